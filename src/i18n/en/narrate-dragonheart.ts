/** The words with which a game of Dragonheart is told. */
import type { CardType, Takeable } from '#engine/dragonheart/index.ts';
import { forms, type PluralForms } from '../plural.ts';
import { commonWords } from './narrate.ts';

/** Cards of one type: what one is called, all of them, and a number of them to which something is done. */
export interface TypeWords {
  readonly name: string;
  readonly all: string;
  /** "all Treasures", to which something is done. */
  readonly allObject: string;
  readonly counted: PluralForms;
  /** That there are none to take. */
  readonly none: string;
}

const type = (name: string, all = `${name}s`): TypeWords => ({
  name,
  all,
  allObject: all,
  counted: forms(`a ${name}`, `{n} ${all}`),
  none: `no ${all}`,
});

const types: Record<CardType, TypeWords> = {
  dwarf: type('Dwarf', 'Dwarves'),
  huntress: type('Huntress', 'Huntresses'),
  fireDragon: type('Fire Dragon'),
  treasure: type('Treasure'),
  troll: type('Troll'),
  knight: type('Knight'),
  petrifiedDragon: type('Petrified Dragon'),
  sorceress: type('Sorceress', 'Sorceresses'),
  ship: type('Ship'),
};

const noneOf: Record<Takeable, string> = {
  ...(Object.fromEntries(Object.entries(types).map(([id, { none }]) => [id, none])) as Record<CardType, string>),
  hold: 'nobody in the hold',
};

const events = {
  played: { you: 'You play {cards}.', other: '{who} plays {cards}.' },
  onSpace: 'The space now holds {n} of {of}.',
  onStack: forms('The space now holds {n} card.', 'The space now holds {n} cards.'),
  choice: {
    you: 'You may take one of two stacks: {piles}.',
    other: '{who} may take one of two stacks: {piles}.',
  },
  /** A stack with what it is worth. */
  pile: '{cards} ({points})',
  or: ' or ',
  taken: { you: 'You take {cards}: {points}.', other: '{who} takes {cards}: {points}.' },
  holdTaken: {
    you: 'You take everything in the hold, {cards}: {points}.',
    other: '{who} takes everything in the hold, {cards}: {points}.',
  },
  nothingTaken: 'There is nothing to take: {piles}.',
  toHold: 'The {all} move to the hold.',
  departed: 'The Ships leave the game: departure {n} of 3.',
  dragon: { you: 'You get the Great Dragon.', other: '{who} gets the Great Dragon.' },
  dragonLost: { you: 'You lose it.', other: '{who} loses it.' },
  putBack: {
    you: 'A card of your hand, picked at random, goes back onto your deck: {card}.',
    other: '{who} puts a card of the hand, picked at random, back onto the deck.',
  },
  drew: { you: 'You draw {cards}.', other: '{who} draws {cards}.' },
  drewSeen: { you: 'You draw {cards}: {seen}.', other: '{who} draws {cards}: {seen}.' },
  withDragon: 'With the Great Dragon that makes a hand of {limit}.',
  fellShort: {
    you: 'Your deck is empty: your hand stays at {cards}.',
    other: '{who} has an empty deck and stays at {cards}.',
  },
  shipsEnd: 'The third departure: after this turn there is only one more.',
  deckEnd: {
    you: 'Your deck is used up: after this turn there is only one more.',
    other: '{who} has used up the deck: after this turn there is only one more.',
  },
  turn: { you: 'It is your turn.', other: '{who} has the next turn.' },
  lastTurn: { you: 'It is your turn, the last one.', other: '{who} has the next turn, the last one.' },
  over: 'The game is over.',
  tie: {
    greatDragon: 'The points are equal: the Great Dragon decides.',
    shared: 'The points are equal, and nobody has the Great Dragon.',
  },
};

const refusals = {
  wrongPhase: {
    turn: 'Now it is time to play cards.',
    choice: 'First take one of the two stacks.',
    over: 'The game is over.',
  },
  noCards: 'At least one card must be played: nobody may pass.',
  notInHand: 'That card is not in your hand: {card}.',
  notSoMany: 'You have too few of that card: {card}.',
  mixedTypes: 'These are cards of different types: {types}. Play one type in a turn.',
  tooManyCards: forms(
    '{all} have {capacity} places, {onSpace} of them taken: only {n} card fits.',
    '{all} have {capacity} places, {onSpace} of them taken: only {n} cards fit.',
  ),
  full: 'All {capacity} places of the {all} are taken.',
  emptyPile: 'Nothing lies there to take: {pile}.',
  notOffered: 'The cards played do not take that stack, only {piles}.',
};

export const dragonheartNarration = {
  ...commonWords,
  types,
  noneOf,
  hold: 'the hold',
  /** A card with its value. */
  card: '{name} {value}',
  /** Cards of one type with their values, where they show any. */
  withValues: '{cards} ({values})',
  events,
  actions: { play: 'Play {cards}', playNothing: 'Play no card', take: 'Take the {all}' },
  refusals,
};

/** What every language tells a game of Dragonheart with. */
export type DragonheartNarration = typeof dragonheartNarration;
