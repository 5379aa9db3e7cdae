import { adviserWords as en, type AdviserWords } from './en/adviser-words.ts';
import type { Locale } from './locales.ts';
import { adviserWords as ru } from './ru/adviser-words.ts';

export type { AdviserWords };

const words: Record<Locale, AdviserWords> = { en, ru };

/** Words of the adviser in one language; the island is handed those of its page. */
export const adviserWords = (locale: Locale): AdviserWords => words[locale];
