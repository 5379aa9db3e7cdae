/** What the hard bot holds things to be worth. Apart from the others', for only the hard bot loads it. */
import { plainEnhancements, type Weights } from './weights.ts';

const times = (factor: number): Weights['enhancements'] => {
  const entries = Object.entries(plainEnhancements).map(([id, worth]) => [id, worth * factor]);
  return Object.fromEntries(entries) as Weights['enhancements'];
};

/** The hard bot's: it waits longer for a good set, and thinks more of what helps all game long. */
export const patientWeights: Weights = {
  card: 0.43,
  reload: 4.4,
  reloadFull: 0.28,
  wound: 1.35,
  creature: 0.5,
  enhancements: times(1.9),
  usedUp: 0.4,
};
