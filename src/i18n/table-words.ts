import { tableWords as en, type TableWords } from './en/table-words.ts';
import type { Locale } from './locales.ts';
import { tableWords as ru } from './ru/table-words.ts';

export type { TableWords };

/** The words for cards as controls. */
export type CardControlWords = TableWords['card'];

const words: Record<Locale, TableWords> = { en, ru };

/** Words of a table of cards in one language. For pages and build steps: an island is handed what it needs. */
export const tableWords = (locale: Locale): TableWords => words[locale];
