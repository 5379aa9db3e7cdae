import { specimenWords as en, type SpecimenWords } from './en/specimen-words.ts';
import type { Locale } from './locales.ts';
import { specimenWords as ru } from './ru/specimen-words.ts';

export type { SpecimenWords };

const words: Record<Locale, SpecimenWords> = { en, ru };

/** Words of the page with all pieces, in one language. */
export const specimenWords = (locale: Locale): SpecimenWords => words[locale];
