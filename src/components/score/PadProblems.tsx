import { Button } from '#components/controls/Button.tsx';
import type { PadText } from './text.ts';
import '#components/odds/address-problems.css';

interface Props {
  /** Each as a sentence. */
  readonly problems: readonly string[];
  readonly onDismiss: () => void;
  readonly text: PadText;
}

/** Says which parts of the address could not be used. */
export const PadProblems = ({ problems, onDismiss, text }: Props) =>
  problems.length === 0 ? null : (
    <div class="address-problems" role="alert">
      <p>
        <strong>{text.words.problems.heading}</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <Button onClick={onDismiss}>{text.words.problems.dismiss}</Button>
    </div>
  );
