import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatReplay, parseReplay, playReplay, type Replay } from '../core/index.ts';
import { apply } from './apply.ts';
import { adventurers } from './decks.ts';
import { formatAction, formatOptions, notation, parseAction, parseAdventurerCard, parseOptions } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import { newGame } from './setup.ts';
import { lastOf, randomGame } from './testing.ts';
import type { DragonwoodAction, DragonwoodOptions } from './types.ts';

test('every Adventurer and the Ladybug are read as they are written, in capitals or not', () => {
  for (const id of [...adventurers.map((card) => card.id), 'L'] as const) {
    expect(parseAdventurerCard(id)).toEqual({ value: id });
    expect(parseAdventurerCard(id.toLowerCase())).toEqual({ value: id });
  }
});

test.each([
  ['', 'missing'],
  ['R13', 'unknown'],
  ['R0', 'unknown'],
  ['R07', 'unknown'],
  ['Y1', 'unknown'],
  ['LL', 'unknown'],
])('%j is no card: %s', (word, code) => {
  expect(parseAdventurerCard(word)).toMatchObject({ problem: { code, what: 'card' } });
});

test('every action of a game is read as it is written', () => {
  for (const seed of [1, 2, 3, 4]) {
    const variants = ['dragonSpell', 'shortGame'] as const;
    for (const { action } of randomGame({ players: 3, edition: 'online', variants }, seed)) {
      expect(parseAction(formatAction(action))).toEqual({ value: action });
    }
  }
});

test.each([
  ['reload', { type: 'reload' }],
  ['keep', { type: 'keep' }],
  ['reroll 2', { type: 'reroll', die: 1 }],
  ['pass r7', { type: 'pass', card: 'R7' }],
  [
    'strike fire-ants B4 o5 +silver-sword +charmed-potion=G6',
    {
      type: 'capture',
      target: 'fire-ants',
      method: 'strike',
      cards: ['B4', 'O5'],
      enhancements: ['silver-sword', 'charmed-potion'],
      potionAs: 'G6',
    },
  ],
  // Written, but the rules will refuse it.
  [
    'scream fire-ants +charmed-potion=L',
    {
      type: 'capture',
      target: 'fire-ants',
      method: 'scream',
      cards: [],
      enhancements: ['charmed-potion'],
      potionAs: 'L',
    },
  ],
])('%j is an action', (text, action) => {
  expect(parseAction(text)).toEqual({ value: action });
});

test.each([
  ['', 'missing', 'action'],
  ['wait', 'unknown', 'action'],
  ['reload R7', 'superfluous', 'action'],
  ['reroll', 'missing', 'die'],
  ['reroll 0', 'outOfRange', 'die'],
  ['reroll 7', 'outOfRange', 'die'],
  ['reroll 1 2', 'superfluous', 'action'],
  ['discard', 'missing', 'card'],
  ['discard L', 'unknown', 'card'],
  ['discard R7 R8', 'superfluous', 'action'],
  ['strike', 'missing', 'target'],
  ['strike sunny-day R7', 'unknown', 'target'],
  ['strike fire-ants R99', 'unknown', 'card'],
  ['strike fire-ants R7 +sword', 'unknown', 'enhancement'],
  ['strike fire-ants R7 +silver-sword=R8', 'superfluous', 'enhancement'],
  ['strike fire-ants R7 +charmed-potion=', 'missing', 'card'],
])('%j is no action: %s %s', (text, code, what) => {
  expect(parseAction(text)).toMatchObject({ problem: { code, what } });
});

test('options are read as they are written', () => {
  const options = { players: 3, edition: 'online', variants: ['dragonSpell', 'shortGame'] } as const;
  expect(formatOptions(options)).toBe('players=3,edition=online,variants=dragonSpell+shortGame');
  expect(parseOptions(formatOptions(options))).toEqual({ value: options });
  expect(parseOptions('edition=tabletop,players=2')).toEqual({
    value: { players: 2, edition: 'tabletop', variants: [] },
  });
});

