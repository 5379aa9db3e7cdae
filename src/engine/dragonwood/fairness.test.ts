import { describe, expect, test } from 'vitest';
import { dieFaces, isEventId, type DragonwoodCardId, type TargetId, isDragon } from './cards.ts';
import { adventurers, dragonwoodDeck } from './decks.ts';
import { editions, playerCounts, type PlayerCount } from './editions.ts';
import { newGame } from './setup.ts';
import { playedGame, told } from './testing.ts';
import type { DragonwoodState } from './types.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Pearson's chi-square of counts that should stand to one another as `weights` do; without them, all be equal. */
function chiSquare(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): number {
  const expected = weights.map((weight) => (sum(counts) * weight) / sum(weights));
  return sum(counts.map((count, place) => (count - (expected[place] ?? 0)) ** 2 / (expected[place] ?? 1)));
}

/** The 99.9 % point of chi-square (Wilson and Hilferty). The seeds are fixed: a fair set-up passes every time. */
const limitOf = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;

const games = 6000;
const tables = (players: PlayerCount): DragonwoodState[] =>
  Array.from({ length: games }, (_, seed) => newGame({ players, edition: 'tabletop', variants: [] }, seed));
const byPlayers = new Map(playerCounts.map((players) => [players, tables(players)]));
const tablesOf = (players: PlayerCount) => byPlayers.get(players) ?? [];

/** The chance of each number of events among `drawn` of the 40 cards without the dragons. */
function eventChances(drawn: number): number[] {
  const choose = (of: number, some: number): number =>
    some < 0 || some > of
      ? 0
      : Array.from({ length: some }).reduce<number>((ways, _, k) => (ways * (of - k)) / (k + 1), 1);
  return [0, 1, 2, 3, 4].map((found) => (choose(4, found) * choose(36, drawn - found)) / choose(40, drawn));
}

/**
 * How likely a dragon is the first, second … from below of all cards that are no events. Events may have gone back to any place
 * at set-up, but the others keep their order; in the lower half some of the `half` cards besides the dragons are events.
 */
function placeWeights(half: number): number[] {
  const weights = Array<number>(half + 2).fill(0);
  for (const [found, chance] of eventChances(half).entries()) {
    const others = half + 2 - found;
    for (let place = 0; place < others; place++) weights[place] = (weights[place] ?? 0) + chance / others;
  }
  return weights;
}

const placeOf = (deck: readonly DragonwoodCardId[], dragon: TargetId) =>
  deck.filter((id) => !isEventId(id)).indexOf(dragon);

/** How often each place below `length` comes. */
const tally = (places: readonly number[], length: number) =>
  Array.from({ length }, (_, place) => places.filter((other) => other === place).length);

describe.each(playerCounts)('with %i players', (players) => {
  const removedCount = editions.tabletop.removed.value[players];
  const half = (40 - removedCount) / 2;

  test('[dw-setup-remove] every card but the dragons is removed equally often', () => {
    const removed = tablesOf(players).flatMap((table) => table.removed);
    const titles = [...new Set(dragonwoodDeck.filter((id) => !isDragon(id)))];
    const counts = titles.map((id) => removed.filter((other) => other === id).length);
    const copies = titles.map((id) => dragonwoodDeck.filter((other) => other === id).length);
    expect(sum(counts)).toBe(games * removedCount);
    expect(chiSquare(counts, copies)).toBeLessThan(limitOf(titles.length - 1));
    // The statistic can fail: the dragons among them, removed never.
    expect(chiSquare([...counts, 0, 0], [...copies, 1, 1])).toBeGreaterThan(limitOf(titles.length + 1));
  });

  test.each(['blue-dragon', 'orange-dragon'] as const)(
    '[dw-setup-bottom-half] the %s lies at each place of the lower half equally often',
    (dragon) => {
      const counts = tally(
        tablesOf(players).map(({ dragonwoodDeck: deck }) => placeOf(deck, dragon)),
        half + 2,
      );
      expect(sum(counts)).toBe(games);
      expect(chiSquare(counts, placeWeights(half))).toBeLessThan(limitOf(half + 1));
      // The statistic can fail: dragons that are never the last card.
      expect(chiSquare([0, ...counts.slice(1)], placeWeights(half))).toBeGreaterThan(limitOf(half + 1));
    },
  );

  test('[dw-first-player] everybody begins equally often', () => {
    const counts = tally(
      tablesOf(players).map(({ active }) => active),
      players,
    );
    expect(chiSquare(counts)).toBeLessThan(limitOf(players - 1));
    expect(chiSquare(counts, [2, ...counts.slice(1).map(() => 1)])).toBeGreaterThan(limitOf(players - 1));
  });

  test('[dw-setup-hands] every Adventurer is dealt equally often', () => {
    const dealt = new Map<string, number>(adventurers.map(({ id }) => [id, 0]));
    for (const card of tablesOf(players).flatMap(({ hands }) => hands.flat()))
      dealt.set(card, (dealt.get(card) ?? 0) + 1);
    expect(dealt.size).toBe(60);
    expect(chiSquare([...dealt.values()])).toBeLessThan(limitOf(59));
  });
});

test('[dw-dice] in games a die shows 2 and 3 twice as often as 1 and 4, the one thrown again too', () => {
  const first: number[] = [];
  const again: number[] = [];
  for (let seed = 0; seed < 150; seed++) {
    for (const { events } of playedGame({ players: 2, edition: 'tabletop', variants: [] }, seed, 'greedy')) {
      for (const { rolled } of told(events, 'diceRolled')) first.push(...rolled);
      for (const { to } of told(events, 'dieRerolled')) again.push(to);
    }
  }
  const weights = [1, 2, 3, 4].map((face) => dieFaces.filter((other) => other === face).length);
  expect(weights).toEqual([1, 2, 2, 1]);
  expect(first.length).toBeGreaterThan(10_000);
  expect(chiSquare(tally(first, 5).slice(1), weights)).toBeLessThan(limitOf(3));
  expect(again.length).toBeGreaterThan(100);
  expect(chiSquare(tally(again, 5).slice(1), weights)).toBeLessThan(limitOf(3));
  // The statistic can fail: a die with each face as often.
  expect(chiSquare(tally(first, 5).slice(1))).toBeGreaterThan(limitOf(3));
});
