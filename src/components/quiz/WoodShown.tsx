import { Die } from '#components/cards/Die.tsx';
import { AdventurerChip } from '#components/prose/AdventurerChip.tsx';
import {
  adventurerById,
  isAdventurerId,
  isCreatureId,
  isEnhancementId,
  methods,
  pointsOf,
  targetById,
} from '#engine/dragonwood/index.ts';
import type { Question, Shown } from '#engine/quiz/index.ts';
import type { QuizText } from './words.ts';

/** A card of Dragonwood in words: "Red 7", "Fire Ants"; a die by its number. */
export function woodCardText(card: string, { face, cardNames }: QuizText): string {
  if (card === 'L') return face.ladybug.name;
  if (!isAdventurerId(card)) return cardNames[card] ?? card;
  const { suit, rank } = adventurerById(card);
  return `${face.suits[suit]} ${rank}`;
}

/** What else must be known of a title: numbers of a target, points of a captured creature, what an enhancement does. */
function factsOf(card: string, { label }: Shown, { kind }: Question, { face }: QuizText): string {
  if (label === 'target' && (isCreatureId(card) || isEnhancementId(card))) {
    const { needs } = targetById(card);
    return methods.map((method) => `${face.methods[method]}\u00a0${needs[method]}`).join(', ');
  }
  if (label === 'pile' && isCreatureId(card)) return String(pointsOf(card));
  // What the card does is the question there.
  return label === 'help' && isEnhancementId(card) && kind !== 'does-it-help' ? face.effects[card] : '';
}

interface Props {
  readonly cards: readonly string[];
  readonly shown: Shown;
  readonly question: Question;
  readonly text: QuizText;
}

/** Cards and dice that a question of Dragonwood shows. */
export const WoodShown = ({ cards, shown, question, text }: Props) => (
  <ul class="quiz-cards" role="list">
    {cards.map((card, place) => {
      if (shown.label === 'rolled') {
        return (
          <li key={place} class="quiz-die">
            <span class="visually-hidden">{card}</span>
            <Die face={Number(card)} base={text.base} />
          </li>
        );
      }
      if (isAdventurerId(card)) {
        return (
          <li key={place}>
            <AdventurerChip card={adventurerById(card)} words={text.face} base={text.base} />
          </li>
        );
      }
      const facts = factsOf(card, shown, question, text);
      return (
        <li key={place} class="quiz-title">
          {woodCardText(card, text)}
          {facts && <small> {facts}</small>}
        </li>
      );
    })}
  </ul>
);
