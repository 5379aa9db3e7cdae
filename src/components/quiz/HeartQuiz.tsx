import { cardById, cardTypes, isCardId } from '#engine/dragonheart/index.ts';
import { heartQuestion } from '#engine/quiz/dragonheart/index.ts';
import { Quiz } from './Quiz.tsx';
import type { QuizGame, QuizText } from './words.ts';

/** A card of Dragonheart in words: "Troll 2", "Ship". */
function cardText(card: string, { cardNames }: QuizText): string {
  if (!isCardId(card)) return cardNames[card] ?? card;
  const { type, value } = cardById(card);
  return value > 0 ? `${cardNames[type] ?? type}\u00a0${value}` : (cardNames[type] ?? type);
}

/** The cards type by type: "Troll 1, 3". A Ship has no number, so ships are counted. */
function byType(cards: readonly string[], { cardNames }: QuizText) {
  const known = cards.filter(isCardId).map(cardById);
  return cardTypes.flatMap((type) => {
    const values = known.filter((card) => card.type === type).map(({ value }) => value);
    if (values.length === 0) return [];
    return [{ type, name: cardNames[type] ?? type, values: type === 'ship' ? `×${values.length}` : values.join(', ') }];
  });
}

/** What Dragonheart lends to its quiz. */
export const heartGame: QuizGame = {
  name: 'dragonheart',
  questionAt: heartQuestion,
  cardText,
  draw: ({ value }, _question, text) => {
    if (typeof value === 'number' || !('cards' in value)) return null;
    return (
      <ul class="quiz-cards" role="list">
        {byType(value.cards, text).map(({ type, name, values }) => (
          <li key={type} class="quiz-title">
            {name} <b>{values}</b>
          </li>
        ))}
      </ul>
    );
  },
};

/** The quiz of Dragonheart. */
export const HeartQuiz = (text: QuizText) => <Quiz game={heartGame} text={text} />;
