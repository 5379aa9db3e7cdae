import { reviewWords as en, type ReviewWords } from './en/review-words.ts';
import type { Locale } from './locales.ts';
import { reviewWords as ru } from './ru/review-words.ts';

export type { ReviewWords };

const words: Record<Locale, ReviewWords> = { en, ru };

/** Words of looking back over a game in one language. For pages: an island is handed those of its language. */
export const reviewWords = (locale: Locale): ReviewWords => words[locale];
