import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decks, scoreNow } from '#engine/dragonheart/index.ts';
import type { Shelf } from '#lib/storage.ts';
import {
  createHeartScorePad,
  emptyHeartPad,
  formatHeartPad,
  mostHeartPoints,
  padCards,
  parseHeartPad,
  scoreOfHeartPad,
  type HeartPad,
} from './heart-score-pad.ts';
import { cleanName } from './pad-text.ts';

/** The cards of both decks that count, by print, dealt to two piles and to nobody. */
const box = [...(decks[0] ?? []), ...(decks[0] ?? [])].filter((id) => padCards.includes(id));

const deals = fc
  .record({
    owners: fc.array(fc.nat(2), { minLength: box.length, maxLength: box.length }),
    greatDragon: fc.constantFrom(null, 0 as const, 1 as const),
  })
  .map(({ owners, greatDragon }) => ({
    greatDragon,
    piles: [0, 1].map((seat) => box.filter((_, place) => owners[place] === seat)),
  }));

const inOrder = (cards: readonly (typeof box)[number][]) => padCards.flatMap((id) => cards.filter((one) => one === id));

const pads: fc.Arbitrary<HeartPad> = fc
  .record({ deal: deals, name: fc.string({ unit: 'grapheme' }), points: fc.option(fc.nat(mostHeartPoints)) })
  .map(({ deal: { piles, greatDragon }, name, points }) => ({
    greatDragon,
    lines: [
      { name: cleanName(name), by: 'cards', cards: inOrder(piles[0] ?? []) },
      points === null
        ? { name: '', by: 'cards', cards: inOrder(piles[1] ?? []) }
        : { name: 'Ben', by: 'hand', counts: { points } },
    ],
  }));

function shelfOf(): Shelf {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the score on the pad', () => {
  test('[dh-score] [dh-tie] is what the engine counts of the same piles, by cards and by hand', () => {
    fc.assert(
      fc.property(deals, ({ piles, greatDragon }) => {
        const store = createHeartScorePad(shelfOf);
        store.setGreatDragon(greatDragon);
        for (const [line, cards] of piles.entries()) for (const id of cards) store.addCard(line, id);
        const counted = scoreNow({ piles, greatDragon });
        expect(store.$score.get()).toEqual(counted);
        store.countByHand(0);
        store.countByHand(1);
        const { scores, winners, tie } = store.$score.get();
        expect({ scores, winners, tie }).toEqual({
          scores: counted.scores,
          winners: counted.winners,
          tie: counted.tie,
        });
      }),
      { numRuns: 40 },
    );
  });

  test('[dh-great-dragon-points] gives 3 for the Great Dragon, and to its holder the tie', () => {
    const { pad } = parseHeartPad('?points1=10&points2=13&figure=1');
    expect(scoreOfHeartPad(pad)).toMatchObject({ scores: [13, 13], winners: [0], tie: 'greatDragon' });
    expect(scoreOfHeartPad({ ...pad, greatDragon: null })).toMatchObject({ winners: [1], tie: null });
  });
});

describe('the pad in an address', () => {
  test('what was written comes back', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        expect(parseHeartPad(formatHeartPad(pad))).toEqual({ pad, problems: [] });
      }),
    );
  });

  test('any string gives a pad that can be', () => {
    const mangled = fc.tuple(pads, fc.nat(200), fc.nat(20), fc.string()).map(([pad, at, length, noise]) => {
      const text = formatHeartPad(pad);
      return text.slice(0, at) + noise + text.slice(at + length);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled, fc.webQueryParameters()), (text) => {
        const { pad } = parseHeartPad(text);
        expect(parseHeartPad(formatHeartPad(pad))).toEqual({ pad, problems: [] });
        for (const score of scoreOfHeartPad(pad).scores) expect(score).toBeLessThanOrEqual(mostHeartPoints + 3);
      }),
      { numRuns: 1000 },
    );
  });

  test('what is wrong is left out by itself and told', () => {
    const { pad, problems } = parseHeartPad('?name1=Ann&cards1=tr4+Sh+Xx1+Tr4+Tr4&points2=-1&figure=3');
    expect(pad).toEqual({
      greatDragon: null,
      lines: [
        { name: 'Ann', by: 'cards', cards: ['Tr4', 'Tr4'] },
        { name: '', by: 'hand', counts: { points: 0 } },
      ],
    });
    expect(problems).toEqual([
      { code: 'badFigure', value: '3' },
      { code: 'unknownCard', line: 0, value: 'Sh' },
      { code: 'unknownCard', line: 0, value: 'Xx1' },
      { code: 'tooManyCopies', line: 0, value: 'Tr4' },
      { code: 'badPoints', line: 1, value: '-1' },
    ]);
  });
});

test('the pad on the device is there again, and is wiped with the names left', () => {
  const shelf = shelfOf();
  const store = createHeartScorePad(() => shelf);
  store.setName(0, ' Ann ');
  store.addCard(0, 'Tr4');
  store.removeCard(0, 'Tr4');
  store.addCard(0, 'Dw1');
  store.countByHand(1);
  store.setCounts(1, { points: 9999 });
  store.setGreatDragon(1);
  const again = createHeartScorePad(() => shelf);
  again.open('');
  expect(again.$pad.get()).toEqual(store.$pad.get());
  expect(again.$score.get().scores).toEqual([1, mostHeartPoints + 3]);
  again.clear();
  expect(again.$pad.get()).toEqual({
    ...emptyHeartPad,
    lines: [{ name: 'Ann', by: 'cards', cards: [] }, emptyHeartPad.lines[1]],
  });
});
