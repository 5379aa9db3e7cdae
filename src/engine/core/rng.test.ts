import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { force, forcedLeft, nextInt, rollFace, seedRng, shuffle, type Drawn, type RngState } from './rng.ts';

const faces = [1, 2, 2, 3, 3, 4] as const;
const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Draws so many times, one after the other. */
function drawn<Result>(start: RngState, times: number, draw: (rng: RngState) => Drawn<Result>) {
  let rng = start;
  const results: Result[] = [];
  for (let time = 0; time < times; time++) {
    const [result, next] = draw(rng);
    results.push(result);
    rng = next;
  }
  return { results, rng };
}

/** Pearson's chi-square of counts that should stand to one another as `weights` do; without them, all be equal. */
function chiSquare(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const expected = weights.map((weight) => (sum(counts) * weight) / sum(weights));
  return sum(counts.map((count, place) => (count - expected[place]!) ** 2 / expected[place]!));
}

/** How often each of the numbers below `below` was drawn. */
const tally = (results: readonly number[], below: number) =>
  Array.from({ length: below }, (_, value) => results.filter((result) => result === value).length);

test('the same seed rolls the same dice, another seed rolls others', () => {
  const roll = (seed: number) => drawn(seedRng(seed), 40, (rng) => rollFace(rng, faces)).results;
  expect(roll(7)).toEqual(roll(7));
  expect(roll(8)).not.toEqual(roll(7));
});

test('an old save still rolls the dice that it rolled when it was saved', () => {
  expect(drawn(seedRng(1), 12, (rng) => rollFace(rng, faces)).results).toEqual([4, 2, 4, 2, 2, 1, 3, 3, 3, 3, 3, 1]);
  expect(shuffle(seedRng(1), [1, 2, 3, 4, 5, 6, 7, 8])[0]).toEqual([3, 2, 1, 4, 5, 7, 6, 8]);
});

test('a draw changes nothing in the randomness that it was given', () => {
  const rng = force(seedRng(3), [2]);
  const before = structuredClone(rng);
  drawn(rng, 3, (next) => nextInt(next, 6));
  shuffle(rng, [1, 2, 3]);
  expect(rng).toEqual(before);
});

test('randomness saved as JSON goes on as if it had never been away', () => {
  fc.assert(
    fc.property(anySeed, fc.array(fc.nat(5), { maxLength: 3 }), fc.nat(9), (seed, forced, times) => {
      const { rng } = drawn(force(seedRng(seed), forced), times, (next) => nextInt(next, 6));
      const saved = JSON.parse(JSON.stringify(rng)) as RngState;
      expect(saved).toStrictEqual(rng);
      expect(drawn(saved, 9, (next) => nextInt(next, 6))).toEqual(drawn(rng, 9, (next) => nextInt(next, 6)));
    }),
  );
});

test('the randomness of a seed is four whole numbers and no script', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { generator, forced } = seedRng(seed);
      expect(generator).toHaveLength(4);
      expect(generator.every((word) => (word | 0) === word)).toBe(true);
      expect(forced).toEqual([]);
    }),
  );
});

test.each([-1, 2 ** 32, 0.5, NaN, Infinity])('%d is no seed', (seed) => {
  expect(() => seedRng(seed)).toThrow(new RangeError(`seed must be a whole number from 0 to 4294967295, not ${seed}`));
});

test('the smallest and the largest seed are seeds', () => {
  expect(seedRng(0)).not.toEqual(seedRng(2 ** 32 - 1));
});

test('scripted dice are rolled first, in their order, then the seed rolls on as if there had been no script', () => {
  const { results, rng } = drawn(force(seedRng(5), [4, 1, 3]), 6, (next) => rollFace(next, faces));
  const unscripted = drawn(seedRng(5), 3, (next) => rollFace(next, faces));
  expect(results).toEqual([4, 1, 3, ...unscripted.results]);
  expect(rng).toEqual(unscripted.rng);
});

test('a script can be told how much of it is left, and be made longer', () => {
  const rng = force(seedRng(5), [4, 1]);
  const [, afterOne] = rollFace(rng, faces);
  expect([rng, afterOne, force(afterOne, [2, 2])].map(forcedLeft)).toEqual([2, 1, 3]);
  expect(drawn(force(afterOne, [2, 3]), 3, (next) => rollFace(next, faces)).results).toEqual([1, 2, 3]);
  expect(forcedLeft(seedRng(5))).toBe(0);
});

