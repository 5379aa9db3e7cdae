import { expect, test } from 'vitest';
import { cardsOf } from './small-cards.ts';

test('cards of both games are read from one text', () => {
  expect(cardsOf('hungry-bear silver-sword sunny-day R7 Tr3 Sh').map((card) => [card.kind, card.id])).toEqual([
    ['creature', 'hungry-bear'],
    ['enhancement', 'silver-sword'],
    ['event', 'sunny-day'],
    ['adventurer', 'R7'],
    ['dragonheart', 'Tr3'],
    ['dragonheart', 'Sh'],
  ]);
});

test('a card that does not exist stops the build', () => {
  expect(() => cardsOf('R7 R13')).toThrow('R13');
});
