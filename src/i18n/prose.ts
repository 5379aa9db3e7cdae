import { proseWords as en, type ProseWords } from './en/prose.ts';
import type { Locale } from './locales.ts';
import { proseWords as ru } from './ru/prose.ts';

const words: Record<Locale, ProseWords> = { en, ru };

/** Words of the prose components in one language; for pages and build steps only. */
export const proseWords = (locale: Locale): ProseWords => words[locale];
