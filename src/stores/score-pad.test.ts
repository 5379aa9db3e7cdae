import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creatureIds, dragonwoodDeck, editionIds, scoreNow, type CreatureId } from '#engine/dragonwood/index.ts';
import type { Shelf } from '#lib/storage.ts';
import {
  createScorePad,
  fitsPad,
  formatPad,
  mostCreatures,
  mostPoints,
  parsePad,
  scoreOfPad,
  type ScoreLine,
  type ScorePad,
} from './score-pad.ts';
import { cleanName, longestName } from './pad-text.ts';

const box = dragonwoodDeck.filter((id): id is CreatureId => (creatureIds as readonly string[]).includes(id));

/** The creatures of the box dealt to two to four players. */
const deals = fc
  .record({
    players: fc.constantFrom(2 as const, 3 as const, 4 as const),
    owners: fc.array(fc.nat(5), { minLength: box.length, maxLength: box.length }),
    edition: fc.constantFrom(...editionIds),
  })
  .map(({ players, owners, edition }) => ({
    players,
    edition,
    creatures: Array.from({ length: players }, (_, seat) => box.filter((__, place) => owners[place] === seat)),
  }));

const pads: fc.Arbitrary<ScorePad> = fc
  .record({
    deal: deals,
    names: fc.array(fc.string({ unit: 'grapheme' }), { minLength: 4, maxLength: 4 }),
    byHand: fc.nat(15),
  })
  .map(({ deal: { edition, creatures }, names, byHand }) => ({
    edition,
    lines: creatures.map((cards, seat): ScoreLine => {
      const name = cleanName(names[seat] ?? '');
      if (((byHand >> seat) & 1) === 0) return { name, by: 'cards', cards };
      return {
        name,
        by: 'hand',
        counts: { points: seat * 7, creatures: seat + 1, hasOrangeDragon: cards.includes('orange-dragon') },
      };
    }),
  }));

const mangled = fc.tuple(pads, fc.nat(200), fc.nat(20), fc.string()).map(([pad, at, length, noise]) => {
  const text = formatPad(pad);
  return text.slice(0, at) + noise + text.slice(at + length);
});

function shelfOf(start: Readonly<Record<string, string>> = {}): Shelf {
  const items = new Map(Object.entries(start));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the score on the pad', () => {
  test('[dw-score] is what the engine counts of the same creatures, card by card', () => {
    fc.assert(
      fc.property(deals, ({ players, edition, creatures }) => {
        const lines = creatures.map((cards): ScoreLine => ({ name: '', by: 'cards', cards }));
        const options = { players, edition, variants: [] };
        expect(scoreOfPad({ edition, lines })).toEqual(scoreNow({ creatures, options }));
      }),
    );
  });

  test('[dw-tie] is the same when each player counts by hand', () => {
    fc.assert(
      fc.property(deals, ({ players, edition, creatures }) => {
        const store = createScorePad(shelfOf);
        store.setEdition(edition);
        store.setPlayers(players);
        for (const [line, cards] of creatures.entries()) {
          for (const id of cards) expect(store.addCard(line, id)).toBe(true);
          store.countByHand(line);
        }
        expect(store.$score.get()).toEqual(scoreNow({ creatures, options: { players, edition, variants: [] } }));
      }),
      { numRuns: 40 },
    );
  });

  test('[dw-most-creatures] gives 3 to the one who has most, 2 to each of those tied', () => {
    const { pad } = parsePad('?points1=10&creatures1=5&points2=9&creatures2=5&players=3&points3=12&creatures3=4');
    expect(scoreOfPad(pad).lines.map(({ bonus, total }) => [bonus, total])).toEqual([
      [2, 12],
      [2, 11],
      [0, 12],
    ]);
  });
});

