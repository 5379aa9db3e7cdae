import { isDragon } from './cards.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import { editionIds, playerCounts, variantIds } from './editions.ts';
import { parsePosition } from './parse-position.ts';
import { formatPosition } from './position.ts';
import { at, box, everyAdventurer, everyTitle, randomGame } from './testing.ts';

const options = fc.record({
  players: fc.constantFrom(...playerCounts),
  edition: fc.constantFrom(...editionIds),
  variants: fc.subarray([...variantIds]),
});

test('every position of a game is read as it is written, and the game goes on the same from there', () => {
  fc.assert(
    fc.property(options, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (chosen, seed) => {
      for (const { before, action, after } of randomGame(chosen, seed)) {
        const read = at(formatPosition(before));
        expect(read).toStrictEqual(before);
        expect(apply(read, action).state).toStrictEqual(after);
        expect(at(formatPosition(after))).toStrictEqual(after);
      }
    }),
    { numRuns: 12 },
  );
});

const short = 'players 2; hands B4 O4 | R1; landscape fire-ants blue-dragon; enhancements silver-sword | -';

test('a short position is filled up: all other cards lie shuffled in their decks', () => {
  const state = at(short);
  expect(everyAdventurer(state)).toEqual(box.adventurers);
  expect(everyTitle(state)).toEqual(box.titles);
  expect(state.removed).toHaveLength(12);
  expect(state.deck).toHaveLength(61);
  expect([state.active, state.turn, state.passes, state.turnsLeft]).toEqual([0, 1, 0, null]);
  expect(at(`${short}; seed 0`)).toEqual(state);
  expect(at(`${short}; seed 1`).deck).not.toEqual(state.deck);
});

test('in a deck that is filled up the other dragon lies low, as at set-up', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { dragonwoodDeck } = at(`${short}; seed ${seed}`);
    expect(dragonwoodDeck.slice(Math.ceil(dragonwoodDeck.length / 2) + 1).filter(isDragon)).toEqual([]);
  }
});

test('cards of a hand or the discard pile that nobody needs to name are drawn by the seed', () => {
  const text = 'players 2; hands R1 ?3 | ?7; discard G2 ?14; landscape fire-ants; seed 4';
  const state = at(text);
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 7]);
  expect(state.hands[0]).toContain('R1');
  expect(state.hands.flat()).not.toContain('L');
  expect(state.discard).toHaveLength(15);
  expect(state.deck).toHaveLength(64 - 11 - 15);
  expect(at(text)).toEqual(state);
  expect(at(text.replace('seed 4', 'seed 5')).hands).not.toEqual(state.hands);
});

test('a deck of which one card is left is written with the number of those discarded', () => {
  const state = at('players 2; hands R1 R2 | ?3; deck G7; discard ?58; landscape fire-ants');
  expect(state.deck).toEqual(['G7']);
  expect(state.discard).toHaveLength(58);
});

test('the first card of a written deck is the next one', () => {
  const state = at(`${short}; deck L G7 ...; dragonwood sunny-day wild-boar ...`);
  expect(state.deck.slice(-2)).toEqual(['G7', 'L']);
  expect(state.dragonwoodDeck.slice(-2)).toEqual(['wild-boar', 'sunny-day']);
});

