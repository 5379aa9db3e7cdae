/** The odds of the dice, counted exactly: whole numbers of rolls, no rounding and no sampling. */
import type { Ratio } from './ratio.ts';

/**
 * The faces of each die. Printed: Dragonwood's dice, the only ones in this project. They stand here and not with the cards
 * because the odds may not know a game; `dragonwood/cards.ts` passes them on.
 */
export const dieFaces = [1, 2, 2, 3, 3, 4] as const;

/** What one die can show. */
export type DieFace = (typeof dieFaces)[number];

/** The most dice in one roll, and the number in the box. */
export const mostDice = 6;

/** What `captureChance` is asked. */
export interface CaptureQuestion {
  /** Dice rolled: a whole number from 1 to 6. */
  readonly dice: number;
  /** Added to the total of the dice; any whole number. */
  readonly bonus: number;
  /** What dice and bonus must reach together; any whole number. */
  readonly need: number;
  /** One die of your choice may be thrown again after the roll, once. Default: no. */
  readonly reroll?: boolean;
}

/** Counts of rolls, indexed by their total. */
type Distribution = readonly number[];

/** The distribution of `dice` dice that show only `faces`; a roll with another face is not counted. */
function convolve(dice: number, faces: readonly number[]): Distribution {
  const greatest = Math.max(...dieFaces);
  let counts: Distribution = [1];
  for (let die = 1; die <= dice; die++) {
    const next = Array.from({ length: die * greatest + 1 }, () => 0);
    counts.forEach((count, total) => {
      for (const face of faces) next[total + face] = (next[total + face] ?? 0) + count;
    });
    counts = next;
  }
  return counts;
}

const allFaces: readonly number[] = dieFaces;

/** The distribution of the rolls whose lowest die shows `lowest`: all dice at least that, less all dice above it. */
function distributionWithLowest(dice: number, lowest: number): Distribution {
  const atLeast = convolve(
    dice,
    allFaces.filter((face) => face >= lowest),
  );
  const above = convolve(
    dice,
    allFaces.filter((face) => face > lowest),
  );
  return atLeast.map((count, total) => count - (above[total] ?? 0));
}

function checkDice(dice: number): void {
  if (!Number.isInteger(dice) || dice < 1 || dice > mostDice) {
    throw new RangeError(`dice must be a whole number from 1 to ${mostDice}, not ${String(dice)}`);
  }
}

function checkWhole(name: 'bonus' | 'need', value: number): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name} must be a whole number, not ${String(value)}`);
}

/**
 * How many of the 6^dice rolls show each total: an array indexed by the total, from 0 to the greatest, with 0 at totals
 * that no roll shows. `dice` is a whole number from 1 to 6, anything else throws a RangeError.
 */
export function rollDistribution(dice: number): readonly number[] {
  checkDice(dice);
  return convolve(dice, dieFaces);
}

/** The rolls that hit with one optional re-roll, each paired with the six second throws of one die. */
function hitsWithReroll(dice: number, target: number): number {
  // Whoever has hit keeps the roll, and all six second throws count. Whoever has missed has nothing to lose, and of all
  // dice the lowest is the best to throw again: the new total is the old one less the face taken up plus the new face, so
  // whatever the new face is, the lowest face taken up leaves the most. Total and lowest die are therefore all that matters.
  let hits = 0;
  for (const lowest of new Set(dieFaces)) {
    distributionWithLowest(dice, lowest).forEach((rolls, total) => {
      const throws = dieFaces.filter((face) => total >= target || total - lowest + face >= target).length;
      hits += rolls * throws;
    });
  }
  return hits;
}

/**
 * The chance that `dice` dice and `bonus` reach `need` together. Unreduced: of 6^dice rolls, or of 6^(dice + 1) with
 * `reroll` (each roll paired with the six second throws of one die), where the player re-rolls as well as possible.
 * Anything but 1 to 6 dice or a whole number (beyond 2^53 too) throws a RangeError that names the value.
 */
export function captureChance({ dice, bonus, need, reroll = false }: CaptureQuestion): Ratio {
  checkDice(dice);
  checkWhole('bonus', bonus);
  checkWhole('need', need);
  const target = need - bonus;
  if (reroll) return { num: hitsWithReroll(dice, target), den: dieFaces.length ** (dice + 1) };
  const num = convolve(dice, dieFaces).reduce((hits, rolls, total) => (total >= target ? hits + rolls : hits), 0);
  return { num, den: dieFaces.length ** dice };
}
