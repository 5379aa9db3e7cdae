import { Button } from '#components/controls/Button.tsx';
import { fill } from '#i18n/plural.ts';
import type { TableProblem } from '#stores/adviser-address.ts';
import type { AdviserText } from './text.ts';
import '#components/odds/address-problems.css';

interface Props {
  readonly problems: readonly TableProblem[];
  readonly onDismiss: () => void;
  readonly text: AdviserText;
}

function sentence(problem: TableProblem, { words, cardNames }: AdviserText): string {
  const { problems } = words;
  switch (problem.code) {
    case 'ladybugInHand':
    case 'noDeckLeft':
    case 'noSecondRound':
      return problems[problem.code];
    case 'enhancementTwice':
      return fill(problems.enhancementTwice, { card: cardNames[problem.value] });
    case 'tooMany':
    case 'badPlayers':
    case 'badOthers':
      return fill(problems[problem.code], { value: problem.value, used: problem.used });
    default:
      return fill(problems[problem.code], { value: problem.value });
  }
}

/** Says which words of the address or of the typed hand could not be used. */
export const TableProblems = ({ problems, onDismiss, text }: Props) => (
  <div class="address-problems" role="alert">
    <p>
      <strong>{text.words.problems.heading}</strong>
    </p>
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.value}`}>{sentence(problem, text)}</li>
      ))}
    </ul>
    <Button onClick={onDismiss}>{text.words.problems.dismiss}</Button>
  </div>
);
