import { fill } from '#i18n/plural.ts';
import type { Problem } from '#stores/odds-address.ts';
import { ProblemList } from './ProblemList.tsx';
import type { OddsText } from './words.ts';

interface Props {
  readonly problems: readonly Problem[];
  readonly onDismiss: () => void;
  readonly text: OddsText;
}

/** Says which parts of the address could not be used and what is asked in their place. */
export const AddressProblems = ({ problems, onDismiss, text }: Props) => (
  <ProblemList
    words={text.words.problems}
    problems={problems.map((problem) => sentence(problem, text))}
    onDismiss={onDismiss}
  />
);

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
