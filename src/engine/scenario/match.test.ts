import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { match } from './match.ts';
import type { Pattern } from './types.ts';

const strike = { type: 'capture', method: 'strike', target: 'fire-ants', cards: ['G4', 'R5', 'B6'], enhancements: [] };

/** A pattern, a value, and whether they fit. */
const cases: readonly (readonly [title: string, pattern: Pattern, value: unknown, fits: boolean])[] = [
  ['a table wants its fields and leaves the others open', { type: 'capture', target: 'fire-ants' }, strike, true],
  ['a field with another value does not fit', { target: 'wild-boar' }, strike, false],
  ['a field that is not there does not fit', { die: 1 }, strike, false],
  ['a field that every object has by birth is not there', { toString: {} }, strike, false],
  ['a number is equal or not', 2, 2, true],
  ['a number is no word', 2, '2', false],
  ['nothing is nothing', null, null, true],
  ['nothing is not zero', null, 0, false],
  ['a list wants its order', { cards: ['G4', 'R5', 'B6'] }, strike, true],
  ['a list in another order does not fit', { cards: ['R5', 'G4', 'B6'] }, strike, false],
  ['a list wants its length', { cards: ['G4', 'R5'] }, strike, false],
  ['a set fits in any order', { cards: { set: ['B6', 'G4', 'R5'] } }, strike, true],
  ['a set wants no more', { cards: { set: ['B6', 'G4'] } }, strike, false],
  ['an empty set is an empty list', { enhancements: { set: [] } }, strike, true],
  ['a list has one of its items', { cards: { has: 'R5' } }, strike, true],
  ['a list has several', { cards: { has: ['B6', 'G4'] } }, strike, true],
  ['a list has not what is missing', { cards: { has: ['B6', 'B7'] } }, strike, false],
  ['one item does not serve twice', { has: ['Dw*', 'Dw*'] }, ['Dw1', 'Tr2'], false],
  ['items are shared out as they fit', { set: ['Dw*', 'Dw1'] }, ['Dw1', 'Dw2'], true],
  ['the number of items', { cards: { length: 3 } }, strike, true],
  ['at least so many items', { cards: { length: { atLeast: 4 } } }, strike, false],
  ['all items', { every: '?5' }, ['R5', 'P5'], true],
  ['all items but one', { every: '?5' }, ['R5', 'P6'], false],
  ['one of several', { method: { oneOf: ['strike', 'stomp'] } }, strike, true],
  ['none of several', { method: { not: { oneOf: ['strike', 'stomp'] } } }, strike, false],
  ['a number within bounds', { atLeast: 3, atMost: 5 }, 4, true],
  ['a number above', { atLeast: 3, atMost: 5 }, 6, false],
  ['a word with one open character', '?2', 'P2', true],
  ['a word with one open character is no longer', '?2', 'P12', false],
  ['a word with an open end', 'Tr*', "Tr3'", true],
  ['a word with an open beginning', '*-dragon', 'blue-dragon', true],
  ['a word of another type', 'Tr*', 'Tl1', false],
  ['a place of a list as a field', { 0: { has: 'R7' } }, [['R7'], []], true],
  ['an operator on something else', { has: 'R7' }, 'R7', false],
];

describe('patterns', () => {
  test.each(cases)('%s', (_title, pattern, value, fits) => {
    expect(match(pattern, value)).toBe(fits);
  });

  test('every value fits itself, if its words have no open places', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        fc.pre(!/[*?]|"(?:has|set|every|length|oneOf|not|atLeast|atMost)":/.test(text));
        expect(match(JSON.parse(text) as Pattern, JSON.parse(text))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('nothing throws, whatever is compared', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (pattern, value) => {
        expect(typeof match(pattern as Pattern, value)).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});
