import { Button } from '#components/controls/Button.tsx';
import './address-problems.css';

interface Props {
  readonly words: { readonly heading: string; readonly dismiss: string };
  /** Each as a sentence; the same is told once. */
  readonly problems: readonly string[];
  readonly onDismiss: () => void;
}

/** So many are read; an address of nothing but nonsense would be a wall of them. */
const mostTold = 8;

/** Says which parts of the address could not be used. Its button goes with it: the focus goes to the tool before it does. */
export function ProblemList({ words, problems, onDismiss }: Props) {
  const told = [...new Set(problems)];
  if (told.length === 0) return null;
  return (
    <div class="address-problems" role="alert">
      <p>
        <strong>{words.heading}</strong>
      </p>
      <ul>
        {told.slice(0, mostTold).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {told.length > mostTold && <li>…</li>}
      </ul>
      <Button
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>('.calculator')?.focus({ preventScroll: true });
          onDismiss();
        }}
      >
        {words.dismiss}
      </Button>
    </div>
  );
}
