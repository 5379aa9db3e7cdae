import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enhancementIds, methods, mostAdventurers, targets, type EnhancementId } from '#engine/dragonwood/index.ts';
import { mostBonus, wishes } from '#stores/charts-address.ts';
import { cellText, fewestFor, levelOf, mostCommon, rollBars, rowOf } from './counts.ts';

const faces = [1, 2, 2, 3, 3, 4];

/** Every roll of so many dice, one by one. */
const rollsOf = (dice: number): number[][] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => faces.map((face) => [...roll, face]));

const sum = (roll: readonly number[]) => roll.reduce((all, face) => all + face, 0);

describe('the heat map', () => {
  test('[dw-dice] shows without enhancements the share of all rolls that reach the number on the card', () => {
    const sums = [1, 2, 3, 4, 5, 6].map((dice) => rollsOf(dice).map(sum));
    const shareOf = (dice: number, need: number) => {
      const rolls = sums[dice - 1] ?? [];
      return { num: rolls.filter((total) => total >= need).length, den: rolls.length };
    };
    for (const { id, needs } of targets) {
      for (const method of methods) {
        for (const [place, { chance }] of rowOf(id, method, []).entries()) {
          expect(chance).toEqual(shareOf(place + 1, needs[method]));
        }
      }
    }
  });

  test('[dw-enhancement-creatures-only] [dw-charmed-potion] shows with enhancements what the cards say, roll by roll', () => {
    // As printed on the cards: what each adds to a Strike, a Stomp, a Scream.
    const adds: Partial<Record<EnhancementId, readonly [number, number, number]>> = {
      'ghost-disguise': [0, 0, 2],
      'silver-sword': [2, 0, 0],
      'bucket-of-spinach': [0, 2, 0],
      'cloak-of-darkness': [2, 2, 2],
      'magical-unicorn': [1, 1, 1],
      'lightning-bolt': [4, 4, 4],
    };
    const most = { strike: 6, stomp: 5, scream: 6 };
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.constantFrom(...methods),
        fc.subarray([...enhancementIds]),
        fc.integer({ min: 1, max: 6 }),
        (card, method, enhancements, wanted) => {
          const adventurers = Math.min(wanted, most[method]);
          const held = card.kind === 'creature' ? enhancements : [];
          const has = (id: EnhancementId) => held.includes(id);
          // The Potion stands for an Adventurer: a sixth at most in a Strike or a Scream, and in a Stomp beside five suits.
          const dice = Math.min(6, adventurers + Number(has('friendly-bunny')) + Number(has('charmed-potion')));
          // Six dice by hand would take too long.
          fc.pre(dice <= 5);
          const bonus = held.reduce((all, id) => all + (adds[id]?.[methods.indexOf(method)] ?? 0), 0);
          const hits = (roll: readonly number[]) => sum(roll) + bonus >= card.needs[method];
          const shareOf = (roll: readonly number[]) => {
            if (hits(roll) || !has('lucky-mushroom')) return Number(hits(roll));
            const swaps = roll.map(
              (_, die) => faces.filter((face) => hits(roll.map((old, at) => (at === die ? face : old)))).length,
            );
            return Math.max(...swaps) / faces.length;
          };
          const rolls = rollsOf(dice);
          const odds = rowOf(card.id, method, enhancements)[adventurers - 1];
          expect(odds?.dice).toBe(dice);
          expect((odds?.chance.num ?? NaN) / (odds?.chance.den ?? NaN)).toBeCloseTo(
            sum(rolls.map(shareOf)) / rolls.length,
            12,
          );
        },
      ),
      { numRuns: 40 },
    );
  });

  test('has a cell for every number of cards that a method allows', () => {
    for (const method of methods) expect(rowOf('fire-ants', method, [])).toHaveLength(mostAdventurers[method]);
  });

  test('says 0 and 100 only where they are certain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300_000 }), fc.nat(), (den, at) => {
        const chance = { num: at % (den + 1), den };
        expect(cellText(chance) === '0').toBe(chance.num === 0);
        expect(cellText(chance) === '100').toBe(chance.num === den);
        expect(levelOf(chance) === 'never').toBe(chance.num === 0);
        expect(levelOf(chance) === 'certain').toBe(chance.num === den);
      }),
    );
    expect([1, 249, 250, 500, 501, 750, 999].map((num) => levelOf({ num, den: 1000 }))).toEqual([
      'rare',
      'rare',
      'some',
      'some',
      'likely',
      'good',
      'good',
    ]);
    expect([1, 14, 996].map((num) => cellText({ num, den: 1000 }))).toEqual(['<1', '1', '>99']);
  });
});

describe('how many dice', () => {
  const shares = { likely: 0.5, threeOfFour: 0.75, nineOfTen: 0.9, certain: 1 };

  test('is the first number that is enough, and one card fewer is not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.constantFrom(...methods),
        fc.subarray([...enhancementIds]),
        fc.constantFrom(...wishes),
        ({ id }, method, enhancements, wish) => {
          const row = rowOf(id, method, enhancements).map(({ chance }) => chance.num / chance.den);
          const isEnough = (share: number) => (wish === 'likely' ? share > 0.5 : share >= shares[wish]);
          const found = fewestFor(wish, id, method, enhancements);
          if (!found) expect(row.some(isEnough)).toBe(false);
          else {
            expect(isEnough(row[found.adventurers - 1] ?? 0)).toBe(true);
            expect(row.slice(0, found.adventurers - 1).some(isEnough)).toBe(false);
          }
        },
      ),
    );
  });

  test('[dw-friendly-bunny] counts the die that the Bunny adds', () => {
    const plain = fewestFor('likely', 'blue-dragon', 'stomp', []);
    const helped = fewestFor('likely', 'blue-dragon', 'stomp', ['friendly-bunny']);
    expect(plain).toEqual({ adventurers: 4, dice: 4 });
    expect(helped).toEqual({ adventurers: 3, dice: 4 });
  });
});

describe('any roll', () => {
  test('[dw-lucky-mushroom] is what all rolls give, one by one, with the best die thrown again', () => {
    for (const dice of [1, 2, 3]) {
      for (const bonus of [0, 3]) {
        const rolls = rollsOf(dice);
        const bars = rollBars(dice, bonus);
        expect(bars.map(({ total }) => total)).toEqual(
          Array.from({ length: 3 * dice + 1 }, (_, at) => dice + at + bonus),
        );
        for (const { total, exactly, atLeast, withReroll } of bars) {
          const hits = (roll: readonly number[]) => sum(roll) + bonus >= total;
          expect(exactly.num / exactly.den).toBe(
            rolls.filter((roll) => sum(roll) + bonus === total).length / rolls.length,
          );
          expect(atLeast.num / atLeast.den).toBe(rolls.filter(hits).length / rolls.length);
          const best = rolls.map((roll) =>
            hits(roll)
              ? faces.length
              : Math.max(
                  ...roll.map(
                    (_, die) => faces.filter((face) => hits(roll.map((old, at) => (at === die ? face : old)))).length,
                  ),
                ),
          );
          expect(withReroll.num / withReroll.den).toBeCloseTo(sum(best) / (rolls.length * faces.length), 12);
        }
      }
    }
  });

  test('comes most often to its middle: to two numbers where there is none', () => {
    expect([1, 2, 3, 4].map((dice) => mostCommon(rollBars(dice, 0)))).toEqual([[2, 3], [5], [7, 8], [10]]);
  });

  test('has a bonus up to what all enhancements add', () => {
    expect(mostBonus).toBeGreaterThan(4);
  });
});
