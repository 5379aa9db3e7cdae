import type { AdventurerId, AttackMethod, DragonwoodCardId, Suit, VariantId } from '#engine/dragonwood/index.ts';
import { adventurerById, suitLetters, suits } from '#engine/dragonwood/index.ts';
import type { AdviserWords } from '#i18n/adviser-words.ts';
import type { CardFaceWords } from '#i18n/card-words.ts';
import { percentText, triesText, type ChanceWords } from '#i18n/chance-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Ratio } from '#engine/odds/index.ts';

/** All that the adviser's parts need to speak and to show one language, handed down from the page. */
export interface AdviserText {
  readonly locale: Locale;
  /** The site's base path, with slashes at both ends. */
  readonly base: string;
  readonly words: AdviserWords;
  readonly chance: ChanceWords;
  /** What stands on the faces of cards: methods, suits, effects. */
  readonly face: CardFaceWords;
  readonly cardNames: Readonly<Record<DragonwoodCardId, string>>;
  readonly variantNames: Readonly<Record<VariantId, string>>;
  readonly variantNotes: Readonly<Record<VariantId, string>>;
  /** The printed English names, where the page's language has others. */
  readonly englishNames?: Readonly<Record<DragonwoodCardId, string>>;
}

/** The name of a way to attack. */
export const methodText = (method: AttackMethod, { face, variantNames }: AdviserText): string =>
  method === 'dragonSpell' ? variantNames.dragonSpell : face.methods[method];

/** An Adventurer in the letters of the page: "B7", "С7". */
export function cardText(id: AdventurerId, { face }: Pick<AdviserText, 'face'>): string {
  const { suit, rank } = adventurerById(id);
  return `${face.suitLetters[suit]}${rank}`;
}

/** Adventurers in the letters of the page. */
export const cardsText = (ids: readonly AdventurerId[], text: Pick<AdviserText, 'face'>): string =>
  ids.map((id) => cardText(id, text)).join(' ');

/** Adventurers in words, for a sentence: "green 6, blue 7". A letter beside a number may look like one. */
export const cardsInWords = (ids: readonly AdventurerId[], { face }: Pick<AdviserText, 'face'>): string =>
  ids
    .map(adventurerById)
    .map(({ suit, rank }) => `${face.suits[suit].toLowerCase()}\u00a0${rank}`)
    .join(', ');

/** A chance in percent. */
export const percentOf = (chance: Ratio, { locale, chance: words }: AdviserText): string =>
  percentText(chance, locale, words);

/** A chance as a child would count it. */
export const triesOf = (chance: Ratio, { locale, chance: words }: AdviserText): string =>
  triesText(chance, locale, words);

/** A share from 0 to 1 as a chance. */
export const shareOf = (share: number): Ratio => ({ num: share, den: 1 });

/** A number of points with one decimal. */
export const pointsText = (points: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(points);

/** What is typed in the page's letters, in the letters of notation. */
export function inNotation(typed: string, { suitLetters: letters }: Pick<CardFaceWords, 'suitLetters'>): string {
  const suitOf = (letter: string): Suit | undefined =>
    suits.find((suit) => letters[suit].toUpperCase() === letter.toUpperCase());
  return typed.replace(/(\p{L})(?=\d)/gu, (letter) => {
    const suit = suitOf(letter);
    return suit ? suitLetters[suit] : letter;
  });
}
