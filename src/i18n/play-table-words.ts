import { playTableWords as en, type PlayTableWords } from './en/play-table-words.ts';
import type { Locale } from './locales.ts';
import { playTableWords as ru } from './ru/play-table-words.ts';

export type { PlayTableWords };

const words: Record<Locale, PlayTableWords> = { en, ru };

/** Words of the sandbox's tables in one language. For pages and build steps: an island is handed what it needs. */
export const playTableWords = (locale: Locale): PlayTableWords => words[locale];
