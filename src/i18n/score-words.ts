import { scoreWords as en, type ScoreWords } from './en/score-words.ts';
import type { Locale } from './locales.ts';
import { scoreWords as ru } from './ru/score-words.ts';

const words: Record<Locale, ScoreWords> = { en, ru };

/** Words of the worked score in one language; for pages only. */
export const scoreWords = (locale: Locale): ScoreWords => words[locale];
