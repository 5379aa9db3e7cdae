import type { CardType } from '#engine/dragonheart/index.ts';
import type { EnhancementId, EventId, Method, Suit } from '#engine/dragonwood/index.ts';
import { forms } from '../plural.ts';

/** What stands on the faces of cards. An island that draws cards is handed this part only. */
const face = {
  methods: { strike: 'Strike', stomp: 'Stomp', scream: 'Scream' } satisfies Record<Method, string>,
  points: forms('{n} point', '{n} points'),
  once: 'once',
  /** A small card has room for one short word: it stands for any Adventurer. */
  any: 'any',
  effects: {
    'lucky-mushroom': 'After a roll, re-roll 1 die',
    'ghost-disguise': '+2 on a Scream',
    'silver-sword': '+2 on a Strike',
    'bucket-of-spinach': '+2 on a Stomp',
    'cloak-of-darkness': '+2 on anything',
    'friendly-bunny': '1 extra die',
    'magical-unicorn': '+1 on anything',
    'lightning-bolt': '+4 on anything',
    'charmed-potion': 'Stands for any one Adventurer',
    'sunny-day': 'Everybody draws 2 cards',
    'thunder-storm': 'Everybody discards 1 card',
    quicksand: 'Enhancements here sink away',
    'wind-storm': 'Everybody passes 1 card to the right',
  } satisfies Record<EnhancementId | EventId, string>,
  ladybug: { name: 'Lucky Ladybug', effect: 'Draw 2 more cards' },
  suits: { red: 'Red', orange: 'Orange', green: 'Green', purple: 'Purple', blue: 'Blue' } satisfies Record<
    Suit,
    string
  >,
  suitLetters: { red: 'R', orange: 'O', green: 'G', purple: 'P', blue: 'B' } satisfies Record<Suit, string>,
  dragonheart: {
    hold: 'the hold',
    or: 'or',
    takes: 'takes: {names}',
    takesAt: '{n} cards take: {names}',
    takenBy: 'taken by: {names}',
  },
};

/** Words of the gallery of cards. */
const gallery = {
  creatures: 'The 16 creatures',
  creaturesNote:
    'The shield holds the points. Sword, boot and face say what a Strike, a Stomp and a Scream must reach.',
  enhancements: 'The nine enhancements',
  enhancementsNote: 'One card each. Those with a ribbon leave the game when used.',
  events: 'The four events',
  eventsNote: 'One card each. They happen when they are turned up.',
  adventurers: 'The 64 Adventurers',
  adventurersNote:
    'Each suit has an emblem and a letter of its own, and every number once. Four Ladybugs fly with them.',
  suits: { red: 'Red', orange: 'Orange', green: 'Green', purple: 'Purple', blue: 'Blue' } satisfies Record<
    Suit,
    string
  >,
  copies: '×{n}',
  copiesSpoken: forms('{n} card', '{n} cards'),
  stays: 'stays with you',
  leaves: 'once, then out of the game',
  odds: 'Chances',
  oddsOf: 'Chances against {name}',
};

/** Words of the table of a Dragonheart deck. */
const deck = {
  caption: 'One deck of 50 cards. Both players have the same.',
  card: 'Card',
  count: 'In a deck',
  values: 'Values',
  noValue: 'no value',
  points: 'Points',
  both: 'In both decks',
  set: 'In a set',
  stack: 'stack',
  total: 'Together',
  totals: '{cards} cards and {points} points in a deck, {bothCards} cards and {bothPoints} points in both.',
};

/** Words of Dragonheart's board. */
const board = {
  hold: 'The hold',
  greatDragon: 'Great Dragon',
  caption: 'Who takes what',
  place: 'Space',
  room: 'Room',
  takes: 'What it does',
  then: 'Afterwards',
  stack: 'a stack of any height',
  frames: forms('room for {n} card', 'room for {n} cards'),
  nothing: 'takes nothing',
  anyTime: 'each time takes {names}',
  atCount: 'with the {ordinal} takes {names}',
  ordinals: { 2: 'second card', 3: 'third card', 4: 'fourth card' } as Readonly<Record<number, string>>,
  or: ' or ',
  piles: {
    dwarf: 'all four Dwarves',
    huntress: 'all Huntresses',
    fireDragon: 'all Fire Dragons',
    treasure: 'all Treasures',
    troll: 'all Trolls',
    knight: 'all Knights',
    petrifiedDragon: 'all Petrified Dragons',
    sorceress: 'all Sorceresses',
    ship: 'all Ships',
    hold: 'all in the hold',
  } satisfies Record<CardType | 'hold', string>,
  after: {
    stay: 'the cards stay',
    toTaker: 'they are yours',
    toHold: 'the cards go to the hold',
    depart: 'the Ships leave the game',
  },
  /** The board on which a space can be chosen. */
  guide: {
    choose: 'Choose a space',
    how: 'Touch a space, or press an arrow key: the board shows what it takes and who takes it.',
    /** Short tags on the spaces that are lit. */
    tags: { taken: 'is taken', choice: 'your choice', taker: 'takes it', next: 'then here', before: 'come here' },
    holdRoom: 'any number of cards',
    comes: 'Who waits here',
    comesText: '{names}, once they have acted',
    and: ' and ',
    takenBy: 'Who takes it',
    takers: {
      each: '{name} (each time)',
      atCount: '{name} (with the {ordinal})',
      fromHold: 'only from the hold: {taker}',
      nobody: 'nobody',
    },
  },
};

/** Words of the list of icons and their authors. */
const credits = {
  by: 'Icons by {author}',
  own: 'Drawn for this site: the shouting face, all landscapes, and what the icons lacked.',
};

export const cardWords = { face, gallery, deck, board, credits };

/** What every language says about cards. */
export type CardWords = typeof cardWords;

/** The part that the faces of cards need. */
export type CardFaceWords = CardWords['face'];
