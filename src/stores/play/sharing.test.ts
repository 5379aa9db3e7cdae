import { describe, expect, test } from 'vitest';
import { createPlay } from './create-play.ts';
import { newMatch, readMatch } from './read-match.ts';
import { createSaves } from './saves.ts';
import { playOn, wood } from './testing-play.ts';
import {
  counters,
  dragonheart,
  dragonheartBots,
  dragonwoodBots,
  dragonwood,
  player,
  promptBots,
  settle,
  sharedShelf,
  tabs,
} from './testing.ts';

const vsBot = [player('person', 'Ann'), player('hard')];
const hotSeat = [player('person', 'Ann'), player('person', 'Bob')];

describe('people who share a screen', () => {
  test('nobody’s hand is shown before the curtain is lifted, and each sees the own secrets only', async () => {
    const store = wood(hotSeat, { seed: 9 });
    let lifted: number | null = null;
    const stop = store.$play.subscribe(({ status, viewer, log }) => {
      if (status.kind === 'curtain') expect(viewer).toBeNull();
      if (status.kind === 'asked') expect(viewer).toBe(status.seat);
      if (status.kind === 'handing') expect(viewer).toBe(status.from);
      for (const { events } of log) {
        for (const event of events) {
          if (event.type === 'adventurerDrawn') expect(event.card === null).toBe(event.seat !== viewer);
        }
      }
      lifted = viewer;
    });
    const end = await playOn(store);
    stop();
    expect(lifted).not.toBeNull();
    expect(end.status.kind).toBe('over');
  });

  test('who drew a card sees it before the screen is handed over', async () => {
    const store = wood(hotSeat, { seed: 9 });
    expect(store.$play.get().status.kind).toBe('curtain');
    store.lift();
    const { status } = store.$play.get();
    store.act({ type: 'reload' });
    const after = store.$play.get();
    const other = status.kind === 'asked' ? 1 - status.seat : null;
    expect(after.status).toEqual({ kind: 'handing', from: after.viewer, seat: other });
    store.handOver();
    expect(store.$play.get()).toMatchObject({ viewer: null, status: { kind: 'curtain', seat: other } });
    store.lift();
    expect(store.$play.get()).toMatchObject({ viewer: other, status: { kind: 'asked', seat: other } });
  });

  test('an undo goes one decision back, and the screen is handed to whose it was', async () => {
    const store = wood(hotSeat, { seed: 9 });
    await playOn(store, ({ log, status }) => log.length === 5 && status.kind === 'asked');
    store.undo('same');
    const { log, status } = store.$play.get();
    expect(log).toHaveLength(4);
    expect(['asked', 'handing']).toContain(status.kind);
  });
});

describe('bots among themselves', () => {
  test('they play on as fast as they are told, and never far ahead', async () => {
    const store = wood([player('easy'), player('normal'), player('easy')], { seed: 2 });
    await settle(50);
    expect(store.$play.get().waiting.length).toBe(3);
    store.look(1);
    expect(store.$play.get().viewer).toBe(1);
    store.look(7);
    expect(store.$play.get().viewer).toBe(1);
    expect((await playOn(store)).status.kind).toBe('over');
  });
});

describe('a link', () => {
  test('opens as a replay that is stepped through, and play goes on from any moment under a new id', async () => {
    const played = wood(vsBot, { seed: 6 });
    const end = await playOn(played, ({ log }) => log.length > 20);
    const { match, problems } = readMatch(dragonwood, played.link('moment').replace(/@\d+$/, '@4'), 'linked');
    expect(problems).toEqual([]);
    const saves = createSaves(dragonwood, tabs(sharedShelf())('a'));
    const store = createPlay({ game: dragonwood, bots: promptBots(dragonwoodBots), saves, ...counters(40) }, match!, {
      kind: 'opened',
    });
    const opened = store.$play.get();
    expect(opened).toMatchObject({ isReplay: true, match: { at: 4 }, latest: { kind: 'opened' }, canUndo: true });
    expect(opened.state).toEqual(end.log[4]?.before);
    store.act({ type: 'reload' });
    expect(store.$play.get()).toBe(opened);
    store.tellNext();
    store.redo();
    expect(store.$play.get().match.at).toBe(6);
    store.undo('new');
    store.undo('same');
    expect(store.$play.get().match).toEqual(opened.match);
    while (store.$play.get().canRedo) store.redo();
    expect(store.$play.get().status.kind).toMatch(/watching|over/);
    expect(saves.list().games).toEqual([]);

    store.jump(9);
    store.playOn();
    const own = store.$play.get();
    expect(own).toMatchObject({ isReplay: false, match: { id: 'game-41', at: 9 }, latest: { kind: 'playedOn' } });
    expect(own.match.moves).toEqual(match!.moves.slice(0, 9));
    expect(saves.list().games).toMatchObject([{ id: 'game-41', moves: 9 }]);
    expect((await playOn(store)).status.kind).toBe('over');
  });
});

