import { Button } from '#components/controls/Button.tsx';
import './address-problems.css';

interface Props {
  readonly words: { readonly heading: string; readonly dismiss: string };
  /** Each as a sentence; the same is told once. */
  readonly problems: readonly string[];
  readonly onDismiss: () => void;
}

/** Says which parts of the address could not be used. */
export const ProblemList = ({ words, problems, onDismiss }: Props) =>
  problems.length === 0 ? null : (
    <div class="address-problems" role="alert">
      <p>
        <strong>{words.heading}</strong>
      </p>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Button onClick={onDismiss}>{words.dismiss}</Button>
    </div>
  );
