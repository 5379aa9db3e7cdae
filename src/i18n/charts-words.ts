import { chartsWords as en, type ChartsWords } from './en/charts-words.ts';
import type { Locale } from './locales.ts';
import { chartsWords as ru } from './ru/charts-words.ts';

export type { ChartsWords };

const words: Record<Locale, ChartsWords> = { en, ru };

/** Words of the charts in one language; the island is handed those of its page. */
export const chartsWords = (locale: Locale): ChartsWords => words[locale];