test.each([
  ['', 'missing', 'players'],
  ['players=5,edition=online', 'outOfRange', 'players'],
  ['players=2', 'missing', 'edition'],
  ['players=2,edition=french', 'unknown', 'edition'],
  ['players=2,edition=online,variants=solo', 'unknown', 'variant'],
  ['players=2,edition=online,variants=shortGame+shortGame', 'repeated', 'variant'],
  ['players=2,players=3,edition=online', 'repeated', 'option'],
  ['players=2=3,edition=online', 'superfluous', 'option'],
  ['constructor=1', 'unknown', 'option'],
])('%j are no options: %s %s', (text, code, what) => {
  expect(parseOptions(text)).toMatchObject({ problem: { code, what } });
});

const options = { players: 2, edition: 'tabletop', variants: [] } as const;
const steps = randomGame(options, 5);
const replay: Replay<DragonwoodOptions, DragonwoodAction> = {
  start: { kind: 'seed', options, seed: 5 },
  players: [],
  moves: steps.map(({ action }) => ({ kind: 'action', action })),
};
const link = formatReplay(notation, replay);
const game = { newGame, apply, parsePosition };

test('a link holds a whole game, needs no escaping in an address and leads to the same end', () => {
  expect(link).toMatch(/^dragonwood\.2:players=2,edition=tabletop:5:/);
  expect(new URL(`https://example.org/#${link}`).hash).toBe(`#${link}`);
  const read = parseReplay(notation, `#${link}`);
  expect(read).toEqual({ replay, at: null, problems: [] });
  expect(playReplay(game, replay)).toMatchObject({ value: { state: lastOf(steps), problem: null } });
});

test('a link that a messenger has escaped is read all the same', () => {
  expect(parseReplay(notation, encodeURIComponent(link))).toEqual({ replay, at: null, problems: [] });
});

test('an action that cannot be read ends the game there; those before it are kept', () => {
  const words = link.split(';');
  const broken = [...words.slice(0, 3), 'strike_fire-aunts_R7', ...words.slice(3)].join(';');
  expect(parseReplay(notation, broken)).toMatchObject({
    replay: { start: replay.start, moves: replay.moves.slice(0, 3) },
    problems: [{ code: 'unreadableMove', at: 3, detail: { code: 'unknown', what: 'target', word: 'fire-aunts' } }],
  });
});

test('an action that the rules refuse ends the game there, with the reason', () => {
  const keep = { kind: 'action', action: { type: 'keep' } } as const;
  const illegal = { ...replay, moves: [...replay.moves.slice(0, 2), keep, ...replay.moves] };
  expect(playReplay(game, illegal)).toMatchObject({
    value: {
      replay: { moves: replay.moves.slice(0, 2) },
      state: steps[1]?.after,
      problem: { code: 'illegalMove', at: 2, reason: { code: 'wrongPhase' } },
    },
  });
});

test('a game of a newer version is read as far as it can be, and says so', () => {
  expect(parseReplay(notation, link.replace('dragonwood.2', 'dragonwood.3'))).toEqual({
    replay,
    at: null,
    problems: [{ code: 'newerVersion', version: 3 }],
  });
});

test.each([
  ['', 'noReplay'],
  ['dragonheart.1:players=2,edition=online:1:', 'otherGame'],
  ['dragonwood:players=2,edition=online:1:', 'noReplay'],
  ['dragonwood.0:players=2,edition=online:1:', 'noReplay'],
  ['dragonwood.1', 'badOptions'],
  ['dragonwood.1:players=9,edition=online:1:', 'badOptions'],
  ['dragonwood.1:players=2,edition=online::', 'badSeed'],
  ['dragonwood.1:players=2,edition=online:-1:', 'badSeed'],
  ['dragonwood.1:players=2,edition=online:4294967296:', 'badSeed'],
  ['%E0%A4%A', 'noReplay'],
  ['x'.repeat(300_000), 'noReplay'],
])('of %j nothing can be kept: %s', (text, code) => {
  expect(parseReplay(notation, text)).toMatchObject({ replay: null, problems: [{ code }] });
});

test('no text makes the reader of links throw, and what it keeps can be played', () => {
  const mutated = fc
    .tuple(fc.nat(link.length - 1), fc.nat(12), fc.string({ unit: 'binary', maxLength: 8 }))
    .map(([from, length, scrap]) => link.slice(0, from) + scrap + link.slice(from + length));
  fc.assert(
    fc.property(fc.oneof(mutated, fc.string({ unit: 'binary' })), (text) => {
      const read = parseReplay(notation, text);
      if (read.replay) playReplay(game, read.replay);
      else expect(read.problems).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
});
