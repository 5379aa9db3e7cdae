import { forms } from '../plural.ts';

/** Words of the lessons' player, and of the strip that stands in its place on paper and without scripts. */
const player = {
  /** Above the task. */
  place: 'Lesson {n}',
  step: 'step {n} of {of}',
  steps: 'Steps of this lesson',
  /** A link of the bar, with how the step stands. */
  stepLink: 'Step {n}, {state}',
  states: { done: 'done', now: 'you are here', open: 'not done yet' },
  task: 'Your task',
  table: 'The table',
  answer: 'What happened',
  /** The others' moves. */
  tellNext: 'Next',
  waiting: forms('{n} more move to see', '{n} more moves to see'),
  done: 'Done!',
  right: 'Right!',
  wrong: 'Not quite',
  refused: 'The rules do not allow that',
  held: 'Wait a moment',
  /** Numbers that a row lacks. */
  missing: 'missing: {ranks}',
  missed: 'That is allowed, but it is not yet the goal of this step.',
  missedMore: 'Play on, or take a step back and try another way.',
  takeBack: 'Take it back',
  doAnyway: 'Do it anyway',
  nextStep: 'Next step',
  endLesson: 'Finish the lesson',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Start again',
  undone: 'One step back.',
  redone: 'One step forward again.',
  takenBack: 'Taken back. Choose again.',
  restarted: 'The lesson starts again.',
  newTable: { own: 'A new table.', reset: 'The table is set up for this step.', goesOn: '' },
  stepTold: 'Step {n} of {of}. {ask}',
  laidOut: 'The cards of this move are chosen. Now press the button.',
  question: 'Your answer',
  check: 'Check my answer',
  choose: 'Choose an answer first.',
  nothingThere: 'Nothing more can be done here.',
  notKept: {
    blocked: 'This browser does not let the page keep your progress. The lesson works all the same.',
    unusable: 'What this browser had kept of your progress could not be read. From now on it is kept anew.',
  },
  /** Of a lesson that was opened within a page of rules. */
  close: 'Close',
  keys: 'Keys',
  keyList: [
    ['← →', 'move in a row of cards'],
    ['Space', 'choose a card, or put it back'],
    ['Enter', 'play or discard the card, with those you chose'],
    ['Esc', 'put everything back'],
  ],
  /** Keys that the settings switch off. */
  letterKeys: [
    ['H', 'hint'],
    ['Z', 'undo'],
    ['L', 'say the last message again'],
    ['?', 'this list'],
  ],
  /** The end of a lesson. */
  end: {
    title: 'Lesson done',
    learned: 'What you learned',
    next: 'Next lesson: {title}',
    all: 'All lessons',
    odds: 'The odds of that',
    /** To the sandbox, with the table as it lies; and where that is over, to a game of one's own. */
    playOn: 'Play on from here',
    play: 'Play a whole game',
    again: 'Play this lesson again',
  },
};

const overview = {
  title: { dragonwood: 'Learn Dragonwood', dragonheart: 'Learn Dragonheart' },
  description: {
    dragonwood: 'Short lessons at a real table: learn Dragonwood by playing it, one step at a time.',
    dragonheart: 'Short lessons at a real table: learn Dragonheart by playing it, one step at a time.',
  },
  lead: 'Each lesson is a few steps at a real table. You may leave at any time: the page remembers where you were.',
  count: forms('{n} step', '{n} steps'),
  states: { open: 'not started', begun: '{n} of {of} done', finished: 'done' },
  resume: 'Go on with “{title}”',
  begin: 'Begin with “{title}”',
  lessons: 'All lessons',
  quiz: 'Check yourself',
  quizLead: 'Ten questions, new every time, with the rule under each answer.',
  keep: 'Your progress',
  keepLead: 'Your progress stays in this browser and is shared by both languages.',
  export: 'Save as a file',
  import: 'Load from a file',
  reset: 'Forget my progress',
  resetAsk: 'Forget the progress of all lessons of both games?',
  resetYes: 'Yes, forget it',
  resetNo: 'No, keep it',
  wasReset: 'Your progress is forgotten.',
  wasImported: 'The progress of the file was added.',
  notImported: 'That file holds no progress of these lessons.',
  fileName: 'dragon-games-progress.json',
};

/** What the coach of a mini-game says of the learner's turn beside the adviser's. */
const coach = {
  same: 'Coach: the adviser would have done just that. {why}',
  other: 'Coach, on your choice: {own} The adviser would have played otherwise. {move} {why}',
};

/** The lesson as a text. */
const strip = {
  title: 'The lesson as a text',
  /** How search shows it. */
  found: 'Lesson {n}: {title}',
  lead: 'With JavaScript this lesson is played at a real table. Here it is to read.',
  position: 'The table',
  goesOn: 'The table of the step before.',
  hints: 'Hints',
  solution: 'Solution',
  then: 'Then',
  answers: 'Answers',
  hand: 'Your hand: {cards}',
  landscape: 'The row: {cards}',
  enhancements: 'Your enhancements: {cards}',
  board: 'On the board: {cards}',
  boardEmpty: 'The board is empty.',
  hold: 'In the hold: {cards}',
  rules: 'Rules',
};

export const lessonWords = {
  /** By seat; the reader sits first. */
  players: { dragonwood: ['you', 'Mila', 'Pekka', 'Olaf'], dragonheart: ['you', 'Nadya'] },
  player,
  overview,
  coach,
  strip,
};

/** What every language says in the lessons. */
export type LessonWords = typeof lessonWords;
