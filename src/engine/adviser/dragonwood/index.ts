/** The adviser of Dragonwood: from a real table to the best move. */
export { advise, type Advice, type Reason, type Recommendation } from './advise.ts';
export type { Capture, Captures, OneUse } from './captures.ts';
export { faceOf, type Face } from './chance.ts';
export type { GrowingSet, ReloadOutlook, TargetOutlook } from './outlook.ts';
export {
  deckRounds,
  deckSizeOf,
  fewestInDeck,
  mostInHand,
  mostOpen,
  mostOthersHold,
  roundsOf,
  usualOthersHold,
  type DeckRound,
  type TableQuestion,
} from './question.ts';
export { adviseReroll, type RerollAdvice, type Rolled } from './reroll.ts';
