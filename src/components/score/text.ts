import type { Locale } from '#i18n/locales.ts';
import type { PadWords } from '#i18n/pad-words.ts';
import { fill, plural } from '#i18n/plural.ts';
import { countOnLine, type PadLine } from '#stores/pad-lines.ts';

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

/** What stands on a line card by card: "Blue Dragon, Fire Ants ×2"; empty for one counted by hand. */
export function pileOf<Card extends string>(
  line: PadLine<Card, unknown>,
  cards: readonly { readonly id: Card; readonly label: string }[],
): string {
  const held = cards.flatMap(({ id, label }) => {
    const count = countOnLine(line, id);
    if (count === 0) return [];
    return [count > 1 ? `${label} ×${count}` : label];
  });
  // Simple commas: a card's name may hold an "and" of its own.
  return held.join(', ');
}

/** A problem of an address as a sentence of `words`; `value` is how a card is called. */
export function problemText<Problem extends { readonly code: string }>(
  problem: Problem,
  sentences: Readonly<Record<Problem['code'], string>>,
  names: readonly { readonly name: string }[],
  text: PadText,
  cardName: (value: string) => string,
): string {
  const { code, line, value = '' }: { code: Problem['code']; line?: number; value?: string } = problem;
  return fill(sentences[code], {
    name: line === undefined ? '' : nameOf(names[line]?.name ?? '', line, text),
    value: code === 'tooManyCopies' ? cardName(value) : value,
  });
}
