import { describe, expect, test } from 'vitest';
import { isEventId, isDragon } from './cards.ts';
import { isAdventurerId } from './decks.ts';
import { editionIds, playerCounts, type EditionId, type PlayerCount } from './editions.ts';
import { newGame } from './setup.ts';
import { isWhole } from './testing.ts';
import type { DragonwoodOptions } from './types.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const optionsOf = (players: PlayerCount, edition: EditionId = 'tabletop'): DragonwoodOptions => ({
  players,
  edition,
  variants: [],
});

/** New games of all seeds. */
const tables = (players: PlayerCount, edition?: EditionId) =>
  seeds.map((seed) => newGame(optionsOf(players, edition), seed));

test('[dw-players] two, three or four can play, and nobody else', () => {
  expect(playerCounts.map((players) => newGame(optionsOf(players), 1).hands.length)).toEqual([2, 3, 4]);
  for (const players of [0, 1, 5, 2.5]) {
    expect(() => newGame(optionsOf(players as PlayerCount), 1)).toThrow(
      new RangeError(`players must be 2, 3 or 4, not ${players}`),
    );
  }
});

test('an edition or a variant that does not exist, or stands there twice, makes no game', () => {
  expect(() => newGame(optionsOf(2, 'pocket' as EditionId), 1)).toThrow('no edition is called pocket');
  expect(() => newGame({ ...optionsOf(2), variants: ['solo' as 'shortGame'] }, 1)).toThrow('no variant is called solo');
  expect(() => newGame({ ...optionsOf(2), variants: ['shortGame', 'shortGame'] }, 1)).toThrow('given twice');
  expect(newGame({ ...optionsOf(2), variants: ['shortGame', 'dragonSpell'] }, 1).options.variants).toEqual([
    'dragonSpell',
    'shortGame',
  ]);
});

test('the same seed lays the same table, another one another', () => {
  expect(newGame(optionsOf(3), 7)).toEqual(newGame(optionsOf(3), 7));
  expect(newGame(optionsOf(3), 8)).not.toEqual(newGame(optionsOf(3), 7));
});

describe.each(editionIds)('%s', (edition) => {
  test.each([
    [2, 12],
    [3, 10],
    [4, 8],
  ] as const)('[dw-setup-remove] with %i players %i cards leave the game unseen', (players, removed) => {
    for (const table of tables(players, edition)) {
      expect(table.removed).toHaveLength(removed);
      expect(table.landscape.length + table.dragonwoodDeck.length).toBe(42 - removed);
      expect(isWhole(table)).toBe(true);
    }
  });
});

describe.each([
  [2, 16],
  [3, 17],
  [4, 18],
] as const)('with %i players', (players, lower) => {
  test('[dw-setup-dragons-aside] no dragon is ever among the cards removed', () => {
    for (const table of tables(players)) expect(table.removed.some(isDragon)).toBe(false);
  });

  test('[dw-setup-bottom-half] both dragons lie in the lower half, and come anywhere in it', () => {
    const places = new Set<number>();
    for (const { dragonwoodDeck } of tables(players)) {
      // Events may have gone back below them since, so that only the order of the other cards counts.
      const others = dragonwoodDeck.filter((id) => !isEventId(id));
      const dragons = others.flatMap((id, place) => (isDragon(id) ? [place] : []));
      expect(dragons).toHaveLength(2);
      for (const place of dragons) {
        expect(place).toBeLessThan(lower);
        places.add(place);
      }
    }
    expect(places.size).toBe(lower);
  });

  test('[dw-setup-landscape] five cards lie open, none of them a dragon', () => {
    for (const { landscape } of tables(players)) {
      expect(landscape).toHaveLength(5);
      expect(landscape.some(isDragon)).toBe(false);
    }
  });

  test('[dw-setup-events] no event lies open, and those turned up are in the deck again', () => {
    for (const { landscape, dragonwoodDeck, removed, gone } of tables(players)) {
      expect(landscape.some(isEventId)).toBe(false);
      expect(dragonwoodDeck.filter(isEventId).length + removed.filter(isEventId).length).toBe(4);
      expect(gone).toEqual([]);
    }
  });

  test('[dw-setup-hands] each hand has five Adventurers, and one more for each Ladybug in the first deal', () => {
    for (const { hands, discard, deck } of tables(players)) {
      const ladybugs = discard.length;
      expect(hands.flat()).toHaveLength(5 * players + ladybugs);
      for (const hand of hands) expect(hand.length).toBeGreaterThanOrEqual(5);
      expect(deck).toHaveLength(64 - 5 * players - 2 * ladybugs);
    }
  });

  test('[dw-setup-ladybug] a Ladybug in the first deal is discarded for two cards: nobody holds one', () => {
    const sizes = new Set<number>();
    for (const { hands, discard } of tables(players)) {
      expect(hands.flat().every(isAdventurerId)).toBe(true);
      expect(discard.every((card) => card === 'L')).toBe(true);
      for (const { length } of hands) sizes.add(length);
    }
    expect([...sizes].sort()).toEqual(expect.arrayContaining([5, 6, 7]));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9);
  });

  test('[dw-first-player] the first player is drawn, and everybody can be it', () => {
    const firsts = new Set(tables(players).map(({ active }) => active));
    expect([...firsts].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    for (const { active, phase, turn } of tables(players)) {
      expect(phase).toEqual({ kind: 'turn', seat: active });
      expect(turn).toBe(1);
    }
  });
});

test('[dw-setup-events] an event comes back at any place of the deck, the next card and the last one too', () => {
  const places = tables(2).map(({ dragonwoodDeck }) => dragonwoodDeck.findIndex(isEventId));
  expect(places).toContain(0);
  expect(tables(2).some(({ dragonwoodDeck }) => isEventId(dragonwoodDeck.at(-1) ?? ''))).toBe(true);
});
