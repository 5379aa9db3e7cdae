import { oddsWords as en, type OddsWords } from './en/odds.ts';
import type { Locale } from './locales.ts';
import { oddsWords as ru } from './ru/odds.ts';

/** Words of the calculator by language; the island is handed those of its page. */
export const oddsWords: Record<Locale, OddsWords> = { en, ru };
