import { forms } from '../plural.ts';

/** Words of the score pads. `{names}` are filled in by `fill`. */
export const padWords = {
  title: 'Score pad',
  noScript: 'The score pad needs JavaScript. Paper does not: note the points of each player and add them up.',
  noScriptLink: 'The end and the score',
  player: 'Player {n}',
  players: 'How many players?',
  who: 'Whose cards do you count?',
  name: 'Name',
  way: 'How do you count?',
  ways: { cards: 'Card by card', hand: 'I have counted' },
  cards: 'Tap the cards of {name}',
  tally: {
    has: '({n} with {name})',
    remove: '{card}: take one back',
    noMore: 'There is no more of this card in the game.',
  },
  points: 'Points',
  ofPoints: forms('{n} point', '{n} points'),
  result: {
    heading: 'The score',
    player: 'Player',
    total: 'Total',
    empty: 'Nothing is counted yet.',
    wins: forms('{name} wins with {n} point.', '{name} wins with {n} points.'),
    tie: forms('A tie at {n} point.', 'A tie at {n} points.'),
    winsTie: '{name} wins.',
    shared: 'They share the win: {names}.',
    leads: 'The score now: {scores}.',
    piles: 'Who took what',
  },
  print: 'Print',
  shared: {
    said: 'This pad came with a link. Your own pad is safe on this device.',
    mine: 'Back to mine',
    keep: 'Keep this one instead',
  },
  // What was lost, and the button that brings it back.
  regrets: {
    cleared: { said: 'The pad is empty. The names have stayed.', undo: 'Bring the cards back' },
    replaced: { said: 'This device now keeps the pad that came with the link.', undo: 'Bring mine back' },
    fewer: { said: 'A player has left with everything counted.', undo: 'Bring the player back' },
    byCards: { said: 'The points you had counted are gone.', undo: 'Bring the points back' },
    byHand: { said: 'The cards have become their points.', undo: 'Bring the cards back' },
  },
  places: {
    device: 'The pad stays on this device until you clear it.',
    link: 'This pad came with a link. It stays on this device once you write on it.',
    shared: 'This pad is in its link alone. What you write on it goes into the address above.',
    nowhere: 'This browser keeps nothing, so the pad is gone when you leave. Copy its link to keep it.',
  },
  share: {
    link: 'Copy a link to this pad',
    copied: 'The link is copied.',
    manual: 'Copy this address:',
    reset: 'Clear the pad',
  },
  problems: {
    heading: 'Part of the address was not understood',
    tooManyCopies: '{name}: there are not so many cards “{value}”.',
    badPoints: '{name}: points cannot be “{value}”.',
    dismiss: 'All right',
  },
  dragonwood: {
    description:
      'Count a game of Dragonwood at your table: tap the creatures each player captured, and the page adds the extra points and settles a tie.',
    lead: 'The game is over? Tap the creatures that each of you captured. The pad adds the points, the extra for most creatures, and settles a tie.',
    edition: 'Rules for a tie',
    editions: { tabletop: 'as printed', online: 'of the online table' },
    shields: 'Shields',
    creatures: 'Creatures',
    bonus: 'Extra',
    hasOrange: 'The Orange Dragon is among them',
    pointsHint: 'The shields alone: the pad adds the extra for most creatures.',
    problems: {
      badPlayers: 'The number of players “{value}” is not 2, 3 or 4.',
      badEdition: 'There are no rules called “{value}”.',
      unknownCard: '{name}: there is no creature “{value}”.',
      badCount: '{name}: the number of creatures cannot be “{value}”.',
      secondOrange: '{name}: another player has the Orange Dragon already.',
    },
    ties: {
      orangeDragon: 'The Orange Dragon decides.',
      mostCreatures: 'The most creatures decide.',
      shared: 'Nothing decides between them.',
    },
  },
  dragonheart: {
    description:
      'Count a game of Dragonheart at your table: tap the cards each player took, add the Great Dragon, and see who won.',
    lead: 'The game is over? Tap the cards that each of you took and say who has the Great Dragon. Ships that have departed count for nobody.',
    figure: 'Who has the Great Dragon?',
    nobody: 'Nobody',
    pointsHint: 'The cards alone: the pad adds the points of the Great Dragon.',
    problems: {
      unknownCard: '{name}: there is no card “{value}”.',
      badFigure: 'Who has the Great Dragon was not understood: “{value}”.',
    },
    shields: 'On cards',
    greatDragon: 'Great Dragon',
    card: '{name} {value}',
    ties: { greatDragon: 'The Great Dragon decides.', shared: 'Nothing decides between them.' },
  },
};

export type PadWords = typeof padWords;