test('other dice at the end or the beginning of a replay leave nothing to wait for', async () => {
  const text = 'dragonwood.2:players=2,edition=tabletop:7:reseed_3;reload;reload;reseed_4:person,person:@0';
  const { match } = readMatch(dragonwood, text, 'r');
  const tools = { game: dragonwood, bots: promptBots(dragonwoodBots), ...counters() };
  const store = createPlay(tools, match!, { kind: 'opened' });
  expect(store.$play.get()).toMatchObject({ status: { kind: 'telling' }, canUndo: false, canRedo: true });
  store.tellNext();
  expect(store.$play.get()).toMatchObject({ status: { kind: 'telling' }, waiting: { length: 1 } });
  store.tellNext();
  expect(store.$play.get()).toMatchObject({ status: { kind: 'watching' }, waiting: [], canRedo: false });
  // Among bots, gone back to before other dice: the next one is asked, and nobody waits for a telling that never comes.
  const bots = wood([player('easy'), player('easy')]);
  await settle(9);
  bots.tellNext();
  bots.undo('new');
  bots.jump(0);
  const { status, waiting } = bots.$play.get();
  expect(status.kind === 'telling').toBe(waiting.length > 0);
});

test('names are cleaned before they are shown or saved, and come back from a link as they are', () => {
  const players = [player('person', '  \u202eAnn\n' + 'x'.repeat(99)), player('hard', '🐉, the: =100%_')];
  const start = { kind: 'seed', options: {}, seed: 1 } as const;
  const match = newMatch<dragonheart.DragonheartOptions, dragonheart.DragonheartState, dragonheart.DragonheartAction>(
    dragonheart,
    { id: 'n', players, start },
  );
  expect(match.players.map(({ name }) => name)).toEqual([`Ann ${'x'.repeat(20)}`, '🐉, the: =100%_']);
  const store = createPlay({ game: dragonheart, bots: promptBots(dragonheartBots), ...counters() }, match, {
    kind: 'begun',
  });
  expect(
    readMatch(dragonheart, `https://example.org/play/#${store.link()}`.split('#')[1]!, 'n').match?.players,
  ).toEqual(match.players);
});

describe('Dragonheart', () => {
  test('is played by the same store, choices of piles too', async () => {
    const match = newMatch<dragonheart.DragonheartOptions, dragonheart.DragonheartState, dragonheart.DragonheartAction>(
      dragonheart,
      { id: 'h', players: [player('person'), player('normal')], start: { kind: 'seed', options: {}, seed: 4 } },
    );
    const store = createPlay({ game: dragonheart, bots: promptBots(dragonheartBots), ...counters() }, match, {
      kind: 'begun',
    });
    for (let step = 0; step < 500 && store.$play.get().status.kind !== 'over'; step++) {
      const { status, state } = store.$play.get();
      if (status.kind === 'telling') store.tellNext();
      else if (status.kind === 'asked') store.act(dragonheart.legalActions(dragonheart.view(state, 0))[0]!);
      else await settle();
    }
    const { state, status, log } = store.$play.get();
    expect(status).toEqual({ kind: 'over' });
    expect(dragonheart.outcome(state)).not.toBeNull();
    for (const { events } of log) {
      for (const event of events) {
        if (event.type === 'cardsDrawn' && event.seat === 1)
          expect(event.cards.every((card) => card === null)).toBe(true);
      }
    }
  });
});
