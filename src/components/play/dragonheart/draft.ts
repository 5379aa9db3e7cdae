/** What a player has chosen at a table of Dragonheart: cards that may look alike, so each has its place in the hand. */
import {
  cardById,
  cardTypes,
  type CardId,
  type CardType,
  type DragonheartTable,
  type Takeable,
} from '#engine/dragonheart/index.ts';

/** A card of the hand. */
export interface HeldCard {
  /** Different for each, also of cards that look alike. */
  readonly key: string;
  readonly card: CardId;
}

/** The hand with a key for each card: its id, and which of those alike it is. */
export const heldCards = (hand: readonly CardId[]): readonly HeldCard[] =>
  hand.map((card, place) => ({
    key: `${card}.${hand.slice(0, place).filter((other) => other === card).length}`,
    card,
  }));

/** The keys of cards that are laid out. */
export const keysOf = (cards: readonly CardId[]): readonly string[] => heldCards(cards).map(({ key }) => key);

/** The cards on the board and in the hold, as they are drawn. */
export function pilesOf({ board, hold }: Pick<DragonheartTable, 'board' | 'hold'>) {
  const drawn = (cards: readonly CardId[]) =>
    cards.map((card) => {
      const { type, value } = cardById(card);
      return { type, value };
    });
  const piles = cardTypes.map((type): [Takeable, ReturnType<typeof drawn>] => [type, drawn(board[type])]);
  return Object.fromEntries([...piles, ['hold', drawn(hold)]]) as Record<Takeable, ReturnType<typeof drawn>>;
}

/** The one type of the chosen cards; null for none or several. */
export function typeOf(cards: readonly CardId[]): CardType | null {
  const [first, ...others] = [...new Set(cards.map((card) => cardById(card).type))];
  return first !== undefined && others.length === 0 ? first : null;
}
