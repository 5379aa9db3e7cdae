/** Looking back over a game. */
import { forms } from '../plural.ts';

export const reviewWords = {
  open: 'Look back over this game',
  title: 'Looking back',
  thinking: 'The adviser is playing the game through …',
  failed: 'The adviser gave no answer this time.',
  again: 'Try again',
  luck: 'How lucky was it?',
  luckNote: '“Expected” is the sum of the chances of all attacks.',
  expected: 'expected',
  real: 'captured',
  table: 'The numbers',
  player: 'Player',
  attacks: 'Attacks',
  expectedCaptures: 'Captures expected',
  captures: 'Captures',
  expectedPoints: 'Points expected',
  points: 'Points captured',
  /** `{share}` is a percentage. */
  lucky: '{who}: with the same attacks, {share} of all games bring as many captures or more.',
  unlucky: '{who}: with the same attacks, {share} of all games bring as few captures or fewer.',
  even: '{who}: just what could be expected.',
  none: '{who}: no attacks.',
  taken: 'Points taken at once',
  takenNote:
    'What each decision took at once, beside what the adviser would have taken there. The adviser sometimes waits.',
  compared: '{who} took {own} points at once, the adviser would have taken {adviser}.',
  adviser: 'the adviser',
  own: 'taken',
  decisions: 'Your decisions and the adviser’s',
  agreed: forms(
    '{who}: the same as the adviser in {same} of {n} decision.',
    '{who}: the same as the adviser in {same} of {n} decisions.',
  ),
  onlyDifferent: 'Where they differ:',
  allTheSame: 'There is nothing to add: every decision was the adviser’s.',
  move: 'Move {n}',
  did: '{who}: {action}.',
  would: 'The adviser: {action}.',
  show: 'Show this moment',
};

/** What every language says when it looks back. */
export type ReviewWords = typeof reviewWords;
