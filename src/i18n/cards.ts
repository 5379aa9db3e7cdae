import type { CardType } from '#engine/dragonheart/index.ts';
import type { DragonwoodCardId } from '#engine/dragonwood/index.ts';
import * as en from './en/cards.ts';
import * as ru from './ru/cards.ts';
import type { Locale } from './locales.ts';

const names: Record<
  Locale,
  { dragonwoodCardNames: Record<DragonwoodCardId, string>; dragonheartCardNames: Record<CardType, string> }
> = { en, ru };

/** Names of the Dragonwood deck in one language. For pages and build steps: an island gets only the names it needs. */
export const dragonwoodCardNames = (locale: Locale) => names[locale].dragonwoodCardNames;

/** Names of the Dragonheart card types in one language. */
export const dragonheartCardNames = (locale: Locale) => names[locale].dragonheartCardNames;
