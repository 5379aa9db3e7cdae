import { creatureWords as en, type CreatureWords } from './en/creature-words.ts';
import type { Locale } from './locales.ts';
import { creatureWords as ru } from './ru/creature-words.ts';

const words: Record<Locale, CreatureWords> = { en, ru };

/** Words of the table of creatures in one language; for pages and build steps only. */
export const creatureWords = (locale: Locale): CreatureWords => words[locale];
