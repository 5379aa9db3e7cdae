/** Exact chances of rolls, counted once: an answer asks for the same few many times. */
import { captureChance, type CaptureQuestion, type Ratio } from '../../odds/index.ts';

const counted = new Map<string, Ratio>();

/** What `captureChance` counts. */
export function countedChance({ dice, bonus, need, reroll = false }: CaptureQuestion): Ratio {
  const key = `${dice} ${need - bonus} ${String(reroll)}`;
  const known = counted.get(key);
  if (known) return known;
  const chance = captureChance({ dice, bonus, need, reroll });
  counted.set(key, chance);
  return chance;
}

/** How a chance feels, for whoever does not count yet: at least two tries of three, at least one of three, fewer. */
export type Face = 'good' | 'soSo' | 'risky';

/** The face of a chance. */
export function faceOf({ num, den }: Ratio): Face {
  if (3 * num >= 2 * den) return 'good';
  return 3 * num >= den ? 'soSo' : 'risky';
}
