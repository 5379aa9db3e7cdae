import { woodQuestion } from '#engine/quiz/dragonwood/index.ts';
import { Quiz } from './Quiz.tsx';
import type { QuizGame, QuizText } from './words.ts';
import { woodCardText, WoodShown } from './WoodShown.tsx';

/** What Dragonwood lends to its quiz. */
export const woodGame: QuizGame = {
  name: 'dragonwood',
  questionAt: woodQuestion,
  cardText: woodCardText,
  draw: (shown, question, text) => {
    const { value } = shown;
    if (typeof value === 'number') return null;
    const cards = 'cards' in value ? value.cards : 'card' in value ? [value.card] : [];
    return cards.length > 0 ? <WoodShown cards={cards} shown={shown} question={question} text={text} /> : null;
  },
};

/** The quiz of Dragonwood. */
export const WoodQuiz = (text: QuizText) => <Quiz game={woodGame} text={text} />;
