/** The quiz of Dragonheart. */
import { questionAt, type Maker } from '../make.ts';
import { bait, whatIsLeft, whoWins } from './counts.ts';
import type { HeartKind, HeartQuestion } from './lines.ts';
import { cheapestPlay, howManyFit, isThereAChoice, whatIsTaken, whereDoTheyGo } from './plays.ts';
import { doesItEnd, howManyDrawn, whatGoesBack, whoHasTheDragon } from './turns.ts';

export { parseSeed, questionsInQuiz } from '../make.ts';
export type { QuizValue, Said } from '../question.ts';
export { heartKinds, type HeartKind, type HeartLabel, type HeartLine, type HeartQuestion } from './lines.ts';

/** Makes each kind of question. */
export const heartMakers: Readonly<Record<HeartKind, Maker<HeartQuestion>>> = {
  'what-is-taken': whatIsTaken,
  'how-many-fit': howManyFit,
  'is-there-a-choice': isThereAChoice,
  'where-do-they-go': whereDoTheyGo,
  'cheapest-play': cheapestPlay,
  'who-has-the-dragon': whoHasTheDragon,
  'how-many-drawn': howManyDrawn,
  'what-goes-back': whatGoesBack,
  'does-it-end': doesItEnd,
  'what-is-left': whatIsLeft,
  bait,
  'who-wins': whoWins,
};

/** Question `number`, from 0, of the quiz with this seed, an unsigned 32-bit number. */
export const heartQuestion = (seed: number, number: number): HeartQuestion => questionAt(heartMakers, seed, number);
