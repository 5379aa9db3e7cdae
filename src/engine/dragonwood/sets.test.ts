import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { methods } from './cards.ts';
import { adventurers, type Adventurer } from './decks.ts';
import { parseAdventurers, whyNotSet } from './sets.ts';

const cards = (text: string): readonly Adventurer[] => {
  const read = parseAdventurers(text);
  if ('code' in read) throw new Error(`${read.code}: ${read.card}`);
  return read;
};

describe('reading Adventurers', () => {
  test('a suit letter and a rank, in the order given', () => {
    expect(cards('B4  o4 G12').map(({ suit, rank }) => [suit, rank])).toEqual([
      ['blue', 4],
      ['orange', 4],
      ['green', 12],
    ]);
    expect(cards('')).toEqual([]);
  });

  test.each(['R13', 'R0', 'X4', '4', 'R', 'R4,', 'R04'])('%s is no Adventurer', (word) => {
    expect(parseAdventurers(`B1 ${word}`)).toEqual({ code: 'unknownCard', card: word });
  });

  test('each Adventurer is in the deck once', () => {
    expect(parseAdventurers('B4 b4')).toEqual({ code: 'sameCardTwice', card: 'b4' });
  });

  test('any text gives the cards that its words name, or a problem with one of them', () => {
    const ids = adventurers.map(({ id }) => id);
    const card = fc.constantFrom(...ids, ...ids.map((id) => id.toLowerCase()));
    const text = fc
      .array(fc.oneof({ weight: 9, arbitrary: card }, fc.string()), { maxLength: 6 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (text) => {
        const words = text.split(/\s+/).filter(Boolean);
        const read = parseAdventurers(text);
        if ('code' in read) expect(words).toContain(read.card);
        else expect(read.map(({ id }) => id)).toEqual(words.map((word) => word.toUpperCase()));
      }),
    );
  });
});

describe('sets', () => {
  test('[dw-strike] ranks in a row, in any order and suits', () => {
    expect(whyNotSet('strike', cards('P9 R8 O7'))).toBeNull();
  });

  test('[dw-strike] a gap is named', () => {
    expect(whyNotSet('strike', cards('R3 G5'))).toEqual({ code: 'gap', rule: 'dw-strike', between: [3, 5] });
  });

  test('[dw-strike] 12 is not followed by 1', () => {
    expect(whyNotSet('strike', cards('R11 G12 B1'))).toMatchObject({ code: 'gap', between: [1, 11] });
  });

  test('[dw-strike] each rank once', () => {
    expect(whyNotSet('strike', cards('R4 G5 B5 P6'))).toEqual({ code: 'repeatedRank', rule: 'dw-strike', rank: 5 });
    expect(whyNotSet('strike', cards('R5 B5'), true)).toMatchObject({ code: 'repeatedRank' });
  });

  test('[dw-stomp] one rank', () => {
    expect(whyNotSet('stomp', cards('B4 O4 G4'))).toBeNull();
    expect(whyNotSet('stomp', cards('B4 O4 G5'))).toEqual({ code: 'mixedRanks', rule: 'dw-stomp' });
  });

  test('[dw-scream] one suit', () => {
    expect(whyNotSet('scream', cards('P1 P4 P11'))).toBeNull();
    expect(whyNotSet('scream', cards('P1 B4'))).toEqual({ code: 'mixedSuits', rule: 'dw-scream' });
  });

  test('[dw-single-card] one card is a set for every method', () => {
    for (const method of methods) for (const card of adventurers) expect(whyNotSet(method, [card])).toBeNull();
  });

  test('[dw-six-dice] more than six cards are too many, the Potion counted', () => {
    const seven = cards('R1 R2 R3 R4 R5 R6 R7');
    for (const method of ['strike', 'scream'] as const) {
      expect(whyNotSet(method, seven)).toEqual({ code: 'tooMany', rule: 'dw-six-dice', cards: 7 });
      expect(whyNotSet(method, seven.slice(0, 6), true)).toMatchObject({ code: 'tooMany', cards: 7 });
      expect(whyNotSet(method, seven.slice(0, 6))).toBeNull();
    }
  });

  test('[dw-dice] no card earns no die', () => {
    for (const method of methods) expect(whyNotSet(method, [])).toEqual({ code: 'noCards', rule: 'dw-dice' });
  });

  test('[dw-charmed-potion] fills one gap, repeats a card, plays alone', () => {
    expect(whyNotSet('strike', cards('R3 G5'), true)).toBeNull();
    expect(whyNotSet('strike', cards('R3 G6'), true)).toMatchObject({ code: 'gap', between: [3, 6] });
    expect(whyNotSet('strike', cards('R3 G5 B7'), true)).toMatchObject({ code: 'gap', between: [3, 5] });
    expect(whyNotSet('strike', cards('R3 G4'), true)).toBeNull();
    expect(whyNotSet('stomp', cards('R4 O4 G4 P4 B4'), true)).toBeNull();
    for (const method of methods) expect(whyNotSet(method, [], true)).toBeNull();
  });

  test('the order of the cards does not matter', () => {
    const hand = fc.uniqueArray(fc.constantFrom(...adventurers), { maxLength: 7 });
    fc.assert(
      fc.property(fc.constantFrom(...methods), hand, fc.boolean(), (method, set, potion) => {
        expect(whyNotSet(method, [...set].reverse(), potion)).toEqual(whyNotSet(method, set, potion));
      }),
    );
  });
});
