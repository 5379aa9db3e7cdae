/** Who reads in the tests of what is told, and what every told sentence keeps to. */
import { expect } from 'vitest';
import type { Locale } from '../locales.ts';
import type { CommonWords, Teller } from './teller.ts';

/** Players by language, as many as any game has. */
export const playerNames: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Ann', 'Ben', 'Cleo', 'Dan'],
  ru: ['Аня', 'Боря', 'Вера', 'Гриша'],
};

/** A reader with the players' names. */
export const readerOf = <Words extends CommonWords>(
  locale: Locale,
  words: Words,
  viewer: number | null,
): Teller<Words> => ({ locale, words, viewer, names: playerNames[locale] });

/** A told text is whole sentences of its own language, with every gap filled. */
export function expectTold(text: string, locale: Locale): void {
  expect(text).toMatch(/^[A-ZА-ЯЁ].*[.?!]$/u);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}|\.\./);
  expect(text).not.toMatch(locale === 'ru' ? /[a-z]/i : /[а-яё]/i);
}
