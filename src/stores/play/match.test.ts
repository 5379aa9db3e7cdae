import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatReplay, nextInt, parseReplay, seedRng, type Player, type ReplayMove } from '#engine/core/index.ts';
import {
  botSeed,
  cutAt,
  movedTo,
  redoMoment,
  strideOf,
  tableAt,
  toldMove,
  undoMoment,
  unroll,
  withMove,
  type Course,
  type CourseGame,
} from './match.ts';
import { dragonheart, dragonwood, player } from './testing.ts';
import type { Match, PlayGame, PlayState } from './types.ts';

type AnyGame<Options, State extends PlayState, View, Action, Event> = PlayGame<
  Options,
  State,
  View,
  Action,
  Event,
  never
>;

/** A game of so many random decisions, unrolled. */
function randomCourse<Options, State extends PlayState, View, Action, Event>(
  game: AnyGame<Options, State, View, Action, Event>,
  options: Options,
  players: readonly Player[],
  seed: number,
  most = Infinity,
): Course<Options, State, Action, Event> {
  const match: Match<Options, Action> = {
    id: 'a',
    game: game.id,
    players,
    start: { kind: 'seed', options, seed },
    moves: [],
    at: 0,
  };
  const unrolled = unroll(game, match);
  if ('problem' in unrolled) throw new RangeError('no start');
  let { course } = unrolled.value;
  let rng = seedRng(seed);
  for (let count = 0; count < most; count++) {
    const state = tableAt(course, course.match.at);
    const seat = game.toAct(state);
    if (seat === null) break;
    const actions = game.legalActions(game.view(state, seat));
    const [place, next] = nextInt(rng, actions.length);
    rng = next;
    course = withMove(game, course, { kind: 'action', action: actions[place]! });
  }
  return course;
}

const wood = (players: readonly Player[], seed: number, most?: number) =>
  randomCourse(
    dragonwood as never as AnyGame<
      dragonwood.DragonwoodOptions,
      dragonwood.DragonwoodState,
      dragonwood.DragonwoodView,
      dragonwood.DragonwoodAction,
      dragonwood.DragonwoodEvent
    >,
    { players: players.length as 2 | 3 | 4, edition: 'tabletop', variants: [] },
    players,
    seed,
    most,
  );
const heart = (players: readonly Player[], seed: number, most?: number) =>
  randomCourse(
    dragonheart as never as AnyGame<
      dragonheart.DragonheartOptions,
      dragonheart.DragonheartState,
      dragonheart.DragonheartView,
      dragonheart.DragonheartAction,
      dragonheart.DragonheartEvent
    >,
    {},
    players,
    seed,
    most,
  );

const tables: readonly (readonly Player[])[] = [
  [player('person'), player('hard')],
  [player('person'), player('person')],
  [player('easy'), player('normal')],
];

/** Back to the beginning and forward again, by strides; the moments on the way. */
function thereAndBack<Options, State extends PlayState, Action, Event>(
  game: { readonly toAct: (state: State) => number | null },
  course: Course<Options, State, Action, Event>,
) {
  const stride = strideOf(course.match.players);
  const back: number[] = [];
  for (
    let at = undoMoment(game, course, course.match.at, stride);
    at !== null;
    at = undoMoment(game, course, at, stride)
  ) {
    back.push(at);
  }
  const forth: number[] = [];
  const from = back.at(-1) ?? course.match.at;
  for (let at = redoMoment(game, course, from, stride); at !== null; at = redoMoment(game, course, at, stride))
    forth.push(at);
  return { back, forth };
}

/** Goes back to the first decision and forth again, in a match that was read anew. */
function comesBack<Options, State extends PlayState, Action, Event>(
  game: CourseGame<Options, State, Action, Event>,
  course: Course<Options, State, Action, Event>,
) {
  const { back, forth } = thereAndBack(game, course);
  const end = course.match.moves.length;
  // Forth is back in reverse, one moment on: every moment is come to again.
  expect(forth).toEqual([...back.toReversed().slice(1), end]);
  const again = unroll(game, { ...course.match, at: back.at(-1) ?? end });
  if ('problem' in again) throw new RangeError('no start');
  expect(movedTo(again.value.course, end)).toEqual(course);
  expect(tableAt(again.value.course, forth.at(-1) ?? end)).toEqual(course.tables.at(-1));
}

