import { expect, test } from 'vitest';
import { cardsOf } from './cards-of.ts';

test('cards of both games are read from one text', () => {
  expect(cardsOf('hungry-bear silver-sword sunny-day Tr3 Sh').map((card) => [card.kind, card.id])).toEqual([
    ['creature', 'hungry-bear'],
    ['enhancement', 'silver-sword'],
    ['event', 'sunny-day'],
    ['dragonheart', 'Tr3'],
    ['dragonheart', 'Sh'],
  ]);
});

test('a card that does not exist stops the build', () => {
  expect(() => cardsOf('Tr3 Tr9')).toThrow('Tr9');
});
