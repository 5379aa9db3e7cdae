import { siteWords as en, type SiteWords } from './en/site.ts';
import type { Locale } from './locales.ts';
import { siteWords as ru } from './ru/site.ts';

/** Words of the shell by language; for pages and build steps only. */
export const siteWords: Record<Locale, SiteWords> = { en, ru };
