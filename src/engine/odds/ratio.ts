/**
 * A chance as counted: `num` of `den` equally likely rolls, both whole numbers, 0 ≤ num ≤ den. Never reduced, because
 * "13 of 36 rolls" is the explanation and "0.361" is not.
 */
export interface Ratio {
  readonly num: number;
  readonly den: number;
}

/** No roll succeeds. */
export const isImpossible = ({ num }: Ratio): boolean => num === 0;

/** Every roll succeeds. */
export const isCertain = ({ num, den }: Ratio): boolean => num === den;

/** More than one half, exactly: half of the rolls is not likely. */
export const isLikely = ({ num, den }: Ratio): boolean => 2 * num > den;

/** The chance from 0 to 1, rounded to a double: for drawing and estimates, not for comparing. */
export const toNumber = ({ num, den }: Ratio): number => num / den;

/**
 * Below 0 when `a` is the smaller chance, 0 when they are equal (3/6 and 18/36 are), above 0 when it is the greater: for
 * `sort`. By cross multiplication, hence exact for every ratio of this folder (denominators up to 6^7).
 */
export const compareRatios = (a: Ratio, b: Ratio): number => a.num * b.den - b.num * a.den;
