import { expect, test } from 'vitest';
import { newGame } from './setup.ts';
import { box, everyCard } from './testing.ts';
import { decks } from './decks.ts';

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test('[dh-setup-hands] both players shuffle their own deck and draw five cards; 45 are left', () => {
  for (const seed of seeds) {
    const { hands, decks: draw } = newGame({}, seed);
    expect(hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(draw.map((deck) => deck.length)).toEqual([45, 45]);
    for (const [seat, deck] of decks.entries()) {
      expect([...hands[seat]!, ...draw[seat]!].toSorted()).toEqual(deck.toSorted());
    }
  }
});

test('[dh-setup-hands] the decks lie in another order in another game, and not alike in one', () => {
  const [one, other] = [newGame({}, 1), newGame({}, 2)];
  expect(one.decks[0]).not.toEqual(other.decks[0]);
  expect(one.decks[0]).not.toEqual(one.decks[1]!.map((card) => card.replace("'", '')));
});

test('[dh-setup-figure] at the beginning nobody has the Great Dragon: it stands on the board', () => {
  expect(newGame({}, 3).greatDragon).toBeNull();
});

test('[dh-first-player] the seed decides who starts: either player about equally often', () => {
  const starts = seeds.filter((seed) => newGame({}, seed).active === 0).length;
  expect(starts).toBeGreaterThan(80);
  expect(starts).toBeLessThan(120);
  expect(newGame({}, 4).phase).toEqual({ kind: 'turn', seat: newGame({}, 4).active });
});

test('[dh-components] a new game lays out all 100 cards of the two decks, none of them on the board yet', () => {
  const state = newGame({}, 5);
  expect(everyCard(state)).toEqual(box);
  expect(box).toHaveLength(100);
  expect(Object.values(state.board).flat()).toEqual([]);
  expect([...state.hold, ...state.departed, ...state.piles.flat()]).toEqual([]);
});

test('[dh-deck] both players have the same cards, told apart by their backs alone', () => {
  expect(decks[1]!.map((card) => card.replace(/'$/, ''))).toEqual(decks[0]);
  expect(new Set(decks.flat()).size).toBe(42);
});

test('the same seed gives the same game', () => {
  expect(newGame({}, 6)).toEqual(newGame({ endTrigger: 'lastCardDrawn' }, 6));
});

test('options and seeds that no game has are refused by name', () => {
  expect(() => newGame({ endTrigger: 'never' as 'cannotRefill' }, 1)).toThrow('no end trigger is called never');
  expect(() => newGame({}, -1)).toThrow(RangeError);
});
