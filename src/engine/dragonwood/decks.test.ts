import { expect, test } from 'vitest';
import { creatures, enhancements, events } from './cards.ts';
import { adventurerDeck, adventurers, dragonwoodDeck, ladybug, suitLetters } from './decks.ts';

test('[dw-components] the Adventurer deck is 60 Adventurers and 4 Lucky Ladybugs', () => {
  expect(adventurerDeck).toHaveLength(64);
  expect(adventurerDeck.filter(({ kind }) => kind === 'adventurer')).toEqual(adventurers);
  expect(adventurerDeck.filter((card) => card === ladybug)).toHaveLength(4);
});

test('[dw-components] each of the five suits has the ranks 1 to 12, once each', () => {
  const bySuit = Map.groupBy(adventurers, ({ suit }) => suit);
  expect([...bySuit.keys()]).toEqual(['red', 'orange', 'green', 'purple', 'blue']);
  for (const cards of bySuit.values()) {
    expect(cards.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  }
});

test('an Adventurer is written as the letter of the suit and the rank', () => {
  expect(adventurers.map(({ id }) => id)).toEqual(adventurers.map(({ suit, rank }) => suitLetters[suit] + rank));
  expect(adventurers.find(({ suit, rank }) => suit === 'purple' && rank === 12)?.id).toBe('P12');
  expect(new Set(adventurerDeck.map(({ id }) => id)).size).toBe(61);
});

test('[dw-components] the Dragonwood deck is 42 cards, each title as often as it has copies', () => {
  expect(dragonwoodDeck).toHaveLength(42);
  for (const { id, copies } of [...creatures, ...enhancements, ...events]) {
    expect(dragonwoodDeck.filter((card) => card === id)).toHaveLength(copies);
  }
});
