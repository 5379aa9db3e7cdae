import { describe, expect, test } from 'vitest';
import type { ListedShelf } from '#lib/storage.ts';
import { createPlay } from './create-play.ts';
import { readMatch } from './read-match.ts';
import { createSaves } from './saves.ts';
import { decideMany as many, decide, openTab as open, woodGame as woodMatch } from './testing-saves.ts';
import {
  counters,
  dragonheart,
  dragonwood,
  dragonwoodBots,
  player,
  promptBots,
  settle,
  sharedShelf,
  tabs,
} from './testing.ts';

describe('a game that is left', () => {
  test('comes back after every decision as it was, with what can be redone', () => {
    const shelf = sharedShelf();
    const tab = tabs(shelf);
    const store = open(tab, 'a', 1).begin(woodMatch('g'));
    for (let count = 0; count < 12; count++) {
      decide(store);
      if (count === 8) store.undo('same');
      const before = store.$play.get();
      const after = open(tab, `b${count}`, 50).resume('g').$play.get();
      expect(after).toMatchObject({
        match: before.match,
        state: before.state,
        latest: { kind: 'resumed' },
        saving: 'kept',
      });
      // Whoever comes back sees no hand before the curtain is lifted.
      expect(after.viewer).toBeNull();
      expect(after.canRedo).toBe(before.canRedo);
    }
  });

  test('in the middle of a bot’s move goes on: what was not told is told, and the bot thinks again', async () => {
    const shelf = sharedShelf();
    const tab = tabs(shelf);
    const players = [player('easy'), player('person')];
    const first = open(tab, 'a', 1);
    const store = first.begin(woodMatch('g', 1, players));
    await settle(20);
    const before = store.$play.get();
    store.dispose();
    const again = open(tab, 'b', 9).resume('g');
    await settle(20);
    const after = again.$play.get();
    expect(after.match.moves).toEqual(before.match.moves);
    expect(after.waiting).toEqual(before.waiting);
    expect(after.state).toEqual(before.state);
    expect(['telling', 'asked']).toContain(after.status.kind);
  });
});

describe('several games', () => {
  test('lie under keys of their own, the latest first, and one is removed alone', () => {
    const shelf = sharedShelf();
    const tab = tabs(shelf);
    const { saves, begin } = open(tab, 'a', 1);
    many(begin(woodMatch('one')), 2);
    many(begin(woodMatch('two', 8)), 3);
    expect([...shelf.held.keys()].sort()).toEqual([
      'dragon-games-play/dragonwood/one',
      'dragon-games-play/dragonwood/two',
    ]);
    expect(saves.list()).toMatchObject({
      games: [
        {
          id: 'two',
          moves: 3,
          isOver: false,
          players: [{ kind: 'person', name: 'Аня' }, { kind: 'person' }],
          problems: [],
        },
        { id: 'one', moves: 2 },
      ],
      lost: [],
      isBlocked: false,
    });
    expect(createSaves(dragonheart, tab('h')).list().games).toEqual([]);
    expect(saves.remove('two')).toBe(true);
    expect(saves.list().games.map(({ id }) => id)).toEqual(['one']);
  });

  test('a deal that nobody played makes way for the next one', () => {
    const { saves, begin } = open(tabs(sharedShelf()), 'a', 1);
    begin(woodMatch('one'));
    begin(woodMatch('two'));
    many(begin(woodMatch('three')), 1);
    begin(woodMatch('four'));
    expect(saves.list().games.map(({ id }) => id)).toEqual(['four', 'three']);
  });

  test('what another version or nobody wrote is listed as lost, with its text, and stays where it is', () => {
    const shelf = sharedShelf();
    const { saves, begin } = open(tabs(shelf), 'a', 1);
    shelf.held.set('dragon-games-play/dragonwood/new', '{"version":9,"value":{}}');
    shelf.held.set('dragon-games-play/dragonwood/bad', '{"version":1,"value":{"text":7}}');
    shelf.held.set('dragon-games-play/dragonwood/no', '');
    shelf.held.set('dragon-games-progress', '{}');
    many(begin(woodMatch('good')), 1);
    const { games, lost } = saves.list();
    expect(games.map(({ id }) => id)).toEqual(['good']);
    expect(lost).toEqual([
      { id: 'new', text: '{"version":9,"value":{}}' },
      { id: 'bad', text: '{"version":1,"value":{"text":7}}' },
      { id: 'no', text: '' },
    ]);
    expect(saves.take('new')).toBeNull();
    expect(shelf.held.size).toBe(5);
  });
});

describe('a storage that keeps nothing', () => {
  const blocked: ListedShelf = {
    ...sharedShelf(),
    get length(): number {
      throw new Error('SecurityError');
    },
    getItem: () => {
      throw new Error('SecurityError');
    },
  };
  test.each([
    ['blocked', (): ListedShelf => blocked],
    ['blocked', (): undefined => undefined],
    [
      'blocked',
      (): ListedShelf => {
        throw new Error('SecurityError');
      },
    ],
    ['full', (): ListedShelf => sharedShelf(0)],
  ] as const)('%s: the game is played all the same, and says so', (saving, shelf) => {
    const saves = createSaves(dragonwood, { shelf, now: () => 0, tab: 'a' });
    const store = createPlay(
      { game: dragonwood, bots: promptBots(dragonwoodBots), saves, ...counters() },
      woodMatch('g'),
      { kind: 'begun' },
    );
    expect(store.$play.get().saving).toBe(saving);
    many(store, 4);
    expect(store.$play.get()).toMatchObject({ saving, match: { at: 4 } });
    expect(saves.list().isBlocked).toBe(saving === 'blocked');
    expect(saves.texts()).toEqual([]);
    expect(saves.take('g')).toBeNull();
  });

  test('a game that grows out of its room keeps what was there, and is kept again when there is room', () => {
    const shelf = sharedShelf(260);
    const { saves, begin } = open(tabs(shelf), 'a', 1);
    const store = begin(woodMatch('g'));
    while (store.$play.get().saving === 'kept') decide(store);
    const kept = saves.list().games[0]!;
    expect(store.$play.get()).toMatchObject({ saving: 'full', match: { at: kept.moves + 1 } });
    store.undo('new');
    expect(saves.list().games[0]?.moves).toBe(kept.moves);
  });
});

test('a game is listed and read by what is valid of it', () => {
  const text = 'dragonwood.2:players=2,edition=tabletop:7:reload;keep;reload:person,hard';
  const { match, problems } = readMatch(dragonwood, text, 'x');
  expect(match).toMatchObject({ at: 1, moves: [{ kind: 'action', action: { type: 'reload' } }] });
  expect(problems).toMatchObject([{ code: 'illegalMove', at: 1, reason: { code: 'wrongPhase' } }]);
});