describe('undo and redo over whole games', () => {
  test('back to the start and forth to the end of twenty games gives the same table, move by move', () => {
    for (let seed = 0; seed < 10; seed++) {
      const players = tables[seed % 3]!;
      const one = wood(players, seed);
      const two = heart(players, seed);
      comesBack(dragonwood, one);
      comesBack(dragonheart, two);
    }
  });

  test('against bots every step back ends where a person is asked, and no person’s decision is skipped', () => {
    const course = wood([player('person'), player('hard'), player('easy')], 8);
    const { back } = thereAndBack(dragonwood, course);
    const decisions = course.match.moves.flatMap((_, at) => (dragonwood.toAct(course.tables[at]!) === 0 ? [at] : []));
    expect(back).toEqual(decisions.toReversed());
    expect(decisions.length).toBeLessThan(course.match.moves.length);
  });

  test('among people every decision is a step', () => {
    const course = heart([player('person'), player('person')], 3);
    expect(thereAndBack(dragonheart, course).back).toEqual(course.match.moves.map((_, at) => at).toReversed());
  });

  test('other dice are no step of their own, and what was redone before them is gone', () => {
    const course = wood([player('person'), player('person')], 5, 12);
    const reseeded = withMove(dragonwood, cutAt(course, 6), { kind: 'reseed', seed: 77 });
    expect(reseeded.match.moves).toHaveLength(7);
    expect(undoMoment(dragonwood, reseeded, 7, 'person')).toBe(5);
    expect(redoMoment(dragonwood, reseeded, 5, 'person')).toBe(7);
    expect(redoMoment(dragonwood, reseeded, 7, 'person')).toBeNull();
    expect(toldMove(dragonwood, reseeded, 6, 0)).toBeNull();
  });
});

describe('a match that is played again', () => {
  test('the same text gives the same tables, with other dice in it too', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.nat(30), fc.nat(2 ** 32 - 1), (seed, most, dice) => {
        const begun = withMove(dragonwood, wood([player('person', 'Ann'), player('hard')], seed, most), {
          kind: 'reseed',
          seed: dice,
        });
        const text = formatReplay(dragonwood.notation, begun.match);
        const { replay, problems } = parseReplay(dragonwood.notation, text);
        expect(problems).toEqual([]);
        const again = unroll(dragonwood, { ...begun.match, ...replay! });
        expect(again).toEqual({ value: { course: begun, problem: null } });
      }),
      { numRuns: 25 },
    );
  });

  test('a move that the rules refuse ends it there, and says which', () => {
    const course = heart([player('person'), player('hard')], 2, 10);
    const moves: ReplayMove<dragonheart.DragonheartAction>[] = [...course.match.moves];
    moves.splice(4, 1, { kind: 'action', action: { type: 'take', pile: 'dwarf' } });
    const again = unroll(dragonheart, { ...course.match, moves, at: 10 });
    expect(again).toMatchObject({
      value: { problem: { code: 'illegalMove', at: 4, reason: { code: 'wrongPhase' } }, course: { match: { at: 4 } } },
    });
    expect('value' in again && again.value.course.tables).toEqual(course.tables.slice(0, 5));
  });

  test('players who are missing are a person and bots, and those too many are left out', () => {
    const { match } = wood([player('person'), player('person'), player('person')], 1, 0);
    const kinds = (players: readonly Player[]) => {
      const unrolled = unroll(dragonwood, { ...match, players });
      return 'value' in unrolled && unrolled.value.course.match.players.map(({ kind }) => kind);
    };
    expect(kinds([])).toEqual(['person', 'normal', 'normal']);
    expect(kinds([player('hard')])).toEqual(['hard', 'normal', 'normal']);
    expect(kinds([player('easy'), player('easy'), player('easy'), player('easy')])).toEqual(['easy', 'easy', 'easy']);
  });
});

describe('what is told', () => {
  test('nobody is told a card that only others may see, whoever looks', () => {
    for (let seed = 0; seed < 6; seed++) {
      const course = wood([player('person'), player('person'), player('hard')], seed);
      for (const viewer of [0, 1, 2, null]) {
        for (const at of course.match.moves.keys()) {
          for (const event of toldMove(dragonwood, course, at, viewer)!.events) {
            if (event.type === 'deckReshuffled') expect(event.order).toBeNull();
            if (event.type === 'adventurerDrawn' || event.type === 'stormCardChosen') {
              expect(event.card === null).toBe(event.seat !== viewer);
            }
          }
        }
      }
    }
  });

  test('a bot’s randomness is another for every move and after other dice, and the same when asked again', () => {
    const { match } = wood([player('person'), player('person')], 4, 20);
    const seeds = Array.from({ length: 20 }, (_, at) => botSeed(match, at));
    expect(new Set(seeds).size).toBe(20);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
    const other = { ...match, moves: [{ kind: 'reseed', seed: 9 } as const, ...match.moves] };
    expect(botSeed(other, 0)).toBe(seeds[0]);
    expect(botSeed(other, 5)).not.toBe(seeds[5]);
    const set = { ...match, start: { kind: 'position', position: 'players 2' } as const };
    expect(botSeed(set, 3)).not.toBe(botSeed({ ...set, start: { kind: 'position', position: 'players 3' } }, 3));
  });
});
