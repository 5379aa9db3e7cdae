import type { Locale } from '#i18n/locales.ts';

const shortWord = /(?<![\p{L}\d-])([\p{L}]{1,2}) /gu;

/** Ties a Russian word of one or two letters to the next one: a line that ends with a preposition reads badly, above all in large type. */
export const tieShortWords = (text: string, locale: Locale): string =>
  locale === 'ru' ? text.replace(shortWord, '$1\u00a0') : text;