test.each([0, 5, 2.5, NaN])('a script cannot make a die show %d', (face) => {
  expect(() => rollFace(force(seedRng(1), [face]), faces)).toThrow(RangeError);
});

test.each([-1, 6, 2.5, NaN])('a script cannot draw %d below six', (number) => {
  expect(() => nextInt(force(seedRng(1), [number]), 6)).toThrow(
    new RangeError(`the forced result ${number} cannot come from this draw`),
  );
});

test.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('nothing can be drawn below %d', (below) => {
  expect(() => nextInt(seedRng(1), below)).toThrow(RangeError);
});

test('a die without faces cannot be rolled', () => {
  expect(() => rollFace(seedRng(1), [])).toThrow(RangeError);
});

test('below one there is only nought', () => {
  expect(drawn(seedRng(1), 9, (rng) => nextInt(rng, 1)).results).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

// The limits are the 99.9 % points of chi-square; the seeds are fixed, so a fair generator passes every time.
test.each([
  [2, 10.83],
  [6, 20.52],
  [7, 22.46],
  [60, 98.32],
])('drawn from one seed, all numbers below %i come equally often', (below, limit) => {
  const { results } = drawn(seedRng(2024), 30_000, (rng) => nextInt(rng, below));
  expect(chiSquare(tally(results, below))).toBeLessThan(limit);
});

test('seeds that follow one another begin with any two results equally often', () => {
  const pairs = Array.from({ length: 30_000 }, (_, seed) => {
    const [first, second] = drawn(seedRng(seed), 2, (rng) => nextInt(rng, 6)).results;
    return first! * 6 + second!;
  });
  expect(chiSquare(tally(pairs, 36))).toBeLessThan(66.62);
});

test('a die shows 2 and 3 twice as often as 1 and 4', () => {
  const { results } = drawn(seedRng(99), 30_000, (rng) => rollFace(rng, faces));
  expect(chiSquare(tally(results, 5).slice(1), [1, 2, 2, 1])).toBeLessThan(16.27);
});

test('all orders of four cards are equally likely', () => {
  const orders = ['A', 'B', 'C', 'D'];
  const { results } = drawn(seedRng(11), 24_000, (rng) => shuffle(rng, orders));
  const counts = new Map<string, number>();
  for (const order of results) counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
});

test('a shuffled deck holds the same cards, and the deck on the table lies as it lay', () => {
  fc.assert(
    fc.property(anySeed, fc.array(fc.integer()), (seed, cards) => {
      const before = [...cards];
      const [shuffled, rng] = shuffle(seedRng(seed), Object.freeze(cards));
      expect(cards).toEqual(before);
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      expect(shuffled).not.toBe(cards);
      expect(rng.forced).toEqual([]);
    }),
  );
});

test('two shuffles in a row are not the same shuffle', () => {
  const deck = Array.from({ length: 30 }, (_, card) => card);
  const { results } = drawn(seedRng(4), 2, (rng) => shuffle(rng, deck));
  expect(results[0]).not.toEqual(results[1]);
});

test('a shuffle in the middle of a lesson leaves the scripted dice to the dice', () => {
  const [order, rng] = shuffle(force(seedRng(6), [4, 4]), [1, 2, 3, 4, 5]);
  expect(order).toEqual(shuffle(seedRng(6), [1, 2, 3, 4, 5])[0]);
  expect(drawn(rng, 2, (next) => rollFace(next, faces)).results).toEqual([4, 4]);
});

test('draws are those of the library for the same generator, in every range', () => {
  const anyRange = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2 ** 32 }));
  fc.assert(
    fc.property(anySeed, anyRange, (seed, below) => {
      const start = seedRng(seed);
      const generator = xoroshiro128plusFromState(start.generator);
      const expected = Array.from({ length: 20 }, () => uniformInt(generator, 0, below - 1));
      expect(drawn(start, 20, (rng) => nextInt(rng, below)).results).toEqual(expected);
    }),
  );
});
