import { describe, expect, test } from 'vitest';
import { createSaves, type SavesTools } from './saves.ts';
import { decideMany as many, decide, openTab as open, woodGame as woodMatch } from './testing-saves.ts';
import { dragonwood, sharedShelf, tabs } from './testing.ts';

describe('two tabs with one game', () => {
  function two() {
    const shelf = sharedShelf();
    const tab = tabs(shelf);
    const a = open(tab, 'a', 10);
    const first = a.begin(woodMatch('g'));
    many(first, 3);
    const b = open(tab, 'b', 20);
    const second = b.resume('g');
    return { shelf, a, b, first, second };
  }

  test('looking destroys nothing and says nothing', () => {
    const { first, second } = two();
    expect([first.$play.get().saving, second.$play.get().saving]).toEqual(['kept', 'kept']);
    decide(first);
    expect(first.$play.get().saving).toBe('kept');
  });

  test('when one moves on, the other is told; its own next move is a game of its own, and both are kept', () => {
    const { b, first, second } = two();
    decide(second);
    expect(first.$play.get()).toMatchObject({ saving: 'elsewhere', hasParted: false, match: { id: 'g', at: 3 } });
    decide(first);
    const parted = first.$play.get();
    expect(parted).toMatchObject({ saving: 'kept', hasParted: true, match: { id: 'game-11', at: 4 } });
    decide(second);
    expect(second.$play.get()).toMatchObject({ saving: 'kept', hasParted: false, match: { id: 'g', at: 5 } });
    const { games } = b.saves.list();
    expect(games.map(({ id, moves }) => [id, moves])).toEqual([
      ['g', 5],
      ['game-11', 4],
    ]);
  });

  test('the one that was told can take over what the other has played', () => {
    const { first, second } = two();
    many(second, 2);
    first.catchUp();
    expect(first.$play.get()).toMatchObject({
      saving: 'kept',
      latest: { kind: 'caughtUp' },
      match: second.$play.get().match,
      state: second.$play.get().state,
    });
    decide(first);
    expect(first.$play.get().saving).toBe('kept');
    expect(second.$play.get().saving).toBe('elsewhere');
  });

  test('a tab that hears nothing finds out when it writes, and overwrites nothing', () => {
    const shelf = sharedShelf();
    const silent = (tab: string): SavesTools => ({ shelf: () => shelf, now: () => 1, tab });
    const first = open(silent, 'a', 10).begin(woodMatch('g'));
    const second = open(silent, 'b', 20).resume('g');
    many(second, 3);
    decide(first);
    expect(first.$play.get()).toMatchObject({ hasParted: true, match: { id: 'game-11' } });
    expect(createSaves(dragonwood, silent('c')).take('g')?.match.at).toBe(3);
  });

  test('an undo alone takes nothing from the other tab', () => {
    const { shelf, first, second } = two();
    decide(second);
    const before = shelf.held.get('dragon-games-play/dragonwood/g');
    first.undo('same');
    first.redo();
    first.jump(0);
    expect(first.$play.get()).toMatchObject({ saving: 'elsewhere', hasParted: false });
    expect(shelf.held.get('dragon-games-play/dragonwood/g')).toBe(before);
    first.jump(2);
    first.undo('new');
    expect(first.$play.get().hasParted).toBe(true);
    expect(shelf.held.get('dragon-games-play/dragonwood/g')).toBe(before);
  });

  test('a game that was removed elsewhere is kept again by who still plays it', () => {
    const { b, first } = two();
    b.saves.remove('g');
    decide(first);
    expect(first.$play.get()).toMatchObject({ saving: 'kept', match: { id: 'g' } });
  });
});
