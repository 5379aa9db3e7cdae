import { setupWords as en, type SetupWords } from './en/setup-words.ts';
import type { Locale } from './locales.ts';
import { setupWords as ru } from './ru/setup-words.ts';

const words: Record<Locale, SetupWords> = { en, ru };

/** Words of the set-up helper in one language; for pages and build steps only. */
export const setupWords = (locale: Locale): SetupWords => words[locale];
