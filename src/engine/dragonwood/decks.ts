/** The two decks of Dragonwood, card by card, unshuffled. */
import { creatures, enhancements, events, ranks, suits, type DragonwoodCardId, type Rank, type Suit } from './cards.ts';

/** The letter of each suit in notation. */
export const suitLetters = {
  red: 'R',
  orange: 'O',
  green: 'G',
  purple: 'P',
  blue: 'B',
} as const satisfies Readonly<Record<Suit, string>>;

/** An Adventurer in notation: the suit's letter and the rank, `R7`. */
export type AdventurerId = `${(typeof suitLetters)[Suit]}${Rank}`;

/** An Adventurer; its id is its notation. */
export interface Adventurer {
  readonly kind: 'adventurer';
  readonly id: AdventurerId;
  readonly suit: Suit;
  readonly rank: Rank;
}

/** A Lucky Ladybug: no Adventurer, never held. */
export interface Ladybug {
  readonly kind: 'ladybug';
  readonly id: 'L';
}

/** A card of the Adventurer deck. */
export type AdventurerCard = Adventurer | Ladybug;

/** The 60 Adventurers, suit by suit. */
export const adventurers: readonly Adventurer[] = suits.flatMap((suit) =>
  ranks.map((rank): Adventurer => ({ kind: 'adventurer', id: `${suitLetters[suit]}${rank}`, suit, rank })),
);

const adventurersById: ReadonlyMap<string, Adventurer> = new Map(adventurers.map((card) => [card.id, card]));

/** Whether a word is an Adventurer's notation, in capitals. */
export const isAdventurerId = (id: string): id is AdventurerId => adventurersById.has(id);

/** The Adventurer of that notation. Anything else throws a RangeError. */
export function adventurerById(id: AdventurerId): Adventurer {
  const card = adventurersById.get(id);
  if (!card) throw new RangeError(`no Adventurer is called ${id}`);
  return card;
}

/** The Lucky Ladybug; all copies are alike, so they share one id. */
export const ladybug: Ladybug = { kind: 'ladybug', id: 'L' };

/** How many Lucky Ladybugs the Adventurer deck holds beside the 60 Adventurers. */
export const ladybugCount = 4;

/** The Adventurer deck: 60 Adventurers and 4 Lucky Ladybugs, 64 cards. */
export const adventurerDeck: readonly AdventurerCard[] = [
  ...adventurers,
  ...Array.from({ length: ladybugCount }, () => ladybug),
];

/** The Dragonwood deck with both dragons: the titles of its 42 cards, each as often as there are copies of it. */
export const dragonwoodDeck: readonly DragonwoodCardId[] = [...creatures, ...enhancements, ...events].flatMap(
  ({ id, copies }) => Array.from({ length: copies }, () => id),
);
