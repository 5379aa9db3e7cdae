import type { Question } from '#engine/quiz/index.ts';
import { fill } from '#i18n/plural.ts';
import { valueText } from './tell.ts';
import type { QuizGame, QuizText } from './words.ts';

interface Props {
  readonly question: Question;
  readonly text: QuizText;
  readonly game: QuizGame;
}

/** What a question shows before it is answered, thing by thing. */
export const QuestionFacts = ({ question, text, game }: Props) => (
  <dl class="quiz-facts">
    {question.shown.map((shown, place) => {
      const { label, value, seat } = shown;
      const who = seat === undefined ? '' : (text.words.players[seat] ?? '');
      return (
        <div key={place}>
          <dt>{fill(text.words.labels[label] ?? '', { who })}</dt>
          <dd>{game.draw(shown, question, text) ?? valueText(value, text, game)}</dd>
        </div>
      );
    })}
  </dl>
);
