import type { Ratio } from '#engine/odds/index.ts';
import { triesText, type ChanceWords } from './chance-text.ts';
import { chanceWords as en } from './en/chance.ts';
import type { Locale } from './locales.ts';
import { chanceWords as ru } from './ru/chance.ts';

/** The words for chances by language; an island is handed those of its page. */
export const chanceWords: Record<Locale, ChanceWords> = { en, ru };

/** "about 4 of 10 tries", «примерно 4 попытки из 10». */
export const formatTries = (ratio: Ratio, locale: Locale): string => triesText(ratio, locale, chanceWords[locale]);
