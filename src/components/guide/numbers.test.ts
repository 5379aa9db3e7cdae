/** The numbers of the strategy pages against a second, slower computation. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cardTypes, decks, cardById, type CardType } from '#engine/dragonheart/index.ts';
import { adventurers, attemptOdds, creatures, methods, targets } from '#engine/dragonwood/index.ts';
import { dieFaces, isLikely, toNumber } from '#engine/odds/index.ts';
import { pointRange, pointsInBothDecks, setRange, takersOf } from './dragonheart-numbers.ts';
import { cheapestOn, cheapestWays, diceCounts, diceTotal, needRange, nextCard } from './dragonwood-numbers.ts';

/** The totals of all rolls, written down one by one. */
const totals = (dice: number): number[] =>
  dice === 0 ? [0] : totals(dice - 1).flatMap((total) => dieFaces.map((face) => total + face));

test.each(diceCounts)('[dw-dice] what %i dice show is what all rolls written down show', (dice) => {
  const all = totals(dice).sort((a, b) => a - b);
  const found = diceTotal(dice);
  expect(found).toMatchObject({ least: all[0], most: all.at(-1), everySecond: all[all.length / 2] });
  expect(found.average).toBeCloseTo(all.reduce((sum, total) => sum + total, 0) / all.length, 9);
});

test('the numbers on the cards go from 3 to 15', () => {
  expect(needRange()).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('a Stomp is the cheapest method on all cards but four', () => {
  expect(targets.length - cheapestOn('stomp')).toBe(4);
});

test('[dw-total] with fewer cards than the cheapest way no method is likely, and with as many none is better', () => {
  const ways = cheapestWays();
  expect(ways.map(({ creature }) => creature)).toEqual(creatures);
  for (const { creature, cards, methods: named, chance } of ways) {
    const oddsOf = (adventurers: number) =>
      methods.map((method) => attemptOdds({ target: creature.id, method, adventurers, enhancements: [] }).chance);
    expect(isLikely(chance)).toBe(true);
    if (cards > 1) expect(oddsOf(cards - 1).some(isLikely), creature.id).toBe(false);
    const best = Math.max(...oddsOf(cards).map(toNumber));
    expect(toNumber(chance)).toBe(best);
    expect(named).toEqual(methods.filter((_, place) => toNumber(oddsOf(cards)[place]!) === best));
  }
});

test('[dw-strike] a row grows at both ends by any of five suits, and at the edge by one end only', () => {
  expect(nextCard('strike', ['R5', 'B6', 'G7'])).toEqual({ num: 10, den: 61 });
  expect(nextCard('strike', ['R10', 'B11', 'G12'])).toEqual({ num: 5, den: 61 });
});

test('[dw-stomp] a pair grows by the three other suits', () => {
  const fours = adventurers.filter(({ rank }) => rank === 4).length;
  expect(nextCard('stomp', ['B4', 'O4'])).toEqual({ num: fours - 2, den: 62 });
});

test('[dw-scream] three of a suit grow by its nine others', () => {
  const greens = adventurers.filter(({ suit }) => suit === 'green').length;
  expect(nextCard('scream', ['G1', 'G5', 'G9'])).toEqual({ num: greens - 3, den: 61 });
});

test('cards that are no set are refused', () => {
  expect(() => nextCard('stomp', ['B4', 'O5'])).toThrow(RangeError);
});

const cardsOf = (type: CardType) =>
  decks
    .flat()
    .map(cardById)
    .filter((card) => card.type === type);

/** Points of every choice of so many of these values, one by one. */
function choices(values: readonly number[], count: number): number[] {
  if (count === 0) return [0];
  return values.flatMap((value, place) => choices(values.slice(place + 1), count - 1).map((rest) => value + rest));
}

test.each(cardTypes)('what cards of the type %s bring is what every choice of them brings', (type) => {
  const values = cardsOf(type).map(({ value }) => value);
  for (const count of [1, 2, 3, 4]) {
    const all = choices(values, count);
    const range = pointRange(type, count);
    expect(range).toMatchObject({ least: Math.min(...all), most: Math.max(...all) });
    expect(range.average).toBeCloseTo(all.reduce((sum, points) => sum + points, 0) / all.length, 9);
  }
});

test('[dh-dwarf] four Dwarves bring 4 to 10 points, 6 on average', () => {
  expect(setRange('dwarf')).toEqual({ cards: 4, least: 4, average: 6, most: 10 });
});

test('[dh-treasure] Treasures are taken by the four Fire Dragons and the four Sorceresses of a deck', () => {
  expect(takersOf('treasure')).toEqual([
    { type: 'fireDragon', inDeck: 4, takesAt: 1 },
    { type: 'sorceress', inDeck: 4, takesAt: 1 },
  ]);
  expect(takersOf('ship')).toEqual([]);
});

test('[dh-deck] both decks together are worth 158 points', () => {
  expect(pointsInBothDecks).toBe(158);
});

const source = path.join(import.meta.dirname, '../..');

test.each(['', 'ru/'].flatMap((language) => ['dragonwood', 'dragonheart'].map((game) => `${language}${game}`)))(
  'the pages of %s tell only measured rates of winning',
  (folder) => {
    const page = readFileSync(path.join(source, `content/docs/${folder}/strategy.mdx`), 'utf8');
    const measured = readFileSync(path.join(source, 'engine/README.md'), 'utf8');
    const told = [...page.matchAll(/(\d+[.,]\d)\s%/g)].map(([, rate = '']) => rate.replace(',', '.'));
    expect(told).toHaveLength(2);
    expect(told.filter((rate) => !measured.includes(`| ${rate} % (`))).toEqual([]);
  },
);
