import { cardWords as en, type CardFaceWords, type CardWords } from './en/card-words.ts';
import type { Locale } from './locales.ts';
import { cardWords as ru } from './ru/card-words.ts';

export type { CardFaceWords, CardWords };

const words: Record<Locale, CardWords> = { en, ru };

/** Words on and about cards in one language. For pages and build steps: an island is handed `cardWords(locale).face`. */
export const cardWords = (locale: Locale): CardWords => words[locale];
