import { ProblemList } from '#components/odds/ProblemList.tsx';
import { fill } from '#i18n/plural.ts';
import type { TableProblem } from '#stores/adviser-address.ts';
import type { AdviserText } from './text.ts';

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
  <ProblemList
    words={text.words.problems}
    problems={problems.map((problem) => sentence(problem, text))}
    onDismiss={onDismiss}
  />
);
