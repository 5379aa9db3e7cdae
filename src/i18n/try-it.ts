import type { Locale } from './locales.ts';

/**
 * Below an example: leads to the table where it can be played. Both languages, for the script that puts it there takes fewer
 * bytes with them than each page would.
 */
export const tryItWords: Readonly<Record<Locale, string>> = { en: 'Play this position', ru: 'Сыграть эту позицию' };
