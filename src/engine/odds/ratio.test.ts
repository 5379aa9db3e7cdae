import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRatios, isCertain, isImpossible, isLikely, toNumber, type Ratio } from './ratio.ts';

const ratio = (num: number, den: number): Ratio => ({ num, den });

test('no roll of many is impossible, every roll is certain, one roll is neither', () => {
  expect([ratio(0, 36), ratio(1, 36), ratio(36, 36)].map(isImpossible)).toEqual([true, false, false]);
  expect([ratio(0, 36), ratio(35, 36), ratio(36, 36)].map(isCertain)).toEqual([false, false, true]);
});

test('half of the rolls is not likely, one roll more is', () => {
  expect([ratio(107, 216), ratio(108, 216), ratio(109, 216)].map(isLikely)).toEqual([false, false, true]);
});

test('13 of 36 rolls is 0.361', () => {
  expect(toNumber(ratio(13, 36))).toBeCloseTo(0.3611, 4);
});

test('3 of 6 rolls and 18 of 36 are the same chance', () => {
  expect(compareRatios(ratio(3, 6), ratio(18, 36))).toBe(0);
});

test('two chances that differ by one roll of the largest tables are told apart', () => {
  expect(compareRatios(ratio(139_968, 279_936), ratio(139_969, 279_936))).toBeLessThan(0);
  expect(compareRatios(ratio(4, 6), ratio(31_103, 46_656))).toBeGreaterThan(0);
});

test('ordering chances agrees with whole-number arithmetic of any size', () => {
  const chance = fc
    .integer({ min: 1, max: 6 ** 7 })
    .chain((den) => fc.integer({ min: 0, max: den }).map((num) => ratio(num, den)));
  fc.assert(
    fc.property(chance, chance, (a, b) => {
      const exact = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
      expect(BigInt(compareRatios(a, b))).toBe(exact);
    }),
  );
});