describe('the pad in an address', () => {
  test('what was written comes back', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        expect(parsePad(formatPad(pad))).toEqual({ pad, problems: [] });
      }),
    );
  });

  test('any string gives a pad that can be', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled, fc.webQueryParameters()), (text) => {
        const { pad } = parsePad(text);
        expect([2, 3, 4]).toContain(pad.lines.length);
        const cards = pad.lines.flatMap((line) => (line.by === 'cards' ? line.cards : []));
        for (const id of creatureIds) {
          const count = cards.filter((card) => card === id).length;
          expect(count).toBeLessThanOrEqual(box.filter((card) => card === id).length);
        }
        for (const line of pad.lines) {
          expect([...new Intl.Segmenter().segment(line.name)].length).toBeLessThanOrEqual(longestName);
          if (line.by === 'cards') continue;
          expect(line.counts.points).toBeLessThanOrEqual(mostPoints);
          expect(line.counts.creatures).toBeLessThanOrEqual(mostCreatures);
        }
        // What is read is what is written.
        expect(parsePad(formatPad(pad))).toEqual({ pad, problems: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('what is wrong is left out by itself and told', () => {
    const { pad, problems } = parsePad(
      '?edition=mine&players=9&name1=Ann&cards1=blue-dragon+dwarf+blue-dragon&points2=1000&creatures2=many&orange2=yes',
    );
    expect(pad).toEqual({
      edition: 'tabletop',
      lines: [
        { name: 'Ann', by: 'cards', cards: ['blue-dragon'] },
        { name: '', by: 'hand', counts: { points: 0, creatures: 0, hasOrangeDragon: true } },
      ],
    });
    expect(problems).toEqual([
      { code: 'badEdition', value: 'mine' },
      { code: 'badPlayers', value: '9' },
      { code: 'unknownCard', line: 0, value: 'dwarf' },
      { code: 'tooManyCopies', line: 0, value: 'blue-dragon' },
      { code: 'badPoints', line: 1, value: '1000' },
      { code: 'badCount', line: 1, value: 'many' },
    ]);
  });

  test('there is one Orange Dragon', () => {
    const { pad, problems } = parsePad('?points1=7&orange1=yes&cards2=orange-dragon&players=3&points3=1&orange3=yes');
    expect(problems.map(({ code }) => code)).toEqual(['tooManyCopies', 'secondOrange']);
    expect(fitsPad(pad, 'orange-dragon')).toBe(false);
  });

  test('is readable', () => {
    const pad: ScorePad = {
      edition: 'online',
      lines: [
        { name: 'Аня', by: 'cards', cards: ['fire-ants', 'blue-dragon'] },
        { name: 'Ben & Co', by: 'hand', counts: { points: 17, creatures: 6, hasOrangeDragon: true } },
      ],
    };
    expect(decodeURI(formatPad(pad))).toBe(
      '?edition=online&players=2&name1=Аня&cards1=fire-ants+blue-dragon&name2=Ben+%26+Co&points2=17&creatures2=6&orange2=yes',
    );
  });
});

describe('a name', () => {
  test.each([
    ['  Ann \n Lee\t', 'Ann Lee'],
    ['x'.repeat(50), 'x'.repeat(longestName)],
    ['👨‍👩‍👧'.repeat(3), '👨‍👩‍👧'.repeat(3)],
    ['\u202Eevil', 'evil'],
    ['\uD800', '\uFFFD'],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  test('stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text));
      }),
    );
  });
});

describe('a player of the pad', () => {
  test('keeps counts by hand within the box', () => {
    const store = createScorePad(shelfOf);
    store.countByHand(0);
    store.setCounts(0, { points: 999, creatures: -3, hasOrangeDragon: true });
    store.countByHand(1);
    store.setCounts(1, { points: Number.NaN, hasOrangeDragon: true });
    expect(store.$pad.get().lines).toMatchObject([
      { counts: { points: mostPoints, creatures: 0, hasOrangeDragon: true } },
      { counts: { points: 0, hasOrangeDragon: false } },
    ]);
    store.countByCards(0);
    expect(store.addCard(1, 'blue-dragon')).toBe(false);
    expect(store.addCard(0, 'orange-dragon')).toBe(true);
  });

  test('who leaves with cards can be brought back; one without anything just goes', () => {
    const store = createScorePad(shelfOf);
    store.setPlayers(4);
    store.addCard(2, 'fire-ants');
    const before = store.$pad.get();
    store.setPlayers(3);
    expect(store.$regret.get()).toBe(null);
    store.setPlayers(2);
    expect(store.$regret.get()).toBe('fewer');
    store.undo();
    expect(store.$pad.get().lines).toEqual(before.lines.slice(0, 3));
  });
});
