import { forms } from '../plural.ts';

/** What both tables of the sandbox say. */
const common = {
  inHand: forms('in hand', 'in hand'),
  toMove: 'to move',
  yourTurn: 'your turn',
  over: 'The game is over',
  round: 'Round {n}',
  hiddenHand: forms('{who}: {n} card in hand', '{who}: {n} cards in hand'),
  putBack: 'Put back',
  close: 'Close',
};

const wood = {
  creatures: forms('creature', 'creatures'),
  captured: forms('{n} creature captured', '{n} creatures captured'),
  /** All that somebody has captured, as a list. */
  capturedBy: 'Captured: {who}',
  capturedTotal: 'In all: {cards}, {points}.',
  enhancements: 'Enhancements: {who}',
  dragonwoodDeck: 'Dragonwood deck',
  adventurerDeck: 'Adventurers',
  left: '{n} left',
  discard: 'discard {n}',
  pass: 'deck {n} of {of}',
  lastRound: forms('Last round: {n} turn', 'Last round: {n} turns'),
  reload: 'Reload',
  sort: { suit: 'Sort by colour', rank: 'Sort by number' },
  fits: '+ would fit',
  inUse: 'in use',
  inUseBonus: 'in use +{n}',
  laidOut: 'Laid out',
  /** Where there is no room: what lies in the discard pile, and how often the deck is played through. */
  short: { discard: 'discard {n}', pass: '{n}/{of}' },
  /** What the cards that are laid out make. */
  single: 'A single card fits every method.',
  sets: {
    strike: forms('{n} card in a row: a Strike.', '{n} cards in a row: a Strike.'),
    stomp: forms('{n} card of one number: a Stomp.', '{n} cards of one number: a Stomp.'),
    scream: forms('{n} card of one colour: a Scream.', '{n} cards of one colour: a Scream.'),
  },
  withPotion: 'The Potion stands for {card}.',
  noSet: 'These cards do not go together yet.',
  helps: {
    bonus: '{object} adds {n}.',
    die: '{object} adds a die.',
    reroll: '{object} lets you roll one die again.',
    idle: '{object} does not help here.',
  },
  prompt: {
    start: 'Choose what to attack, or reload.',
    target: 'Now choose cards, or one of the ways below.',
    cards: 'Now choose what to attack.',
    tap: 'Choose a card of your hand.',
    methods: 'Choose a card of the row: your ways to attack it appear here, with their chances.',
    wound: forms('A wound: choose a card to discard.', 'A wound: choose a card to discard, {n} in all.'),
    limit: 'More than {n} cards: choose one to discard.',
    'thunder-storm': 'Thunder Storm: choose a card to discard.',
    'wind-storm': 'Wind Storm: choose a card for the player on your right.',
    reroll: 'Lucky Mushroom: roll one die again, or keep the roll.',
  },
  choose: 'Choose',
  atMost: 'at most {n}: out of reach',
  notWithThese: 'not with these cards',
  noCards: 'no cards in hand',
  hopeless:
    'Six dice at the most, each shows up to 4. With these cards you reach {n} at the most, and you need {need}.',
  nothingChosen: 'First choose what to attack.',
  spell: {
    name: 'Dragon Spell',
    roll: forms('Roll {n} die', 'Roll {n} dice'),
    none: 'It takes three cards of one colour in a row, and a dragon in the landscape.',
  },
  potion: { as: 'The Potion stands for', any: 'what fits best' },
  again: {
    total: 'You rolled {total} and need {need}.',
    enough: 'That is enough.',
    short: forms('{n} short.', '{n} short.'),
    keep: 'Keep the roll',
    die: 'Roll the {face} again: {percent}',
  },
};

const heart = {
  deck: forms('in deck', 'in deck'),
  taken: forms('card taken', 'cards taken'),
  yourDeck: 'Your deck',
  lastTurn: 'The last turn',
  lastTurns: forms('{n} more turn, then the game ends', '{n} more turns, then the game ends'),
  prompt: {
    start: 'Choose cards of one kind.',
    choice: 'Choose the pile that you take.',
  },
  title: { one: '{name}, {value}', several: '{n} × {name}', ship: '{name}' },
  takes: {
    never: 'They go onto their space; these cards take nothing themselves.',
    none: 'Takes {pile}, but nothing lies there yet.',
    more: forms('{n} more card takes {pile}.', '{n} more cards take {pile}.'),
    pile: 'Takes all {pile}.',
    choice: 'Takes {piles}: you choose.',
    ships: 'The Ships sail with all that lies in the hold.',
  },
  otherSpace: 'These cards belong on another space: {name}.',
  chooseFirst: 'First choose the cards that you play.',
};

export const playTableWords = { common, wood, heart };

/** What every language says at the tables of the sandbox. */
export type PlayTableWords = typeof playTableWords;
