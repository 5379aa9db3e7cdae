/** The cards of Dragonheart as data: what is printed on them and on the board, no words. Numbers: the printed cards. */

/** The nine types of cards. */
export const cardTypes = [
  'dwarf',
  'huntress',
  'fireDragon',
  'treasure',
  'troll',
  'knight',
  'petrifiedDragon',
  'sorceress',
  'ship',
] as const;
export type CardType = (typeof cardTypes)[number];

/** Where a type's cards lie on the board: a stack without limit, or a limited number of frames. */
export type Space = { readonly kind: 'stack' } | { readonly kind: 'limited'; readonly capacity: number };

/** A pile that a card type can take. */
export type Takeable = CardType | 'hold';

/** What becomes of the cards whose play took something. */
export type AfterTaking = 'stay' | 'toTaker' | 'toHold' | 'depart';

/** What is printed on the cards of one type, for one of the two equal decks. */
export interface TypeFacts {
  readonly type: CardType;
  /** One value a card, ascending; a Ship's card shows no number and counts 0. */
  readonly values: readonly number[];
  readonly space: Space;
  /** The number of cards on the space that takes something; null: the type never takes. */
  readonly takesAt: number | null;
  /** The piles it takes; where there are two, the player chooses one. */
  readonly takes: readonly Takeable[];
  readonly after: AfterTaking;
}

/** All nine types, by the number of their cards in a deck. */
export const typeFacts: readonly TypeFacts[] = [
  {
    type: 'dwarf',
    values: [1, 1, 1, 1, 1, 1, 2, 2, 2, 3],
    space: { kind: 'limited', capacity: 4 },
    takesAt: 4,
    takes: ['dwarf'],
    after: 'toTaker',
  },
  {
    type: 'huntress',
    values: [1, 1, 1, 1, 2, 2],
    space: { kind: 'limited', capacity: 3 },
    takesAt: 3,
    takes: ['fireDragon'],
    after: 'toHold',
  },
  {
    type: 'fireDragon',
    values: [2, 3, 3, 4],
    space: { kind: 'stack' },
    takesAt: 1,
    takes: ['treasure'],
    after: 'stay',
  },
  {
    type: 'treasure',
    values: [1, 1, 2, 2, 3, 3, 4],
    space: { kind: 'stack' },
    takesAt: null,
    takes: [],
    after: 'stay',
  },
  {
    type: 'troll',
    values: [1, 2, 3],
    space: { kind: 'stack' },
    takesAt: 1,
    takes: ['sorceress'],
    after: 'stay',
  },
  {
    type: 'knight',
    values: [1, 1, 1, 1, 2],
    space: { kind: 'limited', capacity: 2 },
    takesAt: 2,
    takes: ['sorceress', 'troll'],
    after: 'toHold',
  },
  {
    type: 'petrifiedDragon',
    values: [2, 2, 2, 2, 2],
    space: { kind: 'stack' },
    takesAt: null,
    takes: [],
    after: 'stay',
  },
  {
    type: 'sorceress',
    values: [1, 1, 2, 2],
    space: { kind: 'stack' },
    takesAt: 1,
    takes: ['treasure', 'petrifiedDragon'],
    after: 'stay',
  },
  {
    type: 'ship',
    values: [0, 0, 0, 0, 0, 0],
    space: { kind: 'limited', capacity: 3 },
    takesAt: 3,
    takes: ['hold'],
    after: 'depart',
  },
];

const factsByType = Object.fromEntries(typeFacts.map((facts) => [facts.type, facts])) as Readonly<
  Record<CardType, TypeFacts>
>;

/** What is printed on the cards of that type. */
export const factsOf = (type: CardType): TypeFacts => factsByType[type];

/** Points that the Great Dragon brings its holder at the end. */
export const greatDragonPoints = 3;
