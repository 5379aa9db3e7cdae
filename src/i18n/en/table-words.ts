import type { Takeable } from '#engine/dragonheart/index.ts';
import { forms } from '../plural.ts';

/** Names of cards as controls: "Blue 7, selected, 2 of 8". */
const card = {
  /** A card that is called by its title. */
  titled: '{name}',
  /** A Dragonheart card with its value; a Ship is `titled`. */
  valued: forms('{name}, worth {value}', '{name}, worth {value}'),
  selected: 'selected',
  addable: 'could be added',
  unfit: 'does not fit',
  target: 'target',
  place: '{n} of {of}',
  /** What the tag of the target says. */
  targetTag: 'Target',
  backs: {
    dragonwood: 'Dragonwood card, face down',
    adventurers: 'Adventurer, face down',
    ruby: 'Dragonheart card, face down, red deck',
    slate: 'Dragonheart card, face down, grey deck',
  },
};

/** Words of rows of cards. */
const rows = {
  hand: 'Your hand, {count} of {limit}',
  handWithoutLimit: forms('Your hand, {count} card', 'Your hand, {count} cards'),
  handEmpty: 'No cards in your hand.',
  enhancements: 'Your enhancements',
  landscape: 'Landscape',
  left: '{n} left',
};

/** Words about a way to attack. */
const method = {
  need: 'need',
  dice: forms('{n} die', '{n} dice'),
  chosen: 'chosen',
  whyNot: 'Why not?',
};

/** The ladder of hints. */
const hints = {
  title: 'Hints',
  rungs: ['Where to look', 'How to think', 'The move'],
  next: ['Give me a hint', 'Another hint', 'Show the move'],
};

/** Dragonheart's board: its spaces as controls, its plates and tags. */
const board = {
  label: 'The board',
  space: '{name}: {what}',
  cards: forms('{n} card', '{n} cards'),
  points: forms('{n} point', '{n} points'),
  of: '{n} of {of}',
  empty: 'empty',
  takenBy: 'taken by {names}',
  or: ' or ',
  take: forms('take {n} point', 'take {n} points'),
  hold: 'The hold',
  greatDragon: 'Great Dragon',
  dragonAt: { you: 'with you', opponent: 'with the opponent' },
  departures: 'Departures',
  departed: '{n} of 3, the third ends the game',
  allDeparted: '{n} of 3: the game ends',
  /** Names with soft hyphens, where they are long. */
  hyphenated: { petrifiedDragon: 'Petri\u00adfied Dragon', sorceress: 'Sorcer\u00adess' } as Readonly<
    Partial<Record<Takeable, string>>
  >,
};

/** What the chosen cards would do. */
const focus = {
  title: '{name}, {value}',
  unit: forms('point', 'points'),
  lie: forms('point lies there:', 'points lie there:'),
  sum: '{cards}, {sum}',
};

export const tableWords = { card, rows, method, hints, board, focus };

/** What every language says at a table of cards. */
export type TableWords = typeof tableWords;
