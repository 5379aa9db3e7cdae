/** The deck of Dragonheart, card by card, unshuffled. */
import { typeFacts, type CardType } from './cards.ts';

/** A card: its type and the points printed on it, 0 for a Ship. */
export interface DragonheartCard {
  readonly type: CardType;
  readonly value: number;
}

/** The deck of one player: 50 cards worth 79 points. The other player's is the same. */
export const dragonheartDeck: readonly DragonheartCard[] = typeFacts.flatMap(({ type, values }) =>
  values.map((value) => ({ type, value })),
);
