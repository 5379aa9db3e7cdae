import { positionWords as en, type PositionWords } from './en/position-words.ts';
import type { Locale } from './locales.ts';
import { positionWords as ru } from './ru/position-words.ts';

export type { PositionWords };

const words: Record<Locale, PositionWords> = { en, ru };

/** Words of the editor of positions in one language. For pages: an island is handed those of its language. */
export const positionWords = (locale: Locale): PositionWords => words[locale];
