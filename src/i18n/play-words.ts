import { playWords as en, type PlayWords } from './en/play-words.ts';
import type { Locale } from './locales.ts';
import { playWords as ru } from './ru/play-words.ts';

export type { PlayWords };

const words: Record<Locale, PlayWords> = { en, ru };

/** Words around a game in one language. For pages: an island is handed those of its language. */
export const playWords = (locale: Locale): PlayWords => words[locale];
