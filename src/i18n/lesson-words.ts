import { lessonWords as en, type LessonWords } from './en/lesson-words.ts';
import type { Locale } from './locales.ts';
import { lessonWords as ru } from './ru/lesson-words.ts';

export type { LessonWords };

const words: Record<Locale, LessonWords> = { en, ru };

/** Words of the lessons in one language. For pages and build steps: an island is handed what it needs. */
export const lessonWords = (locale: Locale): LessonWords => words[locale];
