/** Setting up a position. */
import { forms } from '../plural.ts';

/** Parts of a position, as the engine names them. `{who}` is a player. */
const places = {
  hands: 'Hand: {who}',
  deck: 'Adventurer deck, the next card first',
  discard: 'Discard pile',
  landscape: 'Landscape',
  dragonwood: 'Dragonwood deck, the next card first',
  creatures: 'Creatures: {who}',
  enhancements: 'Enhancements: {who}',
  gone: 'Out of the game',
  decks: 'Deck, the next card first: {who}',
  board: 'On the board',
  hold: 'In the hold',
  departed: 'Ships that have left',
  piles: 'Taken cards: {who}',
};

/** What a problem is about, besides the places. */
const matters = {
  phase: 'what is asked',
  left: 'the turns that are left',
  removed: 'the cards removed at set-up',
  card: 'a card',
  ended: 'how the game ended',
  active: 'who is to play',
  players: 'the players',
};

export const positionWords = {
  title: 'Set up a position',
  lead: 'Choose a place, then cards from the box. Choose a card again to take it up. What you do not lay out is dealt by the seed.',
  seen: 'This is your game as you see it. Cards that lie hidden from you, in hands, decks and piles, are dealt by chance. The game itself stays among the saved ones.',
  places,
  matters,
  other: 'the position',
  layHere: 'Lay cards here',
  laysHere: 'Cards go here',
  empty: 'empty',
  box: 'The box: cards for “{place}”',
  left: forms('{n} left', '{n} left'),
  others: 'More cards, by chance',
  players: 'Players',
  active: 'Who is to play?',
  against: 'Who are the others?',
  clear: 'Take all up',
  deal: 'A new deal',
  fine: 'This position can be played.',
  problems: {
    missing: 'This cannot be played yet. Something is missing: {what}.',
    unknown: 'This cannot be played. The rules do not know this: {what}.',
    repeated: 'There are not so many copies of this card: {what}.',
    outOfRange: 'Too many or too few: {what}.',
    superfluous: 'Too much lies there: {what}.',
    contradiction: 'The rules do not let this happen: {what}.',
    tooLong: 'This is too much for a position.',
  },
  notYet: 'The position cannot be played yet.',
  play: 'Play from here',
  link: 'Puzzle link',
  copied: 'Copied. Whoever opens it sees this position and can play from there.',
  manual: 'Copy this link:',
  back: 'Back',
};

/** What every language says when a position is set up. */
export type PositionWords = typeof positionWords;
