import { searchWords as en } from './en/search-words.ts';
import type { Locale } from './locales.ts';
import { searchWords as ru } from './ru/search-words.ts';

const words = { en, ru };

/** Everyday words for a rule, by its id; empty for a rule that needs none. */
export const searchWordsOf = (ruleId: string, locale: Locale): string =>
  Object.entries(words[locale]).find(([id]) => id === ruleId)?.[1] ?? '';
