import { settingsWords as en, type SettingsWords } from './en/settings-words.ts';
import type { Locale } from './locales.ts';
import { settingsWords as ru } from './ru/settings-words.ts';

export type { SettingsWords };

const words: Record<Locale, SettingsWords> = { en, ru };

/** Words of the settings in one language. For pages: an island is handed what it needs. */
export const settingsWords = (locale: Locale): SettingsWords => words[locale];
