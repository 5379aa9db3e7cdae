import { forms } from '../plural.ts';
import type { CommonWords } from '../narrate/teller.ts';

/** Words with which both games are told. */
export const commonWords: CommonWords = {
  you: 'you',
  points: forms('{n} point', '{n} points'),
  cards: forms('{n} card', '{n} cards'),
  scores: 'The points: {scores}.',
  score: '{who} {points}',
  wins: { you: 'You win.', other: '{who} wins.' },
  sharedWin: 'The win is shared: {who}.',
  gameOver: 'The game is over.',
  notYourTurn: { you: 'Now it is you who decides.', other: 'Now {who} decides.' },
};
