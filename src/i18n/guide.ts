import { guideWords as en, type GuideWords } from './en/guide.ts';
import type { Locale } from './locales.ts';
import { guideWords as ru } from './ru/guide.ts';

export type { GuideWords };

const words: Record<Locale, GuideWords> = { en, ru };

/** Words of the pages that explain and compare: questions, differences, strategy. For pages and build steps only. */
export const guideWords = (locale: Locale): GuideWords => words[locale];
