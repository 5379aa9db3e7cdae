import { reasonsWords as en, type ReasonsWords } from './en/reasons-words.ts';
import type { Locale } from './locales.ts';
import { reasonsWords as ru } from './ru/reasons-words.ts';

export type { ReasonsWords };

const words: Record<Locale, ReasonsWords> = { en, ru };

/** Words of the adviser's reasons in one language. For pages: an island is handed those of its game. */
export const reasonsWords = (locale: Locale): ReasonsWords => words[locale];
