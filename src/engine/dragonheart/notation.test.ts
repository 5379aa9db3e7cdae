import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReplay, parseReplay, playReplay } from '../core/index.ts';
import { apply } from './apply.ts';
import { cardById, cardIds, inDeckOrder, pointsOf, typeLetters } from './decks.ts';
import { formatAction, formatOptions, notation, parseAction, parseCard, parseOptions } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import { newGame } from './setup.ts';
import { lastOf, randomGame } from './testing.ts';

test('a card is written as the letters of its type and its value, with a prime for the second deck', () => {
  expect(cardById("Tr3'")).toEqual({ id: "Tr3'", type: 'treasure', value: 3, owner: 1 });
  expect(cardById('Sh')).toEqual({ id: 'Sh', type: 'ship', value: 0, owner: 0 });
  expect(new Set(Object.values(typeLetters)).size).toBe(9);
  expect(pointsOf(['Tr4', 'Sh', "Dw3'"])).toBe(7);
  expect(
    inDeckOrder([
      ['Sh', 'Tr1'],
      ["Dw1'", 'Dw1', 'Dw1'],
    ]),
  ).toEqual(['Dw1', 'Dw1', 'Tr1', 'Sh', "Dw1'"]);
  expect(() => cardById('Tr5' as 'Tr4')).toThrow('no card is called Tr5');
});

test('every card is read as it is written, in capitals or not, the prime straight or curved', () => {
  for (const id of cardIds) {
    expect(parseCard(id)).toEqual({ value: id });
    expect(parseCard(id.toUpperCase().replace("'", '’'))).toEqual({ value: id });
  }
});

test.each([
  ['', 'missing'],
  ['Tr5', 'unknown'],
  ['Sh1', 'unknown'],
  ["Dw1''", 'unknown'],
  ['Xy1', 'unknown'],
])('%j is no card: %s', (word, code) => {
  expect(parseCard(word)).toMatchObject({ problem: { code, what: 'card' } });
});

test('every action of a game is read as it is written', () => {
  for (const seed of [1, 2, 3]) {
    for (const { action } of randomGame({}, seed)) expect(parseAction(formatAction(action))).toEqual({ value: action });
  }
  expect(formatAction({ type: 'play', cards: ['Tr3', 'Tr1'] })).toBe('play Tr3 Tr1');
  expect(formatAction({ type: 'take', pile: 'petrifiedDragon' })).toBe('take petrifiedDragon');
});

test.each([
  ['', 'missing', 'action'],
  ['pass', 'unknown', 'action'],
  ['play Tr9', 'unknown', 'card'],
  ['take', 'missing', 'pile'],
  ['take hold', 'unknown', 'pile'],
  ['take troll dwarf', 'superfluous', 'action'],
])('%j is no action: %s %s', (text, code, what) => {
  expect(parseAction(text)).toMatchObject({ problem: { code, what } });
});

test('options are read as they are written, and none at all are the default', () => {
  expect(formatOptions({})).toBe('endTrigger=lastCardDrawn');
  expect(parseOptions(formatOptions({ endTrigger: 'cannotRefill' }))).toEqual({
    value: { endTrigger: 'cannotRefill' },
  });
  expect(parseOptions('')).toEqual({ value: { endTrigger: 'lastCardDrawn' } });
});

test.each([
  ['players=2', 'unknown', 'option'],
  ['endTrigger=never', 'unknown', 'endTrigger'],
  ['endTrigger', 'missing', 'endTrigger'],
  ['endTrigger=cannotRefill=x', 'superfluous', 'option'],
  ['endTrigger=cannotRefill,endTrigger=cannotRefill', 'superfluous', 'option'],
])('%j are no options: %s %s', (text, code, what) => {
  expect(parseOptions(text)).toMatchObject({ problem: { code, what } });
});

test('a link holds a whole game, needs no escaping in an address and leads to the same end', () => {
  const options = { endTrigger: 'cannotRefill' } as const;
  const steps = randomGame(options, 8);
  const moves = steps.map(({ action }) => ({ kind: 'action', action }) as const);
  const text = formatReplay(notation, { start: { kind: 'seed', options, seed: 8 }, players: [], moves });
  expect(text).toMatch(/^dragonheart\.\d+:endTrigger=cannotRefill:8:play_/);
  expect(encodeURIComponent(text.replaceAll(/[:;=]/g, ''))).toBe(text.replaceAll(/[:;=]/g, ''));
  const { replay, problems } = parseReplay(notation, `#${text}`);
  expect(problems).toEqual([]);
  expect(playReplay({ newGame, apply, parsePosition }, replay!)).toMatchObject({ value: { state: lastOf(steps) } });
});

test('no text makes a reader of cards, actions or options throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const read of [parseCard, parseAction, parseOptions]) {
        const parsed: object = read(text);
        expect('value' in parsed || 'problem' in parsed).toBe(true);
      }
    }),
  );
});
