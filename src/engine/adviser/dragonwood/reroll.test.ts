import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dieFaces } from '../../odds/index.ts';
import { adviseReroll } from './reroll.ts';

describe('[dw-lucky-mushroom] the die to throw again', () => {
  test('after a miss is one whose second throw hits as often as any', () => {
    const rolls = fc.array(fc.constantFrom(...new Set(dieFaces)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rolls, fc.integer({ min: 0, max: 9 }), fc.integer({ min: 3, max: 15 }), (rolled, bonus, need) => {
        const advice = adviseReroll({ rolled, bonus, need });
        const hits = rolled.map((_, die) => {
          const throws = dieFaces.map((face) => rolled.with(die, face).reduce((sum: number, one) => sum + one, bonus));
          return throws.filter((total) => total >= need).length;
        });
        expect(advice.dice).toEqual(hits.map((num) => ({ num, den: 6 })));
        const total = rolled.reduce((sum: number, one) => sum + one, bonus);
        const most = Math.max(...hits);
        const isMiss = total < need && most > 0;
        expect([advice.total, advice.isHit, advice.best]).toEqual([
          total,
          total >= need,
          isMiss ? hits.indexOf(most) : null,
        ]);
        // Whatever the roll, the lowest die is as good as any.
        if (advice.best !== null) expect(rolled[advice.best]).toBe(Math.min(...rolled));
      }),
    );
  });

  test('of 1, 2 and 3 with 8 needed is the 1, and three of the six faces hit', () => {
    expect(adviseReroll({ rolled: [3, 1, 2], bonus: 0, need: 8 })).toMatchObject({
      best: 1,
      dice: [{ num: 0 }, { num: 3, den: 6 }, { num: 1 }],
    });
  });

  test('of no dice is no question', () => {
    expect(() => adviseReroll({ rolled: [], bonus: 0, need: 3 })).toThrow(RangeError);
  });
});
