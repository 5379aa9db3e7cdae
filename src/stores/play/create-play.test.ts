import { describe, expect, test } from 'vitest';
import type { BotLevel } from '#engine/core/index.ts';
import { readMatch } from './read-match.ts';
import { playOn, wood } from './testing-play.ts';
import { dragonwood, dragonwoodBots, patientBots, player, settle } from './testing.ts';

const vsBot = [player('person', 'Ann'), player('hard')];

describe('a game against bots', () => {
  test.each<BotLevel>(['easy', 'normal', 'hard'])(
    'is played to its end against the %s bot, told move by move',
    async (level) => {
      const store = wood([player('person'), player(level)], { seed: 3 });
      const end = await playOn(store);
      expect(end.status).toEqual({ kind: 'over' });
      expect(end.log.map(({ at }) => at)).toEqual(end.match.moves.map((_, at) => at));
      expect(dragonwood.outcome(end.state)).not.toBeNull();
      // What was played is a replay: the engine alone comes to the same table.
      const read = readMatch(dragonwood, store.link(), 'x');
      expect(read.problems).toEqual([]);
      expect(read.match?.moves).toEqual(end.match.moves);
    },
  );

  test('a bot’s moves wait to be told, one by one, and the table shows what has been told', async () => {
    const store = wood(vsBot);
    await playOn(store, ({ status }) => status.kind === 'telling');
    const before = store.$play.get();
    const [next] = before.waiting;
    expect(before.state).toEqual(next?.before);
    store.tellNext();
    const after = store.$play.get();
    expect(after.state).toEqual(next?.state);
    expect(after.latest).toEqual({ kind: 'moved', told: next });
    expect(after.log.at(-1)).toBe(next);
    expect(after.turn).toBe(before.turn + 1);
  });

  test('nothing but telling, undo and jumps is taken while moves wait', async () => {
    const store = wood(vsBot);
    await playOn(store, ({ status }) => status.kind === 'telling');
    const before = store.$play.get();
    store.act({ type: 'reload' });
    store.lift();
    store.handOver();
    store.takeMoveFor(1);
    store.playOn();
    store.catchUp();
    expect(store.$play.get()).toBe(before);
  });

  test('an action that the rules refuse does nothing, and says why', async () => {
    const store = wood(vsBot);
    const before = await playOn(store, ({ status }) => status.kind === 'asked');
    store.act({ type: 'keep' });
    const after = store.$play.get();
    expect(after.latest).toMatchObject({ kind: 'refused', reason: { code: 'wrongPhase' } });
    expect(after).toMatchObject({ match: before.match, state: before.state, turn: before.turn + 1 });
  });

  test('no moment lets the person see the bot’s secrets', async () => {
    const store = wood(vsBot, { seed: 12 });
    const stop = store.$play.subscribe(({ viewer, log, waiting }) => {
      expect(viewer).toBe(0);
      for (const { events } of [...log, ...waiting]) {
        for (const event of events) {
          if (event.type === 'adventurerDrawn' && event.seat !== 0) expect(event.card).toBeNull();
        }
      }
    });
    await playOn(store, ({ log }) => log.length > 30);
    stop();
  });

  test('undo goes back to before the last own decision, and with the same dice everything comes again', async () => {
    const store = wood(vsBot, { seed: 5 });
    const first = await playOn(store, ({ status, log }) => status.kind === 'asked' && log.length > 12);
    store.undo('same');
    const undone = store.$play.get();
    expect(undone.latest).toEqual({ kind: 'undone', dice: 'same' });
    expect(undone.status).toEqual({ kind: 'asked', seat: 0 });
    expect(undone.match.moves).toEqual(first.match.moves);
    expect(undone.canRedo).toBe(true);
    const move = first.match.moves[undone.match.at]!;
    store.act(move.kind === 'action' ? move.action : { type: 'reload' });
    const again = await playOn(store, ({ status }) => status.kind === 'asked');
    expect(again.match).toEqual(first.match);
    expect(again.state).toEqual(first.state);
  });

  test('another decision after an undo leaves out what could have been redone', async () => {
    const store = wood(vsBot, { seed: 5 });
    const first = await playOn(store, ({ status, log }) => status.kind === 'asked' && log.length > 12);
    store.undo('same');
    const choices = () => dragonwood.legalActions(dragonwood.view(store.$play.get().state, 0));
    while (choices().length === 1) store.undo('same');
    const { match } = store.$play.get();
    const done = match.moves[match.at]!;
    const { formatAction } = dragonwood;
    const other = choices().find(
      (action) => done.kind === 'action' && formatAction(action) !== formatAction(done.action),
    )!;
    store.act(other);
    const { moves } = store.$play.get().match;
    expect(moves.slice(0, match.at)).toEqual(first.match.moves.slice(0, match.at));
    expect(moves[match.at]).toEqual({ kind: 'action', action: other });
  });

  test('new dice drop what could be redone, and the game plays again from its text', async () => {
    const store = wood(vsBot, { seed: 5 });
    await playOn(store, ({ status, log }) => status.kind === 'asked' && log.length > 12);
    store.undo('new');
    const undone = store.$play.get();
    expect(undone).toMatchObject({
      latest: { kind: 'undone', dice: 'new' },
      canRedo: false,
      status: { kind: 'asked' },
    });
    expect(undone.match.moves.at(-1)?.kind).toBe('reseed');
    const end = await playOn(store);
    const read = readMatch(dragonwood, store.link(), end.match.id);
    expect(read).toEqual({ match: end.match, problems: [], isOver: true });
    store.jump(0);
    expect(store.$play.get().log).toEqual([]);
    while (store.$play.get().canRedo) store.redo();
    expect(store.$play.get().state).toEqual(end.state);
  });

  test('an undo while the bot thinks leaves its answer out', async () => {
    const bots = patientBots<dragonwood.DragonwoodView, dragonwood.DragonwoodAction>();
    const store = wood(vsBot, { bots, seed: 4 });
    const before = store.$play.get();
    if (before.status.kind !== 'asked') throw new RangeError('seat 0 begins with this seed');
    store.act({ type: 'reload' });
    while (store.$play.get().status.kind === 'asked')
      store.act(
        dragonwoodBots.normal(dragonwood.view(store.$play.get().state, 0), { generator: [1, 2, 3, 4], forced: [] }),
      );
    expect(store.$play.get().status).toEqual({ kind: 'thinking', seat: 1 });
    expect(bots.questions).toHaveLength(1);
    while (store.$play.get().canUndo) store.undo('same');
    bots.questions[0]!.answer({ value: { type: 'reload' } });
    await settle();
    expect(store.$play.get()).toMatchObject({ status: { kind: 'asked', seat: 0 }, state: before.state });
  });

  test('a bot sees its own view and nothing else', async () => {
    const bots = patientBots<dragonwood.DragonwoodView, dragonwood.DragonwoodAction>();
    const store = wood([player('hard'), player('easy')], { bots });
    const { state } = store.$play.get();
    const [{ question }] = bots.questions as [(typeof bots.questions)[number]];
    expect(question.view).toEqual(dragonwood.view(state, state.active));
    expect(question.level).toBe(state.active === 0 ? 'hard' : 'easy');
    expect(JSON.stringify(question)).not.toContain('generator');
  });
});

