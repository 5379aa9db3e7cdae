import { expect, test } from 'vitest';
import { restOfDeck } from './rest-of-deck.ts';

test('the rest of a deck holds every card that is not named, each as often as it is left', () => {
  expect(restOfDeck(['R1', 'L', 'L', 'B2'], 'L B2')).toBe('R1 L');
});

test('a card that the deck does not hold stops the build', () => {
  expect(() => restOfDeck(['R1', 'L'], 'L L')).toThrow('"L" is not in the deck');
});
