import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanName,
  formatReplay,
  parseReplay,
  playerKinds,
  playReplay,
  type Replay,
  type ReplayMove,
} from '../core/index.ts';
import { apply } from './apply.ts';
import { notation } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import { formatPosition } from './position.ts';
import { newGame } from './setup.ts';
import { lastOf, randomGame } from './testing.ts';
import type { DragonwoodAction, DragonwoodOptions } from './types.ts';

type Saved = Replay<DragonwoodOptions, DragonwoodAction>;
const game = { newGame, apply, parsePosition };
const options = { players: 2, edition: 'tabletop', variants: [] } as const;
const actionsOf = (steps: readonly { readonly action: DragonwoodAction }[]): ReplayMove<DragonwoodAction>[] =>
  steps.map(({ action }) => ({ kind: 'action', action }));
const playedTo = (saved: Saved) => {
  const played = playReplay(game, saved);
  if ('problem' in played) throw new RangeError(JSON.stringify(played.problem));
  return played.value;
};
const dealt = (seed: number, moves: readonly ReplayMove<DragonwoodAction>[] = []): Saved => ({
  start: { kind: 'seed', options, seed },
  players: [],
  moves,
});

const players = fc.array(
  fc.record({
    kind: fc.constantFrom(...playerKinds),
    name: fc
      .oneof(fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 30 }))
      .map(cleanName),
  }),
  { maxLength: 4 },
);
const starts: fc.Arbitrary<Saved['start']> = fc.oneof(
  fc.record({ kind: fc.constant('seed' as const), options: fc.constant(options), seed: fc.nat(2 ** 32 - 1) }),
  fc.nat(1000).map((seed) => ({ kind: 'position' as const, position: formatPosition(newGame(options, seed)) })),
);
const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('reseed' as const), seed: fc.nat(2 ** 32 - 1) }),
    fc.constantFrom(...actionsOf(randomGame(options, 3))),
  ),
  { maxLength: 12 },
);

test('whatever is saved is read as it was written, and needs no escaping in an address', () => {
  fc.assert(
    fc.property(starts, players, moves, fc.option(fc.nat(12)), (start, seated, made, look) => {
      const saved: Saved = { start, players: seated, moves: made };
      const at = look === null ? null : Math.min(look, made.length);
      const text = formatReplay(notation, saved, at ?? undefined);
      expect(new URL(`https://example.org/#${text}`).hash).toBe(`#${text}`);
      expect(text).toMatch(/^[\w.:;,=@%?+!~*'()/-]+$/);
      for (const told of [text, `#${text}`, `  ${text}\n`, encodeURIComponent(text)]) {
        expect(parseReplay(notation, told)).toEqual({ replay: saved, at, problems: [] });
      }
    }),
    { numRuns: 200 },
  );
});

test('a text of the first version is read as before, and says nothing of the players', () => {
  expect(parseReplay(notation, 'dragonwood.1:players=2,edition=tabletop:17:reload;reload')).toEqual({
    replay: dealt(17, [
      { kind: 'action', action: { type: 'reload' } },
      { kind: 'action', action: { type: 'reload' } },
    ]),
    at: null,
    problems: [],
  });
});

test('the text of a game can be read by people', () => {
  const saved: Saved = {
    ...dealt(17, [
      { kind: 'action', action: { type: 'reload' } },
      { kind: 'reseed', seed: 5 },
    ]),
    players: [
      { kind: 'person', name: 'Аня' },
      { kind: 'hard', name: '' },
    ],
  };
  expect(formatReplay(notation, saved, 1)).toBe(
    'dragonwood.2:players=2,edition=tabletop:17:reload;reseed_5:person=%D0%90%D0%BD%D1%8F,hard:@1',
  );
  const position = 'players 2; hands B4 O4 | R1; landscape fire-ants';
  expect(formatReplay(notation, { start: { kind: 'position', position }, players: [], moves: [] })).toBe(
    'dragonwood.2:position:players_2;_hands_B4_O4_/_R1;_landscape_fire-ants:',
  );
});

test('of a name with broken escapes the rest is kept', () => {
  const read = parseReplay(notation, 'dragonwood.2:players=2,edition=tabletop:17::person=An%ED%A0%80n%,easy=%E2%82');
  expect(read.replay?.players.map(({ name }) => name)).toEqual(['Ann%', '']);
});

test('a name that an address bar has shown in its own letters is read all the same', () => {
  const read = parseReplay(notation, 'dragonwood.2:players=2,edition=tabletop:17::person=Аня 100%,hard=Боб');
  expect(read.replay?.players).toEqual([
    { kind: 'person', name: 'Аня 100%' },
    { kind: 'hard', name: 'Боб' },
  ]);
});

test.each([
  ['person,wizard=Bob', 'unknown', ['person']],
  ['person,,hard', 'missing', ['person']],
  ['easy,easy,easy,easy,easy', 'superfluous', []],
  ['__proto__', 'unknown', []],
])('players %j are kept as far as they can be read', (seated, code, kinds) => {
  const read = parseReplay(notation, `dragonwood.2:players=2,edition=tabletop:17::${seated}`);
  expect(read.replay?.players.map(({ kind }) => kind)).toEqual(kinds);
  expect(read.problems).toMatchObject([{ code: 'badPlayers', detail: { code } }]);
});

test.each(['@', '@2', '@-1', '@x'])(
  'a moment that the game does not have is told, and the game is kept: %s',
  (moment) => {
    const read = parseReplay(notation, `dragonwood.2:players=2,edition=tabletop:17:reload:${moment}`);
    expect(read).toMatchObject({ at: null, problems: [{ code: 'badMoment' }] });
    expect(read.replay?.moves).toHaveLength(1);
  },
);

test('new dice leave every card where it lies', () => {
  for (let seed = 0; seed < 20; seed++) {
    const steps = randomGame(options, seed).slice(0, 12);
    const before = lastOf(steps);
    const after = playedTo(dealt(seed, [...actionsOf(steps), { kind: 'reseed', seed: 99 }])).state;
    expect({ ...after, rng: null }).toEqual({ ...before, rng: null });
    expect(after.rng).not.toEqual(before.rng);
  }
});

test('new dice are other dice, and the same ones each time the game is played again', () => {
  const attack: ReplayMove<DragonwoodAction> = {
    kind: 'action',
    action: { type: 'capture', method: 'strike', target: 'fire-ants', cards: ['R1', 'R2', 'R3'], enhancements: [] },
  };
  const position = 'players 2; hands R1 R2 R3 | B1; landscape fire-ants; seed 1';
  const rolls = Array.from({ length: 40 }, (_, seed) => {
    const saved: Saved = {
      start: { kind: 'position', position },
      players: [],
      moves: [{ kind: 'reseed', seed }, attack],
    };
    expect(playedTo(saved)).toEqual(playedTo(saved));
    return JSON.stringify(playedTo(saved).events[1]?.find(({ type }) => type === 'diceRolled'));
  });
  expect(new Set(rolls).size).toBeGreaterThan(8);
});

test('a game begins from a position and is played on; a position that is none is a problem', () => {
  const steps = randomGame(options, 4);
  const half = steps.slice(0, 20);
  const rest = actionsOf(steps.slice(20));
  const position = formatPosition(lastOf(half));
  const saved: Saved = { start: { kind: 'position', position }, players: [], moves: rest };
  expect(playedTo(saved).state).toEqual(lastOf(steps));
  const bad: Saved = { ...saved, start: { kind: 'position', position: 'players 2; hands R1 R1 | -' } };
  expect(playReplay(game, bad)).toMatchObject({ problem: { code: 'repeated' } });
});
