import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextInt, seedRng, type PlayerKind } from '#engine/core/index.ts';
import { createPlay } from './create-play.ts';
import { unroll } from './match.ts';
import { newMatch, readMatch } from './read-match.ts';
import { createSaves } from './saves.ts';
import {
  counters,
  dragonheart,
  dragonheartBots,
  dragonwood,
  dragonwoodBots,
  player,
  promptBots,
  settle,
  sharedShelf,
  tabs,
} from './testing.ts';
import type { PlayGame, PlayState, PlayTools } from './types.ts';

/** What somebody may press, at any time, sensible or not. */
const inputs = [
  'act',
  'act',
  'act',
  'act',
  'nonsense',
  'tellNext',
  'tellNext',
  'settle',
  'undo',
  'undoNew',
  'redo',
  'jump',
  'handOver',
  'lift',
  'lift',
  'look',
  'playOn',
  'takeMove',
  'askAgain',
  'catchUp',
  'otherTab',
  'reload',
  'open',
] as const;
const presses = fc.array(fc.tuple(fc.constantFrom(...inputs), fc.nat(999)), { minLength: 20, maxLength: 90 });
const kinds = fc.array(fc.constantFrom<PlayerKind>('person', 'person', 'easy', 'normal'), {
  minLength: 2,
  maxLength: 2,
});

/** Presses keys on a game in two tabs, and looks after each whether all still fits together. */
async function pressed<Options, State extends PlayState, View, Action, Event, Reason extends { readonly code: string }>(
  game: PlayGame<Options, State, View, Action, Event, Reason>,
  bots: PlayTools<Options, State, View, Action, Event, Reason>['bots'],
  begin: { readonly options: Options; readonly seed: number; readonly kinds: readonly PlayerKind[] },
  steps: readonly (readonly [(typeof inputs)[number], number])[],
  secretsOf: (events: readonly Event[], viewer: number | null) => number,
) {
  const tab = tabs(sharedShelf());
  const tools = (name: string, first: number) => ({
    game,
    bots,
    saves: createSaves(game, tab(name)),
    ...counters(first),
  });
  const own = tools('a', 100);
  const other = tools('b', 500);
  const { options, seed } = begin;
  const match = newMatch<Options, State, Action>(game, {
    id: 'g',
    players: begin.kinds.map((kind) => player(kind)),
    start: { kind: 'seed', options, seed },
  });
  let store = createPlay(own, match, { kind: 'begun' });
  for (const [input, number] of steps) {
    const before = store.$play.get();
    const legal = () => {
      const { status, state } = store.$play.get();
      if (status.kind !== 'asked') return null;
      const actions = game.legalActions(game.view(state, status.seat));
      return actions[nextInt(seedRng(number), actions.length)[0]] ?? null;
    };
    switch (input) {
      case 'act': {
        const action = legal();
        if (action) store.act(action);
        break;
      }
      case 'nonsense': {
        const done = before.match.moves[number % Math.max(1, before.match.moves.length)];
        if (done?.kind === 'action') store.act(done.action);
        break;
      }
      case 'settle':
        await settle(6);
        break;
      case 'undo':
        store.undo('same');
        break;
      case 'undoNew':
        store.undo('new');
        break;
      case 'jump':
        store.jump(number % (before.match.moves.length + 2));
        break;
      case 'look':
        store.look(number % 4 === 3 ? null : number % 4);
        break;
      case 'takeMove':
        store.takeMoveFor(number % 2);
        break;
      case 'otherTab': {
        const taken = other.saves.take(before.match.id);
        if (!taken) break;
        const elsewhere = createPlay(other, taken.match, { kind: 'resumed', told: taken.told });
        elsewhere.undo('new');
        elsewhere.dispose();
        break;
      }
      case 'reload': {
        const taken = own.saves.take(before.match.id);
        if (!taken) break;
        store.dispose();
        store = createPlay(own, taken.match, { kind: 'resumed', told: taken.told });
        break;
      }
      case 'open': {
        const read = readMatch(game, store.link('moment'), 'linked');
        expect(read.problems).toEqual([]);
        store.begin(read.match!, { kind: 'opened' });
        break;
      }
      default:
        store[input]();
    }

    const now = store.$play.get();
    const again = unroll(game, now.match);
    if ('problem' in again) throw new RangeError('no start');
    const { course, problem } = again.value;
    const told = now.isReplay ? now.match.at : (now.waiting[0]?.at ?? now.match.at);
    // What is shown is what the moves lead to, and nothing that was illegal got in.
    expect(problem).toBeNull();
    expect(now.state).toEqual(course.tables[told]);
    expect(now.log.every(({ at }) => at < told)).toBe(true);
    expect(readMatch(game, store.link(), 'x')).toMatchObject({ problems: [], match: { moves: now.match.moves } });
    expect(now.turn).toBeGreaterThanOrEqual(input === 'reload' ? 0 : before.turn);
    expect(now.status.kind === 'telling').toBe(now.waiting.length > 0);
    if (now.status.kind === 'curtain') expect(now.viewer).toBeNull();
    if (now.status.kind === 'asked') expect(now.viewer).toBe(now.status.seat);
    expect(
      secretsOf(
        [...now.log, ...now.waiting].flatMap(({ events }) => events),
        now.viewer,
      ),
    ).toBe(0);
    const people = now.match.players.filter(({ kind }) => kind === 'person').length;
    if (people === 1 && !now.isReplay)
      expect(now.viewer).toBe(now.match.players.findIndex(({ kind }) => kind === 'person'));
  }
  store.dispose();
}

test('whatever is pressed in Dragonwood, in whatever order, the table is what its moves lead to', async () => {
  const secretsOf = (events: readonly dragonwood.DragonwoodEvent[], viewer: number | null) =>
    events.filter((event) => event.type === 'adventurerDrawn' && event.seat !== viewer && event.card !== null).length;
  await fc.assert(
    fc.asyncProperty(presses, kinds, fc.nat(9999), (steps, chosen, seed) => {
      const options = { players: 2, edition: 'tabletop', variants: [] } as const;
      return pressed(dragonwood, promptBots(dragonwoodBots), { options, seed, kinds: chosen }, steps, secretsOf);
    }),
    { numRuns: 60 },
  );
});

test('and in Dragonheart', async () => {
  const secretsOf = (events: readonly dragonheart.DragonheartEvent[], viewer: number | null) =>
    events.filter(
      (event) => event.type === 'cardsDrawn' && event.seat !== viewer && event.cards.some((card) => card !== null),
    ).length;
  await fc.assert(
    fc.asyncProperty(presses, kinds, fc.nat(9999), (steps, chosen, seed) =>
      pressed(dragonheart, promptBots(dragonheartBots), { options: {}, seed, kinds: chosen }, steps, secretsOf),
    ),
    { numRuns: 60 },
  );
});
