/** The adviser of Dragonheart: from a real table to the best play. */
export { adviseHeart, type HeartAdvice, type Play, type Reason } from './advise.ts';
export { heartFaceOf, type HeartFace } from './face.ts';
export type { Opening } from './danger.ts';
export { mostHeld, unseenByYou, usuallyHeld, type HeartQuestion } from './question.ts';
