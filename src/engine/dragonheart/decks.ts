/** The decks of Dragonheart, card by card, unshuffled. */
import type { Seat } from '../core/index.ts';
import { typeFacts, type CardType } from './cards.ts';

/** The letters of each type in notation. */
export const typeLetters = {
  dwarf: 'Dw',
  huntress: 'Hu',
  fireDragon: 'Fi',
  treasure: 'Tr',
  troll: 'Tl',
  knight: 'Kn',
  petrifiedDragon: 'Pe',
  sorceress: 'So',
  ship: 'Sh',
} as const satisfies Readonly<Record<CardType, string>>;

/** What a card's id ends with, by the seat whose deck it belongs to. */
const ownerMarks = ['', "'"] as const;

/**
 * A card in notation: the letters of its type and its value, `Tr3`; a Ship is `Sh`. A card of the second seat's deck ends
 * with a prime: `Tr3'`. Cards that are printed alike and come from one deck share the id.
 */
export type CardId = `${(typeof typeLetters)[CardType]}${1 | 2 | 3 | 4 | ''}${(typeof ownerMarks)[number]}`;

/** What is printed on a card: its type and its points, 0 for a Ship. */
export interface PrintedCard {
  readonly type: CardType;
  readonly value: number;
}

/** A card of one of the two decks. */
export interface DragonheartCard extends PrintedCard {
  readonly id: CardId;
  /** The seat whose deck it belongs to, by its back. */
  readonly owner: Seat;
}

/** The deck of one player: 50 cards worth 79 points. The other player's is the same. */
export const dragonheartDeck: readonly PrintedCard[] = typeFacts.flatMap(({ type, values }) =>
  values.map((value) => ({ type, value })),
);

const withOwner = ({ type, value }: PrintedCard, owner: Seat): DragonheartCard => {
  // The printed values are 1 to 4, and 0 only on the Ships.
  const id = `${typeLetters[type]}${value === 0 ? '' : value}${ownerMarks[owner] ?? ''}` as CardId;
  return { id, type, value, owner };
};

/** Both decks by seat, each in the order of `typeFacts`. */
export const decks: readonly (readonly CardId[])[] = ownerMarks.map((_, owner) =>
  dragonheartDeck.map((card) => withOwner(card, owner).id),
);

const cardsById: ReadonlyMap<string, DragonheartCard> = new Map(
  ownerMarks
    .flatMap((_, owner) => dragonheartDeck.map((card) => withOwner(card, owner)))
    .map((card) => [card.id, card]),
);

/** All cards that differ in print or owner, in the order of the decks. */
export const cardIds: readonly CardId[] = [...cardsById.values()].map(({ id }) => id);

/** Whether a word is a card's notation. */
export const isCardId = (id: string): id is CardId => cardsById.has(id);

/** The card of that notation. Anything else throws a RangeError. */
export function cardById(id: CardId): DragonheartCard {
  const card = cardsById.get(id);
  if (!card) throw new RangeError(`no card is called ${id}`);
  return card;
}

/** The points printed on these cards together. */
export function pointsOf(cards: readonly CardId[]): number {
  let points = 0;
  for (const id of cards) points += cardById(id).value;
  return points;
}

const places: ReadonlyMap<CardId, number> = new Map(cardIds.map((id, place) => [id, place]));

/** The cards of all these lists in the order of the decks, which tells nothing of where and how they lay. */
export function inDeckOrder(lists: readonly (readonly CardId[])[]): readonly CardId[] {
  const counts = new Uint8Array(cardIds.length);
  for (const cards of lists) for (const id of cards) counts[places.get(id)!]! += 1;
  const ordered: CardId[] = [];
  // Bots look at very many views: an iterator over the entries takes twice as long here.
  for (let place = 0; place < counts.length; place++) {
    for (let left = counts[place]!; left > 0; left--) ordered.push(cardIds[place]!);
  }
  return ordered;
}
