import type { Ratio } from '#engine/odds/index.ts';
import { percentText, withSigns } from '#i18n/chance-text.ts';
import { chanceWords } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';

/** A chance for the cell of a table that says percent: `36.1`, `<0.1`. */
export const percentCell = (chance: Ratio, locale: Locale): string =>
  percentText(chance, locale, withSigns(chanceWords[locale])).replace(/\s?%$/, '');
