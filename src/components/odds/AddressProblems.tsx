import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import type { Problem } from '#stores/odds-address.ts';
import type { OddsText } from './words.ts';
import './address-problems.css';

interface Props {
  readonly problems: readonly Problem[];
  readonly onDismiss: () => void;
  readonly text: OddsText;
}

/** Says which parts of the address could not be used and what is asked in their place. */
export function AddressProblems({ problems, onDismiss, text }: Props) {
  const { problems: words } = text.words;
  return (
    <div class="address-problems" role="alert">
      <p>
        <strong>{words.heading}</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.code}>{sentence(problem, text)}</li>
        ))}
      </ul>
      <Button onClick={onDismiss}>{words.dismiss}</Button>
    </div>
  );
}

function sentence(problem: Problem, { words, cardNames }: OddsText): string {
  const { value } = problem;
  switch (problem.code) {
    case 'unknownTarget':
      return fill(words.problems.unknownTarget, { value, used: cardNames[problem.used] });
    case 'badCards':
      return fill(words.problems.badCards, { value, ...problem.used });
    case 'unknownEnhancement':
      return fill(words.problems.unknownEnhancement, { value });
  }
}