describe('a bot that gives no move', () => {
  const stuckStore = async (
    answer: { readonly why: 'failed' | 'tooLong' } | { readonly value: dragonwood.DragonwoodAction },
    standIn?: () => Promise<{ readonly why: 'failed' } | { readonly value: dragonwood.DragonwoodAction }>,
  ) => {
    const bots = patientBots<dragonwood.DragonwoodView, dragonwood.DragonwoodAction>();
    const asked = standIn ? { ...bots, standIn } : bots;
    const store = wood([player('normal'), player('person')], { bots: asked, seed: firstFor(0) });
    bots.questions[0]!.answer(answer);
    await settle();
    return { store, bots };
  };
  /** A seed with which this seat begins. */
  function firstFor(seat: number): number {
    for (let seed = 0; ; seed++) {
      if (dragonwood.newGame({ players: 2, edition: 'tabletop', variants: [] }, seed).active === seat) return seed;
    }
  }

  test.each([
    [{ why: 'failed' }, 'failed'],
    [{ why: 'tooLong' }, 'tooLong'],
    [{ value: { type: 'keep' } }, 'failed'],
    [{ value: null as never }, 'failed'],
  ] as const)('%j: the game stands still and offers to take its move', async (answer, why) => {
    const { store } = await stuckStore(answer);
    expect(store.$play.get()).toMatchObject({
      status: { kind: 'stuck', seat: 0, why },
      latest: { kind: 'stuck', why },
    });
    store.takeMoveFor(1);
    expect(store.$play.get().status.kind).toBe('stuck');
    store.takeMoveFor(0);
    const after = store.$play.get();
    expect(after.latest).toMatchObject({ kind: 'moved', told: { seat: 0 } });
    expect(after.log).toHaveLength(1);
    expect(after.status.kind).not.toBe('stuck');
  });

  test.each([
    ['the easy bot’s move is taken', { value: { type: 'reload' } } as const],
    ['where that fails too, any that the rules allow', { why: 'failed' } as const],
    ['and where it is none', { value: { type: 'keep' } } as const],
  ])('%s, once, however often it is asked for', async (_, answer) => {
    const { store } = await stuckStore({ why: 'failed' }, () => Promise.resolve(answer));
    store.takeMoveFor(0);
    store.takeMoveFor(0);
    await settle();
    const { latest, log, match } = store.$play.get();
    expect(latest).toMatchObject({ kind: 'moved', told: { seat: 0 } });
    expect([log.length, match.moves.length]).toEqual([1, 1]);
    if ('value' in answer && answer.value.type === 'reload') {
      expect(match.moves[0]).toEqual({ kind: 'action', action: { type: 'reload' } });
    }
  });

  test('a move that is being thought of for it comes too late once it is asked again', async () => {
    let answerNow: (answer: { readonly value: dragonwood.DragonwoodAction }) => void = () => undefined;
    const { store } = await stuckStore({ why: 'failed' }, () => new Promise((answer) => (answerNow = answer)));
    store.takeMoveFor(0);
    store.askAgain();
    answerNow({ value: { type: 'reload' } });
    await settle();
    expect(store.$play.get()).toMatchObject({ status: { kind: 'thinking', seat: 0 }, match: { moves: [] } });
  });

  test('asked once more it may answer, and it is asked the same', async () => {
    const { store, bots } = await stuckStore({ why: 'tooLong' });
    store.askAgain();
    expect(store.$play.get().status).toEqual({ kind: 'thinking', seat: 0 });
    expect(bots.questions[1]?.question).toEqual(bots.questions[0]?.question);
    bots.questions[1]!.answer({ value: { type: 'reload' } });
    await settle();
    expect(store.$play.get().waiting).toHaveLength(1);
  });
});
