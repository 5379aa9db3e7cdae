import { describe, expect, test } from 'vitest';
import { dragonheartCardNames, dragonwoodCardNames } from '#i18n/cards.ts';
import { locales } from '#i18n/locales.ts';
import { titleRooms, titleSize } from './title-size.ts';

describe.each(locales)('titles in %s', (locale) => {
  const names = [...Object.values(dragonwoodCardNames(locale)), ...Object.values(dragonheartCardNames(locale))];

  test('are large enough to read on a card 72 pixels wide', () => {
    for (const name of names) expect((titleSize(name, titleRooms.small) * 72) / 240, name).toBeGreaterThanOrEqual(8.4);
  });

  test('are between 17 and 27 units on a wide card', () => {
    for (const name of names) {
      expect(titleSize(name, titleRooms.wide), name).toBeGreaterThanOrEqual(17);
      expect(titleSize(name, titleRooms.wide), name).toBeLessThanOrEqual(27);
    }
  });
});

test('a long title takes two lines rather than small letters', () => {
  expect(titleSize('Бешеные летучие мыши', titleRooms.wide)).toBeGreaterThan(20);
});
