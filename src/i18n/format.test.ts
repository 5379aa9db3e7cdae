import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionText, percentText } from './chance-text.ts';
import { chanceWords, formatTries } from './format.ts';
import type { Locale } from './locales.ts';

const ratio = (num: number, den: number) => ({ num, den });
const percent = (chance: ReturnType<typeof ratio>, locale: Locale) => percentText(chance, locale, chanceWords[locale]);
/** Intl writes no-break spaces; the tables below use plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a chance in words', () => {
  test.each([
    [0, 36, '0%', '0 %', 'never', 'никогда'],
    [36, 36, '100%', '100 %', 'every time', 'всегда'],
    [13, 36, '36.1%', '36,1 %', 'about 4 of 10 tries', 'примерно 4 попытки из 10'],
    [439, 648, '67.7%', '67,7 %', 'about 7 of 10 tries', 'примерно 7 попыток из 10'],
    [108, 216, '50%', '50 %', '5 of 10 tries', '5 попыток из 10'],
    [125, 1296, '9.6%', '9,6 %', 'about 1 of 10 tries', 'примерно 1 попытка из 10'],
    [7, 216, '3.2%', '3,2 %', 'about 3 of 100 tries', 'примерно 3 попытки из 100'],
    [35, 36, '97.2%', '97,2 %', 'about 97 of 100 tries', 'примерно 97 попыток из 100'],
    [1, 216, '0.5%', '0,5 %', 'about 5 of 1,000 tries', 'примерно 5 попыток из 1000'],
    [1, 46656, 'under 0.1%', 'меньше 0,1 %', 'about 2 of 100,000 tries', 'примерно 2 попытки из 100 000'],
    [
      46655,
      46656,
      'over 99.9%',
      'больше 99,9 %',
      'about 99,998 of 100,000 tries',
      'примерно 99 998 попыток из 100 000',
    ],
  ])('%i of %i rolls', (num, den, percentEn, percentRu, triesEn, triesRu) => {
    expect(percent(ratio(num, den), 'en')).toBe(percentEn);
    expect(plain(percent(ratio(num, den), 'ru'))).toBe(percentRu);
    expect(formatTries(ratio(num, den), 'en')).toBe(triesEn);
    expect(plain(formatTries(ratio(num, den), 'ru'))).toBe(triesRu);
  });

  test('a fraction stays as it was counted', () => {
    expect(fractionText(ratio(108, 216))).toBe('108/216');
  });

  test('0 % and 100 %, never and always, are said only when they are certain', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 ** 7 }), fc.nat(), (den, seed) => {
        const num = seed % (den + 1);
        const certain = num === 0 || num === den;
        for (const locale of ['en', 'ru'] as const) {
          const told = plain(percent(ratio(num, den), locale));
          expect(/^(0|100) ?%$/.test(told)).toBe(certain);
          expect(/never|every|никогда|всегда/.test(formatTries(ratio(num, den), locale))).toBe(certain);
          expect(formatTries(ratio(num, den), locale)).not.toMatch(/^(about |примерно )?0 /);
        }
      }),
    );
  });
});