test.each([
  ['', 'missing', 'players'],
  ['players 5', 'outOfRange', 'players'],
  ['players 2; edition french', 'unknown', 'edition'],
  ['players 2; variants solo', 'unknown', 'variant'],
  ['players 2; hands R1', 'contradiction', 'hands'],
  ['players 2; hands R1 | R1', 'repeated', 'card'],
  ['players 2; hands R1 | L', 'unknown', 'card'],
  ['players 2; hands R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 | -', 'outOfRange', 'hands'],
  ['players 2; hands R1 ? | -', 'missing', 'hands'],
  ['players 2; hands ?0 | -', 'outOfRange', 'hands'],
  ['players 2; hands ?9 ?9 | -', 'outOfRange', 'hands'],
  ['players 2; hands ?5 | -; discard ?60', 'outOfRange', 'discard'],
  ['players 2; hands ?5 | -; discard ?50; deck R1', 'missing', 'card'],
  ['players 2; discard L L L L L', 'repeated', 'card'],
  ['players 2; deck R1 R2', 'missing', 'card'],
  ['players 2; landscape sunny-day', 'unknown', 'landscape'],
  ['players 2; landscape blue-dragon blue-dragon', 'repeated', 'card'],
  ['players 2; landscape crazy-bats crazy-bats wild-boar wild-boar fire-ants fire-ants', 'superfluous', 'landscape'],
  ['players 2; gone wild-boar', 'unknown', 'gone'],
  ['players 2; removed blue-dragon', 'contradiction', 'removed'],
  ['players 2; removed wild-boar', 'contradiction', 'removed'],
  ['players 2; dragonwood blue-dragon', 'missing', 'card'],
  ['players 2; active 2', 'outOfRange', 'active'],
  ['players 2; turn 0', 'outOfRange', 'turn'],
  ['players 2; left 2', 'contradiction', 'left'],
  ['players 2; passes 2', 'contradiction', 'left'],
  ['players 2; phase rest', 'unknown', 'phase'],
  ['players 2; phase turn 1', 'superfluous', 'phase'],
  ['players 2; phase wound 1; hands - | R1', 'contradiction', 'wound'],
  ['players 2; phase limit reload; hands R1 | -', 'contradiction', 'phase'],
  ['players 2; phase thunder-storm ?; hands R1 | -', 'contradiction', 'phase'],
  ['players 2; phase thunder-storm ? ?; hands R1 | -', 'contradiction', 'phase'],
  ['players 2; phase thunder-storm ? R2; hands R1 | R2', 'contradiction', 'phase'],
  ['players 2; phase wind-storm R5 ?; hands R1 | R2', 'contradiction', 'phase'],
  ['players 2; creatures blue-dragon orange-dragon | -', 'contradiction', 'phase'],
  ['players 2; phase over dragons', 'contradiction', 'phase'],
  ['players 2; phase over decks; passes 2; left 2', 'contradiction', 'left'],
  ['players 2; phase reroll 15 strike fire-ants R1 R2 +lucky-mushroom', 'outOfRange', 'dice'],
  [
    'players 2; phase reroll 12 strike fire-ants R1 R3 +lucky-mushroom; landscape fire-ants; enhancements lucky-mushroom | -',
    'contradiction',
    'phase',
  ],
  [
    'players 2; phase reroll 1 strike fire-ants R1 R2 +lucky-mushroom; landscape fire-ants; enhancements lucky-mushroom | -',
    'contradiction',
    'dice',
  ],
  [
    'players 2; phase reroll 122 strike fire-ants R1 R2 +lucky-mushroom +friendly-bunny; landscape fire-ants; enhancements lucky-mushroom | -',
    'contradiction',
    'gone',
  ],
  ['players 2; seed -1', 'outOfRange', 'seed'],
  ['players 2; rng 0 0 0 0', 'contradiction', 'rng'],
  ['players 2; rng 1 2 3 4; seed 1', 'contradiction', 'seed'],
  ['players 2; dice 5', 'outOfRange', 'dice'],
  ['players 2; players 2', 'repeated', 'key'],
  ['pile 3', 'unknown', 'key'],
  ['players 2'.padEnd(10_001), 'tooLong', 'position'],
])('%j is no position: %s %s', (text, code, what) => {
  expect(parsePosition(text)).toMatchObject({ problem: { code, what } });
});

test('no text makes the reader of positions throw', () => {
  const words =
    'players 2 hands deck landscape phase R7 L | - ? ... ; reroll 13 strike fire-ants limit over dragons'.split(' ');
  const scraps = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((list) => `players 2; ${list.join(' ')}`);
  const whole = formatPosition(at(short));
  const mutated = fc
    .tuple(fc.nat(whole.length - 1), fc.nat(20), fc.constantFrom(...words, ''))
    .map(([from, length, scrap]) => whole.slice(0, from) + scrap + whole.slice(from + length));
  fc.assert(
    fc.property(fc.oneof(scraps, mutated, fc.string({ unit: 'binary' })), (text) => {
      const parsed: object = parsePosition(text);
      expect('value' in parsed || 'problem' in parsed).toBe(true);
    }),
    { numRuns: 600 },
  );
});
