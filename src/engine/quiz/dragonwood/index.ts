/** The quiz of Dragonwood. */
import { questionAt, type Maker } from '../make.ts';
import { doesItHelp, howManyDice, isItASet } from './attacks.ts';
import { bestMethod, outOfReach, worthMost } from './chances.ts';
import type { WoodKind, WoodQuestion } from './lines.ts';
import { afterTheMiss, hitOrMiss, whichDie } from './rolls.ts';
import { event, handAfterReload, whoWins } from './table-questions.ts';

export { parseSeed, questionsInQuiz } from '../make.ts';
export type { QuizValue, Said } from '../question.ts';
export { woodKinds, type WoodKind, type WoodLabel, type WoodLine, type WoodQuestion } from './lines.ts';

/** Makes each kind of question. */
export const woodMakers: Readonly<Record<WoodKind, Maker<WoodQuestion>>> = {
  'is-it-a-set': isItASet,
  'how-many-dice': howManyDice,
  'hit-or-miss': hitOrMiss,
  'best-method': bestMethod,
  'out-of-reach': outOfReach,
  'worth-most': worthMost,
  'does-it-help': doesItHelp,
  'which-die': whichDie,
  'after-the-miss': afterTheMiss,
  event,
  'hand-after-reload': handAfterReload,
  'who-wins': whoWins,
};

/** Question `number`, from 0, of the quiz with this seed, an unsigned 32-bit number. */
export const woodQuestion = (seed: number, number: number): WoodQuestion => questionAt(woodMakers, seed, number);
