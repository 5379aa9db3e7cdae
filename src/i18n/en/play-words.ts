import { forms } from '../plural.ts';

const page = {
  title: { dragonwood: 'Play Dragonwood', dragonheart: 'Play Dragonheart' },
  description: {
    dragonwood: 'Play Dragonwood in your browser: against bots of three strengths or with friends at one screen.',
    dragonheart: 'Play Dragonheart in your browser: against a bot of three strengths or with a friend at one screen.',
  },
  /** Without scripts. */
  noScript:
    'The table needs JavaScript: the bots think in your browser, and nothing is sent anywhere. Without it you can read how to play and see every rule.',
  lessons: 'Lessons',
  rules: 'The rules',
};

/** Before a game. */
const start = {
  quick: 'Quick game',
  quickNote: 'You begin at once, against one bot.',
  quickEasy: 'Play against an easy bot',
  quickNormal: 'Play against a normal bot',
  other: 'Another game',
  otherNote: {
    dragonwood: 'More players, stronger bots, friends at this screen, variants, a seed of your own.',
    dragonheart: 'A stronger bot, a friend at this screen, a seed of your own.',
  },
  more: 'New game with your own choices',
  saved: 'Saved games',
  position: 'Set up a position',
};

const form = {
  title: 'New game',
  players: 'How many players?',
  seat: 'Player {n}',
  name: 'Name (if you like)',
  kind: 'Who plays?',
  kinds: { person: 'a person', easy: 'easy bot', normal: 'normal bot', hard: 'hard bot' },
  kindNotes: {
    easy: 'overlooks things',
    normal: 'counts the odds',
    hard: 'thinks ahead',
  },
  noPerson: 'Nobody here plays: you watch the bots.',
  shared: 'Several people share this screen. A curtain between turns keeps hands secret.',
  edition: 'Rules',
  editions: { tabletop: 'as printed', online: 'of the online table' },
  editionNote: 'They differ only in how a tie is broken.',
  variants: 'Variants',
  variantNames: { dragonSpell: 'Dragon Spell', shortGame: 'Short game' },
  variantNotes: {
    dragonSpell: 'three cards of one colour in a row against a dragon: 2 dice, need 6',
    shortGame: 'the Adventurer deck is played through only once',
  },
  endTrigger: 'When does an empty deck end the game?',
  endTriggers: {
    lastCardDrawn: 'when its last card is drawn',
    cannotRefill: 'at the first refill that falls short',
  },
  seed: 'Seed',
  seedNote: 'The same seed gives the same cards and dice. Leave it as it is for a game of chance.',
  newSeed: 'Another seed',
  badSeed: 'A seed is a whole number from 0 to 4294967295.',
  begin: 'Start the game',
  back: 'Back',
};

/** Kept games. */
const saves = {
  none: 'No games are saved in this browser yet.',
  resume: 'Go on',
  look: 'Look at it',
  over: 'finished',
  moves: forms('{n} move', '{n} moves'),
  remove: 'Delete',
  removeAsk: 'Delete this game for good?',
  removeYes: 'Yes, delete it',
  removeNo: 'No, keep it',
  removed: 'The game is deleted.',
  export: 'Save as a file',
  import: 'Load from a file',
  exportAll: 'Save all as a file',
  notImported: 'That file holds no saved games.',
  /** What came of the games of a file. */
  report: {
    added: forms('{n} game was added.', '{n} games were added.'),
    already: forms('{n} game was here already.', '{n} games were here already.'),
    unreadable: forms('{n} game cannot be read.', '{n} games cannot be read.'),
    notKept: forms('There was no room for {n} game.', 'There was no room for {n} games.'),
  },
  lost: forms('{n} saved game cannot be read any more.', '{n} saved games cannot be read any more.'),
  fileName: { dragonwood: 'dragonwood-games.json', dragonheart: 'dragonheart-games.json' },
  /** Between the names of players. */
  between: ' – ',
};

/** During a game. */
const play = {
  table: 'The table',
  yourTurn: 'It is your turn.',
  turnOf: '{who} is to play.',
  personTurn: '{who}, it is your turn.',
  thinking: '{who} is thinking …',
  asked: {
    reroll: 'Keep your roll, or throw one die again?',
    wound: 'A wound: which card do you give up?',
    thunderStorm: 'Thunder Storm: which card do you discard?',
    windStorm: 'Wind Storm: which card do you pass to the right?',
    discardToLimit: 'Your hand is too full: which card do you discard?',
    choice: 'Which of the two piles do you take?',
  },
  next: 'Next',
  nextAll: 'Show all at once',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'One move back.',
  redone: 'One move forward again.',
  deadEnd: '{who} cannot do anything here: this position leads nowhere.',
  nothingToUndo: 'There is nothing to undo.',
  dice: 'After Undo',
  sameDice: 'same dice',
  newDice: 'new dice',
  diceNotes: {
    same: 'The same move brings the same dice and cards again.',
    fresh: 'What has not happened yet is rolled and shuffled anew.',
  },
  hint: 'Hint',
  noHint: 'No hint comes this time. You can play on without it.',
  rules: 'Rules',
  log: 'What happened',
  edit: 'Edit this position',
  share: 'Link to this moment',
  copied: 'Copied. Whoever opens it sees the game up to here and can play on.',
  manual: 'Copy this link:',
  begun: 'The game begins.',
  resumed: 'The game goes on.',
  /** The panel with the log and the rules. */
  beside: 'Beside the table',
  keys: 'Keys',
  keyList: [
    ['← →', 'move in a row of cards'],
    ['Space', 'choose a card, or put it back'],
    ['Enter', 'play, discard or pass a card'],
    ['Esc', 'put everything back'],
    ['H', 'hint'],
    ['Z', 'undo'],
    ['L', 'say the last message again'],
    ['?', 'this list'],
  ],
  games: 'New game or saved games',
  export: 'Save as a file',
  close: 'Close',
  odds: 'What were the odds of that?',
  oddsAnswer: 'Such a roll hits in {fraction} of all cases: {percent}, {tries}.',
  oddsMore: 'In the calculator',
  refused: 'The rules do not allow that',
  logEmpty: 'Nothing has happened yet.',
};

