import type { Ratio } from '#engine/odds/index.ts';
import type { Locale } from './locales.ts';
import { fill, plural, type PluralForms } from './plural.ts';

/** The words that chances are told with, in one language. `{n}` of `{of}`; `{tries}` is the plural form of the first number. */
export interface ChanceWords {
  readonly exactly: string;
  readonly about: string;
  readonly always: string;
  readonly never: string;
  readonly lessThan: string;
  readonly moreThan: string;
  readonly tries: PluralForms;
}

/** The same words where there is no room for them: signs for "under" and "over". */
export const withSigns = (words: ChanceWords): ChanceWords => ({
  ...words,
  lessThan: '<{percent}',
  moreThan: '>{percent}',
});

const percent: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 }),
  ru: new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 1 }),
};

const integer: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  // Russian groups digits from five on: 1000, but 10 000.
  ru: new Intl.NumberFormat('ru', { useGrouping: 'min2' }),
};

/** A whole number with the language's grouping: 46,656 or 46 656. */
export const integerText = (value: number, locale: Locale): string => integer[locale].format(value);

/** A chance as counted, unreduced: 13/36. Numbers stay ungrouped so that they can be typed off. */
export const fractionText = ({ num, den }: Ratio): string => `${num}/${den}`;

/** A chance in percent with one decimal. 0 % and 100 % are said only where they are certain. */
export function percentText({ num, den }: Ratio, locale: Locale, words: ChanceWords): string {
  const share = num / den;
  if (num > 0 && share < 0.001) return fill(words.lessThan, { percent: percent[locale].format(0.001) });
  if (num < den && share > 0.999) return fill(words.moreThan, { percent: percent[locale].format(0.999) });
  return percent[locale].format(share);
}

/** The power of ten that tells `share` honestly: tenths in the middle, finer towards either end. */
function scaleOf(share: number): number {
  const rare = Math.min(share, 1 - share);
  if (rare >= 0.085) return 10;
  let scale = 100;
  while (rare * scale < 0.95) scale *= 10;
  return scale;
}

/** A chance as a child would count it: about 7 of 10 tries. */
export function triesText({ num, den }: Ratio, locale: Locale, words: ChanceWords): string {
  if (num === 0) return words.never;
  if (num === den) return words.always;
  const of = scaleOf(num / den);
  const tries = Math.round((num * of) / den);
  const exact = tries * den === num * of;
  return fill(exact ? words.exactly : words.about, {
    n: integerText(tries, locale),
    tries: plural(locale, tries, words.tries),
    of: integerText(of, locale),
  });
}
