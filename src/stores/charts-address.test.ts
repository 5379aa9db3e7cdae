import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enhancementIds, targets } from '#engine/dragonwood/index.ts';
import {
  formatCharts,
  mostBonus,
  mostTotal,
  parseCharts,
  plainCharts,
  wishes,
  type ChartsChoice,
} from './charts-address.ts';
import { createChartsStore } from './charts-choice.ts';

const choices: fc.Arbitrary<ChartsChoice> = fc.record({
  enhancements: fc.subarray([...enhancementIds]),
  target: fc.constantFrom(null, ...targets.map(({ id }) => id)),
  wish: fc.constantFrom(...wishes),
  dice: fc.integer({ min: 1, max: 6 }),
  bonus: fc.nat(mostBonus),
  reroll: fc.boolean(),
  need: fc.option(fc.integer({ min: 1, max: mostTotal })),
});

describe('the charts in an address', () => {
  test('what was written comes back', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(parseCharts(formatCharts(choice))).toEqual({ choice, problems: [] });
      }),
    );
  });

  test('any string gives charts that can be drawn', () => {
    const mangled = fc.tuple(choices, fc.nat(80), fc.nat(10), fc.string()).map(([choice, at, length, noise]) => {
      const text = formatCharts(choice);
      return text.slice(0, at) + noise + text.slice(at + length);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled, fc.webQueryParameters()), (text) => {
        const { choice, problems } = parseCharts(text);
        expect(parseCharts(formatCharts(choice))).toEqual({ choice, problems: [] });
        for (const { value } of problems) expect(value.length).toBeLessThanOrEqual(41);
      }),
      { numRuns: 1000 },
    );
  });

  test('what is wrong is left out by itself and told', () => {
    const { choice, problems } = parseCharts(
      '?use=Silver-Sword,+axe+spoon&target=dwarf&wish=maybe&dice=7&bonus=-1&again=perhaps&need=0',
    );
    expect(choice).toEqual({ ...plainCharts, enhancements: ['silver-sword'] });
    expect(problems).toEqual([
      { code: 'unknownEnhancement', value: 'axe, spoon' },
      { code: 'unknownTarget', value: 'dwarf' },
      { code: 'unknownWish', value: 'maybe' },
      { code: 'badDice', value: '7' },
      { code: 'badBonus', value: '-1' },
      { code: 'badReroll', value: 'perhaps' },
      { code: 'badNeed', value: '0' },
    ]);
    // The same field is told once, and a right one beside a wrong one holds.
    expect(parseCharts('?dice=99&need=9')).toEqual({
      choice: { ...plainCharts, need: 9 },
      problems: [{ code: 'badDice', value: '99' }],
    });
  });

  test('is short for the plain charts and readable for the rest', () => {
    expect(formatCharts(plainCharts)).toBe('?dice=3');
    expect(
      formatCharts({
        enhancements: ['friendly-bunny', 'silver-sword'],
        target: 'fire-ants',
        wish: 'certain',
        dice: 4,
        bonus: 2,
        reroll: true,
        need: 9,
      }),
    ).toBe('?use=silver-sword,friendly-bunny&target=fire-ants&wish=certain&dice=4&bonus=2&again=yes&need=9');
  });
});

test('the store follows the address, changes a part at a time, and starts anew', () => {
  const store = createChartsStore();
  store.open('?use=silver-sword&dice=4&target=nobody');
  expect([store.$choice.get().dice, store.$problems.get().length]).toEqual([4, 1]);
  store.toggle('friendly-bunny');
  store.toggle('silver-sword');
  store.change({ need: 9 });
  store.dismissProblems();
  expect(store.$problems.get()).toEqual([]);
  expect(store.address()).toBe('?use=friendly-bunny&dice=4&need=9');
  store.reset();
  expect(store.$choice.get()).toEqual(plainCharts);
});