/** The curtain between people at one screen. */
const curtain = {
  title: '{who} is next',
  text: 'Hand over the screen. The cards show when you press the button.',
  open: 'I am {who}: show my cards',
  /** Before it: the one who has played still looks. */
  handing: 'Your turn is over: {who} is next',
  handOver: 'Cover the cards for {who}',
};

/** Rules at hand. */
const rules = {
  title: 'Rules at hand',
  find: 'Find a rule',
  found: forms('{n} rule', '{n} rules'),
  none: 'No rule has these words. Try fewer letters.',
  all: 'All rules on one page',
};

/** What may go wrong. */
const trouble = {
  blocked:
    'This browser does not let the page keep games. You can play on, but a reload loses the game; a link or a file saves it.',
  full: 'The browser has no room left, so this game is not being saved. Delete an old one, or save this one as a file.',
  otherTab: 'This game has gone on in another tab. If you play on here, it becomes a game of its own.',
  takeTheirs: 'Show the game as it is there',
  parted: 'Another tab has gone on with this game, so here it is a game of its own now.',
  caughtUp: 'This is the game as it is in the other tab.',
  notSaved: 'This browser has no saved game under this address.',
  noExample: 'This example cannot be laid out: it is not on our list, or the list could not be loaded.',
  stuck: '{who} does not answer. You can play this move.',
  retry: 'Let it think again',
  playFor: 'Play its move for it',
  understood: 'All right',
  /** By what is wrong with a link or a file. `{n}` counts moves. */
  link: {
    noReplay: 'This link holds no game: it may have been cut off when it was copied.',
    tooLong: 'This link is longer than any game. Nothing of it was read.',
    otherGame: 'This link belongs to another game.',
    badOptions: 'This link names players or rules that this page does not know.',
    badSeed: 'The seed in this link is no number that a game can begin with.',
    badPosition: 'The position in this link cannot be laid out.',
    newerVersion: 'This link comes from a newer version of the site. What could be read is shown.',
    unreadableMove: 'Move {n} of this link cannot be read. The game is shown up to there.',
    illegalMove: 'Move {n} of this link is not allowed by the rules. The game is shown up to there.',
    badPlayers: 'Some of the players in this link cannot be read. The page has given them names.',
    badMoment: 'The moment in this link does not exist. The last one is shown.',
  },
  left: 'You can begin a new game, or go on with a saved one.',
};

/** Looking at a game. */
const replay = {
  title: 'Replay',
  label: 'Steps of the replay',
  place: 'Move {n} of {of}',
  first: 'First move',
  back: 'One move back',
  forward: 'One move forward',
  last: 'Last move',
  fork: 'Play on from here',
  forked: 'A game of your own goes on from here. The link stays as it is.',
  opened: 'You are looking at a game from a link. Step through it, or play on from any moment.',
  watching: 'This is as far as the game went',
  at: 'After move {n}.',
  seenBy: 'Whose cards are open?',
  nobody: 'nobody’s',
  begin: 'The game begins.',
};

/** The end of a game. */
const end = {
  title: 'The game is over',
  sheet: 'Score sheet',
  picture: 'Who won, and how',
  pictureLabel: '{players}.',
  player: '{who}: {parts}, together {total}',
  part: '{label} {points}',
  winner: 'winner',
  shared: 'shares the win',
  of: '{label} × {n}',
  bonus: forms('For the most creatures ({n} card)', 'For the most creatures ({n} cards)'),
  bonusTied: forms('For the most creatures, shared ({n} card)', 'For the most creatures, shared ({n} cards)'),
  noBonus: forms('{n} creature card: no bonus', '{n} creature cards: no bonus'),
  greatDragon: 'The Great Dragon',
  nothing: 'Nothing was taken.',
  total: 'Total',
  again: 'Play again',
  againNote: 'The same players and rules, with new cards.',
  other: 'Another game',
};

/** How players are called who have no name. */
const names = { you: 'You', person: 'Player {n}', bots: ['Olaf', 'Mila', 'Pekka', 'Nadya'] };

export const playWords = { page, start, form, saves, play, curtain, rules, trouble, replay, end, names };

/** What every language says around a game. */
export type PlayWords = typeof playWords;
