import type { Locale } from '#i18n/locales.ts';
import type { PadWords } from '#i18n/pad-words.ts';
import { fill, plural } from '#i18n/plural.ts';

/** All that the pads' parts need to speak and to show one language, handed down from the page. */
export interface PadText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly words: PadWords;
}

/** The name of a line; one without a name is called by its number. Lines are counted from 0. */
export const nameOf = (name: string, place: number, { words }: PadText): string =>
  name || fill(words.player, { n: place + 1 });

/** Points with their unit. */
export const pointsText = (points: number, { words, locale }: PadText): string =>
  fill(plural(locale, points, words.ofPoints), { n: points });

/** Names one after another, as the language lists them. */
export const listText = (names: readonly string[], { locale }: PadText): string =>
  new Intl.ListFormat(locale).format(names);
