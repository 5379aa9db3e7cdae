/** How a play feels, for whoever does not count yet. */
import { greatDragonPoints } from '../../dragonheart/index.ts';
import type { Play } from './advise.ts';

/**
 * `good`: it brings a point more than it can be expected to give away, or it gives away next to nothing: at most one hand of
 * ten can take anything. `risky`: it gives away a point more than it brings. `soSo`: neither; in the last turn, where nothing
 * is given away, a play that brings nothing.
 */
export type HeartFace = 'good' | 'soSo' | 'risky';

/** The face of a play. */
export function heartFaceOf(
  { points, winsGreatDragon, risk, danger }: Pick<Play, 'points' | 'winsGreatDragon' | 'risk' | 'danger'>,
  isLastTurn: boolean,
): HeartFace {
  const net = points + (winsGreatDragon ? greatDragonPoints : 0) - (isLastTurn ? 0 : risk);
  if (net >= 1) return 'good';
  if (net <= -1) return 'risky';
  return !isLastTurn && danger.num * 10 <= danger.den ? 'good' : 'soSo';
}
