import { expect, test } from 'vitest';
import { chanceToHold } from './chances.ts';

/** The same by listing every hand: cards 0 to `such - 1` are of the type. */
function byListing(unseen: number, such: number, hand: number, least: number): number {
  let hands = 0;
  let good = 0;
  const deal = (next: number, held: number, of: number): void => {
    if (held === hand) {
      hands += 1;
      if (of >= least) good += 1;
      return;
    }
    for (let card = next; card < unseen; card++) deal(card + 1, held + 1, of + (card < such ? 1 : 0));
  };
  deal(0, 0, 0);
  return good / hands;
}

test('the chance of holding cards equals the share of all hands that hold them', () => {
  for (const [unseen, such, hand] of [
    [9, 3, 5],
    [12, 4, 5],
    [12, 10, 6],
    [10, 1, 4],
    [6, 0, 3],
  ] as const) {
    for (let least = 0; least <= 4; least++) {
      expect(chanceToHold(unseen, such, hand, least)).toBeCloseTo(byListing(unseen, such, hand, least), 12);
    }
  }
});

test('who holds all unseen cards is sure to hold each of them', () => {
  expect(chanceToHold(5, 2, 5, 2)).toBe(1);
  expect(chanceToHold(5, 2, 5, 3)).toBe(0);
});
