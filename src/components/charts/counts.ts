/** What the charts show, counted by the engine. */
import {
  attemptOdds,
  mostAdventurers,
  type AttemptOdds,
  type EnhancementId,
  type Method,
  type TargetId,
} from '#engine/dragonwood/index.ts';
import {
  captureChance,
  compareRatios,
  isCertain,
  isImpossible,
  isLikely,
  rollDistribution,
  type Ratio,
} from '#engine/odds/index.ts';
import type { Wish } from '#stores/charts-address.ts';

/** How a cell of the heat map is filled. */
export const levels = ['never', 'rare', 'some', 'likely', 'good', 'certain'] as const;
export type Level = (typeof levels)[number];

const threeOfFour: Ratio = { num: 3, den: 4 };

/** The level of a chance: what is certain or impossible has one of its own. */
export function levelOf(chance: Ratio): Level {
  if (isImpossible(chance)) return 'never';
  if (isCertain(chance)) return 'certain';
  if (compareRatios(chance, threeOfFour) >= 0) return 'good';
  if (isLikely(chance)) return 'likely';
  return 4 * chance.num >= chance.den ? 'some' : 'rare';
}

/** A chance in whole percent without the sign: 0 and 100 only where they are certain. */
export function cellText(chance: Ratio): string {
  if (isImpossible(chance)) return '0';
  if (isCertain(chance)) return '100';
  const percent = (100 * chance.num) / chance.den;
  if (percent < 1) return '<1';
  return percent > 99 ? '>99' : String(Math.round(percent));
}

/** The odds against a target by one method, with 1 Adventurer, 2, and so on to the most that the method allows. */
export const rowOf = (
  target: TargetId,
  method: Method,
  enhancements: readonly EnhancementId[],
): readonly AttemptOdds[] =>
  Array.from({ length: mostAdventurers[method] }, (_, before) =>
    attemptOdds({ target, method, adventurers: before + 1, enhancements }),
  );

const fulfils: Readonly<Record<Wish, (chance: Ratio) => boolean>> = {
  likely: isLikely,
  threeOfFour: (chance) => compareRatios(chance, threeOfFour) >= 0,
  nineOfTen: (chance) => compareRatios(chance, { num: 9, den: 10 }) >= 0,
  certain: isCertain,
};

/** The fewest Adventurers that fulfil a wish, and the dice they throw; null when the most do not. */
export function fewestFor(
  wish: Wish,
  target: TargetId,
  method: Method,
  enhancements: readonly EnhancementId[],
): { readonly adventurers: number; readonly dice: number } | null {
  const row = rowOf(target, method, enhancements);
  const place = row.findIndex(({ chance }) => fulfils[wish](chance));
  const found = row[place];
  return found ? { adventurers: place + 1, dice: found.dice } : null;
}

/** One number on the axis of a roll, the bonus included. */
export interface RollBar {
  readonly total: number;
  readonly exactly: Ratio;
  readonly atLeast: Ratio;
  /** With one die thrown again where that helps. */
  readonly withReroll: Ratio;
}

/** A roll of 1 to 6 dice with a bonus, number by number, from the least total to the greatest. */
export function rollBars(dice: number, bonus: number): readonly RollBar[] {
  const counts = rollDistribution(dice);
  const rolls = counts.reduce((sum, count) => sum + count, 0);
  return counts.flatMap((count, onDice) => {
    if (count === 0) return [];
    const total = onDice + bonus;
    return [
      {
        total,
        exactly: { num: count, den: rolls },
        atLeast: captureChance({ dice, bonus, need: total }),
        withReroll: captureChance({ dice, bonus, need: total, reroll: true }),
      },
    ];
  });
}

/** The totals that come up most often: two where the dice have no middle. */
export function mostCommon(bars: readonly RollBar[]): readonly number[] {
  const most = Math.max(...bars.map(({ exactly }) => exactly.num));
  return bars.filter(({ exactly }) => exactly.num === most).map(({ total }) => total);
}
