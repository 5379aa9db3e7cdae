import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanName } from './players.ts';

const letters = (text: string) => [...new Intl.Segmenter().segment(text)].length;

describe('a name that was typed', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ['Аня Ёлкина', 'Аня Ёлкина'],
    ['two\nlines\tand more', 'two lines and more'],
    ['\u0000\u0007Ann\u007f', 'Ann'],
    ['\u202egnirts\u202c', 'gnirts'],
    ['\u2066Ann\u2069\u200e\ufeff', 'Ann'],
    ['half \ud83d', 'half'],
    ['\u200d\u200d', ''],
    ['', ''],
    ['محمد', 'محمد'],
    ['e\u0301', 'é'],
    ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
    ['<b>&"\'', '<b>&"\''],
    ['x'.repeat(5000), 'x'.repeat(24)],
    // Eleven characters each: no family is cut in two.
    ['👩‍❤️‍💋‍👨'.repeat(30), '👩‍❤️‍💋‍👨'.repeat(8)],
    // One letter with a hundred accents is no name.
    [`a${'\u0316'.repeat(100)}`, ''],
  ])('%j is shown as %j', (typed, shown) => {
    expect(cleanName(typed)).toBe(shown);
  });

  test('whatever is typed is one short line without controls, and clean already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const name = cleanName(typed);
        expect(letters(name)).toBeLessThanOrEqual(24);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\n]/u);
        expect(cleanName(name)).toBe(name);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});
