/** How a play feels, for whoever does not count yet. */
import { greatDragonPoints } from '../../dragonheart/index.ts';
import type { Play } from './advise.ts';

/** It brings a point more than it can be expected to give away, about as much, or a point less. */
export type HeartFace = 'good' | 'soSo' | 'risky';

/** The face of a play. */
export function heartFaceOf({
  points,
  winsGreatDragon,
  risk,
}: Pick<Play, 'points' | 'winsGreatDragon' | 'risk'>): HeartFace {
  const net = points + (winsGreatDragon ? greatDragonPoints : 0) - risk;
  if (net >= 1) return 'good';
  return net <= -1 ? 'risky' : 'soSo';
}
