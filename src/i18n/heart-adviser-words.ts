import { heartAdviserWords as en, type HeartAdviserWords } from './en/heart-adviser-words.ts';
import type { Locale } from './locales.ts';
import { heartAdviserWords as ru } from './ru/heart-adviser-words.ts';

export type { HeartAdviserWords };

const words: Record<Locale, HeartAdviserWords> = { en, ru };

/** Words of Dragonheart's adviser in one language; the island is handed those of its page. */
export const heartAdviserWords = (locale: Locale): HeartAdviserWords => words[locale];
