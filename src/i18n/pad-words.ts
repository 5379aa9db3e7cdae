import { padWords as en, type PadWords } from './en/pad-words.ts';
import type { Locale } from './locales.ts';
import { padWords as ru } from './ru/pad-words.ts';

export type { PadWords };

const words: Record<Locale, PadWords> = { en, ru };

/** Words of the score pads in one language; an island is handed those of its page. */
export const padWords = (locale: Locale): PadWords => words[locale];
