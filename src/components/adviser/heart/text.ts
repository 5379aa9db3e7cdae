import {
  cardById,
  cardTypes,
  typeLetters,
  type CardId,
  type CardType,
  type Takeable,
} from '#engine/dragonheart/index.ts';
import type { Ratio } from '#engine/odds/index.ts';
import { percentText, type ChanceWords } from '#i18n/chance-text.ts';
import type { HeartAdviserWords } from '#i18n/heart-adviser-words.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill, plural, type PluralForms } from '#i18n/plural.ts';

/** All that the parts need to speak and to show one language, handed down from the page. */
export interface HeartAdviserText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly words: HeartAdviserWords;
  readonly chance: ChanceWords;
  readonly names: Readonly<Record<CardType, string>>;
  /** A whole pile, as what is taken: "all Treasures". */
  readonly piles: Readonly<Record<Takeable, string>>;
  /** A number of cards, as what is played: "2 Knights". */
  readonly counted: Readonly<Record<CardType, PluralForms>>;
}

/** A card by its print: "Treasure 3". */
export function printText(id: CardId, { words, names }: HeartAdviserText): string {
  const { type, value } = cardById(id);
  return value === 0 ? fill(words.ship, { name: names[type] }) : fill(words.card, { name: names[type], value });
}

/** A card with its owner, where that is the opponent. */
export const cardText = (id: CardId, text: HeartAdviserText): string =>
  cardById(id).owner === 0 ? printText(id, text) : fill(text.words.theirs, { card: printText(id, text) });

/** Points with their unit. */
export const pointsOf = (points: number, { words, locale }: HeartAdviserText): string =>
  fill(plural(locale, points, words.points), { n: points });

/** A chance in percent. */
export const percentOf = (chance: Ratio, { locale, chance: words }: HeartAdviserText): string =>
  percentText(chance, locale, words);

/** A card as it is typed, in the letters of the page: "Tr3", "Со3", with a stroke for the opponent's. */
export function typedText(id: CardId, { words }: HeartAdviserText): string {
  const { type, value, owner } = cardById(id);
  return `${words.typed.letters[type]}${value || ''}${owner === 1 ? "'" : ''}`;
}

/** What is typed in the page's letters, in the letters of notation. */
export function inHeartNotation(typed: string, { words }: HeartAdviserText): string {
  const { letters } = words.typed;
  const typeOf = (written: string) => cardTypes.find((type) => letters[type].toLowerCase() === written.toLowerCase());
  return typed.replace(/\p{L}+/gu, (written) => {
    const type = typeOf(written);
    return type ? typeLetters[type] : written;
  });
}
