/** How cards of the hand go with those that are laid out, and in which order they lie. */
import { adventurerById, methods, suits, whyNotSet, type AdventurerId, type Method } from '#engine/dragonwood/index.ts';
import type { CardState } from '#components/cards/card-name.ts';

/** Orders of a hand: by colour, then number; or the other way round. */
export const sortings = ['rank', 'suit'] as const;
export type Sorting = (typeof sortings)[number];

/** The hand in that order. */
export function sortedHand(hand: readonly AdventurerId[], sorting: Sorting): readonly AdventurerId[] {
  const keyOf = (id: AdventurerId) => {
    const { suit, rank } = adventurerById(id);
    const colour = suits.indexOf(suit);
    return sorting === 'suit' ? colour * 100 + rank : rank * 100 + colour;
  };
  return hand.toSorted((a, b) => keyOf(a) - keyOf(b));
}

/** The methods for which these cards are a set; `potion` stands for one card more. */
export const methodsOf = (cards: readonly AdventurerId[], potion: boolean): readonly Method[] =>
  methods.filter((method) => whyNotSet(method, cards.map(adventurerById), potion) === null);

/** How a card of the hand goes with the chosen ones. */
export function fitOf(card: AdventurerId, chosen: readonly AdventurerId[], potion: boolean): CardState {
  if (chosen.includes(card)) return 'selected';
  if (chosen.length === 0) return 'selectable';
  return methodsOf([...chosen, card], potion).length > 0 ? 'addable' : 'unfit';
}
