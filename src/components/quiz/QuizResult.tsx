import { Button } from '#components/controls/Button.tsx';
import { questionsInQuiz } from '#engine/quiz/index.ts';
import { fill } from '#i18n/plural.ts';
import type { QuizWords } from '#i18n/quiz-words.ts';

interface Props {
  readonly score: number;
  readonly seed: number;
  readonly words: QuizWords['common'];
  readonly onAgain: () => void;
}

/** How the quiz went, and what may be done next. */
export const QuizResult = ({ score, seed, words, onAgain }: Props) => (
  <>
    <h2 class="quiz-result" tabIndex={-1} data-focus="result">
      {fill(words.result, { n: score, of: questionsInQuiz })}
    </h2>
    <p>
      {score === questionsInQuiz ? words.resultAll : score * 2 > questionsInQuiz ? words.resultMany : words.resultFew}
    </p>
    <p>
      <Button kind="primary" onClick={onAgain}>
        {words.again}
      </Button>
    </p>
    <p class="quiz-link">
      <a href={`#${seed}`}>{words.link}</a>
    </p>
  </>
);
