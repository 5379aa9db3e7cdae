import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import { endTriggerIds } from './editions.ts';
import { parsePosition } from './parse-position.ts';
import { formatPosition } from './position.ts';
import { at, box, everyCard, randomGame } from './testing.ts';

test('every position of a game is read as it is written, and the game goes on the same from there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...endTriggerIds), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (endTrigger, seed) => {
      for (const { before, action, after } of randomGame({ endTrigger }, seed)) {
        expect(at(formatPosition(before))).toStrictEqual(before);
        expect(apply(at(formatPosition(before)), action).state).toStrictEqual(after);
        expect(at(formatPosition(after))).toStrictEqual(after);
      }
    }),
    { numRuns: 25 },
  );
});

test('a short position is filled up: the rest of each deck lies shuffled in its draw pile', () => {
  const state = at("hands Tr3 Dw1 | Fi2'; board Tr2'");
  expect(everyCard(state)).toEqual(box);
  expect(state.decks.map((deck) => deck.length)).toEqual([48, 48]);
  expect(at("hands Tr3 Dw1 | Fi2'; board Tr2'; seed 0")).toEqual(state);
  expect(at("hands Tr3 Dw1 | Fi2'; board Tr2'; seed 1").decks).not.toEqual(state.decks);
  expect([state.active, state.turn, state.greatDragon, state.turnsLeft]).toEqual([0, 1, null, null]);
});

test('cards of a hand that nobody needs to name are drawn from the own deck by the seed', () => {
  const text = "hands Tr3 Dw1 | Fi2' ?4; decks Sh ... | ...; seed 4";
  const state = at(text);
  expect(everyCard(state)).toEqual(box);
  expect(state.hands[1]).toHaveLength(5);
  expect(state.hands[1]!.every((card) => card.endsWith("'"))).toBe(true);
  expect(state.decks.map((deck) => deck.length)).toEqual([48, 45]);
  expect(at(text)).toEqual(state);
  expect(at(text.replace('seed 4', 'seed 5')).hands).not.toEqual(state.hands);
});

test('the first card of a written draw pile is the next one', () => {
  expect(at('hands Tr3 | -; decks Kn2 So1 ... | ...').decks[0]!.slice(-2)).toEqual(['So1', 'Kn2']);
});

const nine = "departed Sh Sh Sh Sh Sh' Sh' Sh' Sh' Sh'";

test.each([
  ['hands Tr3 | -; hold Tr1', 'contradiction', 'hold'],
  ['hands Tr3 | -; departed Tr1', 'contradiction', 'departed'],
  ['hands Tr3 | -; departed Sh Sh', 'contradiction', 'departed'],
  ['hands Tr3 | -; piles Sh | -', 'contradiction', 'piles'],
  ["hands Tr3' | -", 'contradiction', 'hands'],
  ['hands Tr3 | - | -', 'contradiction', 'hands'],
  ["hands Tr3 | -; decks Tr1' ... | ...", 'contradiction', 'decks'],
  ['hands Tr3 | -; decks Tr1 | ...', 'missing', 'card'],
  ['hands Tr3 ? | -', 'missing', 'hands'],
  ['hands Tr3 ?7 | -', 'outOfRange', 'hands'],
  ['hands Tr3 ?2 ?2 ?2 | -', 'outOfRange', 'hands'],
  ['hands Tr3 | ?2; decks ... | -', 'missing', 'card'],
  ['hands Tr4 | -; board Tr4', 'repeated', 'card'],
  ['hands Tr9 | -', 'unknown', 'card'],
  ['hands - | -', 'missing', 'hands'],
  ['hands Tr1 Tr1 Tr2 Tr2 Tr3 Tr3 | -', 'outOfRange', 'hands'],
  ['hands Tr3 | -; board Kn1 Kn1', 'contradiction', 'board'],
  ['hands Tr3 | -; phase choice knight; board Kn1 Kn1 So1', 'contradiction', 'phase'],
  ['hands Tr3 | -; phase choice ogre', 'unknown', 'phase'],
  ['hands Tr3 | -; phase turn knight', 'superfluous', 'phase'],
  ['hands Tr3 | -; phase over', 'missing', 'ended'],
  [`hands Tr3 | -; ${nine}`, 'missing', 'ended'],
  ['hands Tr3 | -; ended ships', 'contradiction', 'ended'],
  ['hands Tr3 | -; ended deck deck', 'repeated', 'ended'],
  ['hands Tr3 | -; dragon 2', 'outOfRange', 'dragon'],
  ['hands Tr3 | -; back 2', 'outOfRange', 'back'],
  ['hands Tr3 | -; active 2', 'outOfRange', 'active'],
  ['hands Tr3 | -; turn 0', 'outOfRange', 'turn'],
  ['hands Tr3 | -; forced 6', 'outOfRange', 'forced'],
  ['hands Tr3 | -; rng 0 0 0 0', 'contradiction', 'rng'],
  ['hands Tr3 | -; rng 1 2 3 4; seed 1', 'contradiction', 'seed'],
  ['hands Tr3 | -; endTrigger never', 'unknown', 'endTrigger'],
  ['hands Tr3 | -; hands Tr1 | -', 'repeated', 'key'],
  ['dice 3', 'unknown', 'key'],
  ['hands Tr3 | -'.padEnd(10_001), 'tooLong', 'position'],
])('%j is no position: %s %s', (text, code, what) => {
  expect(parsePosition(text)).toMatchObject({ problem: { code, what } });
});

test('no text makes the reader of positions throw', () => {
  const words = [
    'hands',
    'decks',
    'board',
    'piles',
    'phase',
    'Tr3',
    '?2',
    "Sh'",
    '|',
    '-',
    '...',
    ';',
    'choice',
    '1',
    'ships',
  ];
  const scraps = fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(fc.oneof(scraps, fc.string({ unit: 'binary' })), (text) => {
      const parsed: object = parsePosition(text);
      expect('value' in parsed || 'problem' in parsed).toBe(true);
    }),
    { numRuns: 400 },
  );
});
