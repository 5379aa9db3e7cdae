import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captureChance, rollDistribution } from './dice.ts';
import { compareRatios, toNumber } from './ratio.ts';

// The slow way, to check against: every roll is written down face by face. Rolls that differ only in the order of the dice
// are kept once with their number, so that the re-roll can try every die of every roll for every number needed.
const faces = [1, 2, 2, 3, 3, 4];

interface Roll {
  readonly shown: readonly number[];
  readonly times: number;
}

function allRolls(dice: number): readonly Roll[] {
  const times = new Map<string, number>();
  const roll = (shown: readonly number[]): void => {
    if (shown.length < dice) return faces.forEach((face) => roll([...shown, face]));
    const key = shown.toSorted().join(' ');
    times.set(key, (times.get(key) ?? 0) + 1);
  };
  roll([]);
  return [...times].map(([key, count]) => ({ shown: key.split(' ').map(Number), times: count }));
}

const sum = (shown: readonly number[]) => shown.reduce((total, face) => total + face, 0);

const hitsOf = (rolls: readonly Roll[], reach: number) =>
  sum(rolls.map(({ shown, times }) => (sum(shown) >= reach ? times : 0)));

/** Of the six second throws, how many hit with the best choice: to keep the roll or to throw any one of the dice again. */
function bestSecondThrows(shown: readonly number[], reach: number): number {
  const keep = sum(shown) >= reach ? 6 : 0;
  const again = shown.map((_, die) => faces.filter((face) => sum(shown.with(die, face)) >= reach).length);
  return Math.max(keep, ...again);
}

const hitsWithRerollOf = (rolls: readonly Roll[], reach: number) =>
  sum(rolls.map(({ shown, times }) => times * bestSecondThrows(shown, reach)));

const numbersOfDice = [1, 2, 3, 4, 5, 6];
const bonuses = [-3, -1, 0, 1, 2, 4, 9];

/** From a number that no roll misses to one that no roll reaches. */
const reachable = (dice: number) => Array.from({ length: 3 * dice + 5 }, (_, place) => dice - 2 + place);

test.each(numbersOfDice)('the totals of %i dice are those of all rolls written down one by one', (dice) => {
  const counted = Array.from({ length: 4 * dice + 1 }, () => 0);
  for (const { shown, times } of allRolls(dice)) counted[sum(shown)]! += times;
  expect(rollDistribution(dice)).toEqual(counted);
});

test.each(numbersOfDice)('[dw-total] the chance of %i dice is that of all rolls written down one by one', (dice) => {
  const rolls = allRolls(dice);
  for (const reach of reachable(dice)) {
    const counted = { num: hitsOf(rolls, reach), den: 6 ** dice };
    for (const bonus of bonuses) {
      expect(captureChance({ dice, bonus, need: reach + bonus }), `bonus ${bonus}, reach ${reach}`).toEqual(counted);
      expect(captureChance({ dice, bonus, need: reach + bonus, reroll: false })).toEqual(counted);
    }
  }
});

test.each(numbersOfDice)(
  '[dw-lucky-mushroom] with the re-roll of one of %i dice it is the best choice of die in every roll',
  (dice) => {
    const rolls = allRolls(dice);
    for (const reach of reachable(dice)) {
      const counted = { num: hitsWithRerollOf(rolls, reach), den: 6 ** (dice + 1) };
      for (const bonus of bonuses) {
        const chance = captureChance({ dice, bonus, need: reach + bonus, reroll: true });
        expect(chance, `bonus ${bonus}, reach ${reach}`).toEqual(counted);
      }
    }
  },
);

test.each([
  [1, 3, 3, 6],
  [2, 6, 13, 36],
  [3, 8, 108, 216],
  [4, 10, 779, 1296],
  [5, 13, 3888, 7776],
  [6, 15, 27_218, 46_656],
])('[dw-total] as published: %i dice reach %i in %i of %i rolls', (dice, need, num, den) => {
  expect(captureChance({ dice, bonus: 0, need })).toEqual({ num, den });
});

test.each([
  [1, 3, 75.0],
  [2, 6, 61.1],
  [2, 7, 29.6],
  [3, 8, 73.1],
  [4, 10, 80.2],
  [6, 15, 77.2],
])('[dw-lucky-mushroom] with a re-roll %i dice reach %i in %d percent of the rolls', (dice, need, percent) => {
  expect(toNumber(captureChance({ dice, bonus: 0, need, reroll: true })) * 100).toBeCloseTo(percent, 1);
});

const anyDice = fc.integer({ min: 1, max: 6 });
const anyNumber = fc.integer({ min: -30, max: 40 });
const orNot = fc.boolean();

test('[dw-total] a bonus is worth as much as a target that needs so much less', () => {
  fc.assert(
    fc.property(anyDice, anyNumber, anyNumber, orNot, (dice, bonus, need, reroll) => {
      const lowered = captureChance({ dice, bonus: 0, need: need - bonus, reroll });
      expect(captureChance({ dice, bonus, need, reroll })).toEqual(lowered);
    }),
  );
});

test('[dw-dice] one die more is never worse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), anyNumber, anyNumber, orNot, (dice, bonus, need, reroll) => {
      const fewer = captureChance({ dice, bonus, need, reroll });
      const more = captureChance({ dice: dice + 1, bonus, need, reroll });
      expect(compareRatios(more, fewer)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[dw-lucky-mushroom] a re-roll is never worse than none', () => {
  fc.assert(
    fc.property(anyDice, anyNumber, anyNumber, (dice, bonus, need) => {
      const without = captureChance({ dice, bonus, need });
      expect(compareRatios(captureChance({ dice, bonus, need, reroll: true }), without)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the largest whole numbers are answered too', () => {
  const far = Number.MAX_SAFE_INTEGER;
  expect(captureChance({ dice: 1, bonus: -far, need: far })).toEqual({ num: 0, den: 6 });
  expect(captureChance({ dice: 1, bonus: far, need: -far, reroll: true })).toEqual({ num: 36, den: 36 });
});

const noNumberOfDice = [0, 7, -1, 2.5, NaN, Infinity, -Infinity];

test.each(noNumberOfDice)('[dw-six-dice] nobody rolls %d dice', (dice) => {
  const error = new RangeError(`dice must be a whole number from 1 to 6, not ${dice}`);
  expect(() => captureChance({ dice, bonus: 0, need: 3 })).toThrow(error);
  expect(() => rollDistribution(dice)).toThrow(error);
});

test.each([0.5, NaN, Infinity, -Infinity, 2 ** 53])('a bonus or a need of %d is no number on a card', (value) => {
  const message = `must be a whole number, not ${value}`;
  expect(() => captureChance({ dice: 2, bonus: value, need: 3 })).toThrow(new RangeError(`bonus ${message}`));
  expect(() => captureChance({ dice: 2, bonus: 0, need: value })).toThrow(new RangeError(`need ${message}`));
});

test('what is no number at all is refused like a wrong number', () => {
  for (const wrong of ['3', null, undefined, true, [3]] as unknown[] as number[]) {
    expect(() => captureChance({ dice: wrong, bonus: 0, need: 3 })).toThrow(RangeError);
    expect(() => captureChance({ dice: 3, bonus: wrong, need: 3 })).toThrow(RangeError);
    expect(() => captureChance({ dice: 3, bonus: 0, need: wrong })).toThrow(RangeError);
  }
});
