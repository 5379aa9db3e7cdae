import { dragonheartNarration as enDragonheart, type DragonheartNarration } from './en/narrate-dragonheart.ts';
import { dragonwoodNarration as enDragonwood, type DragonwoodNarration } from './en/narrate-dragonwood.ts';
import type { Locale } from './locales.ts';
import { dragonheartNarration as ruDragonheart } from './ru/narrate-dragonheart.ts';
import { dragonwoodNarration as ruDragonwood } from './ru/narrate-dragonwood.ts';

const words: Record<Locale, { readonly dragonwood: DragonwoodNarration; readonly dragonheart: DragonheartNarration }> =
  {
    en: { dragonwood: enDragonwood, dragonheart: enDragonheart },
    ru: { dragonwood: ruDragonwood, dragonheart: ruDragonheart },
  };

/** What a game of Dragonwood is told with. For pages and build steps: an island is handed the words of its language. */
export const dragonwoodNarration = (locale: Locale): DragonwoodNarration => words[locale].dragonwood;

/** What a game of Dragonheart is told with. */
export const dragonheartNarration = (locale: Locale): DragonheartNarration => words[locale].dragonheart;
