import { quizWords as en, type QuizGameWords, type QuizWords } from './en/quiz-words.ts';
import type { Locale } from './locales.ts';
import { quizWords as ru } from './ru/quiz-words.ts';

export type { QuizGameWords, QuizWords };

const words: Record<Locale, QuizWords> = { en, ru };

/** Words of the quizzes in one language. For pages: an island is handed those of its game. */
export const quizWords = (locale: Locale): QuizWords => words[locale];
