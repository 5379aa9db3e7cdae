/** Random choices for one question, from one seed. */
import { nextInt, seedRng, shuffle } from '../core/index.ts';

/** A source of choices that remembers where it stands; it lives as long as one question is made. */
export interface Chooser {
  /** A whole number from 0 up to, not including, `limit`. */
  readonly below: (limit: number) => number;
  /** True once in so many times. */
  readonly onceIn: (times: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly order: <Item>(items: readonly Item[]) => readonly Item[];
  /** So many of them, in random order; all of them where there are fewer. */
  readonly some: <Item>(items: readonly Item[], count: number) => readonly Item[];
}

/** Four whole numbers in a row from 0 up, one of which is `right`, at any place. */
export function fourAround(choose: Chooser, right: number): readonly number[] {
  const first = right - choose.below(Math.min(right, 3) + 1);
  return [0, 1, 2, 3].map((step) => first + step);
}

/** The choices of a seed, an unsigned 32-bit number. */
export function chooserOf(seed: number): Chooser {
  let rng = seedRng(seed);
  const below = (limit: number): number => {
    const [result, next] = nextInt(rng, limit);
    rng = next;
    return result;
  };
  const order = <Item>(items: readonly Item[]): readonly Item[] => {
    const [shuffled, next] = shuffle(rng, items);
    rng = next;
    return shuffled;
  };
  return {
    below,
    onceIn: (times) => below(times) === 0,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new RangeError('there is nothing to pick from');
      return items[below(items.length)] as Item;
    },
    order,
    some: (items, count) => order(items).slice(0, count),
  };
}
