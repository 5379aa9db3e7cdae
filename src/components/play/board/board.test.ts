import { expect, test } from 'vitest';
import { dragonheartCardNames } from '#i18n/cards.ts';
import type { Locale } from '#i18n/locales.ts';
import { tableWords } from '#i18n/table-words.ts';
import { boardOrder, spaceAfterKey } from './moves.ts';
import { spaceName } from './space-name.ts';

const nameIn = (locale: Locale, space: 'treasure' | 'huntress' | 'troll', values: readonly number[]) => {
  const words = tableWords(locale).board;
  const names = { ...dragonheartCardNames(locale), hold: words.hold };
  const cards = values.map((value) => ({ type: space, value }));
  return spaceName({ space, cards, names, words, locale });
};

test('a space says what lies there and what takes it', () => {
  expect(nameIn('en', 'treasure', [1, 2, 2, 4])).toBe('Treasure: 4 cards, 9 points, taken by Fire Dragon or Sorceress');
  expect(nameIn('en', 'huntress', [1])).toBe('Huntress: 1 of 3, 1 point');
  expect(nameIn('en', 'troll', [])).toBe('Troll: empty, taken by Knight');
  expect(nameIn('ru', 'treasure', [1, 2])).toBe('Сокровище: 2 карты, 3 очка, забирает Огненный дракон или Волшебница');
});

test('left and right lead through all spaces, up and down to the nearest in the next row', () => {
  expect(spaceAfterKey('ArrowRight', 'petrifiedDragon')).toBe('huntress');
  expect(spaceAfterKey('ArrowLeft', 'fireDragon')).toBe('fireDragon');
  expect(spaceAfterKey('ArrowDown', 'ship')).toBe('hold');
  expect(spaceAfterKey('ArrowDown', 'troll')).toBe('dwarf');
  expect(spaceAfterKey('ArrowUp', 'dwarf')).toBe('troll');
  expect(spaceAfterKey('ArrowUp', 'treasure')).toBe('treasure');
  expect(spaceAfterKey('End', 'ship')).toBe(boardOrder.at(-1));
  expect(spaceAfterKey('a', 'ship')).toBeUndefined();
});
