import { deskWords as en, type DeskWords } from './en/desk-words.ts';
import type { Locale } from './locales.ts';
import { deskWords as ru } from './ru/desk-words.ts';

export type { DeskWords };

const words: Record<Locale, DeskWords> = { en, ru };

/** Words of the desks in one language. For pages and build steps: an island is handed what it needs. */
export const deskWords = (locale: Locale): DeskWords => words[locale];
