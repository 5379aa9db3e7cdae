/** The chance of holding cards of a type, counted exactly from the known decks. */

/** The number of ways to choose `k` of `n`; small enough here to be exact. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

const counted = new Map<number, number>();

/**
 * The chance from 0 to 1 that of `hand` cards, drawn from `unseen` cards of which `such` are of the type, at least `least` are
 * of it.
 */
export function chanceToHold(unseen: number, such: number, hand: number, least: number): number {
  if (least <= 0) return 1;
  if (such < least || hand < least) return 0;
  // A deck has 50 cards, a hand at most six: four numbers below 64 are one key.
  const key = ((unseen * 64 + such) * 64 + hand) * 64 + least;
  const known = counted.get(key);
  if (known !== undefined) return known;
  const all = choose(unseen, hand);
  let fewer = 0;
  for (let held = 0; held < least; held++) fewer += choose(such, held) * choose(unseen - such, hand - held);
  const chance = all > 0 ? Math.max(0, 1 - fewer / all) : 0;
  counted.set(key, chance);
  return chance;
}
