import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shelf } from '#lib/storage.ts';
import { addProgressFile, progressFile } from './progress-file.ts';
import { createProgress, readProgress } from './progress.ts';

function shelf(): Shelf {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}
const name = 'dragonwood/first-turn';

describe('progress in the lessons', () => {
  test('is there again on the next page, in whichever language', () => {
    const place = shelf();
    const first = createProgress(() => place);
    first.finishedStep(name, 1);
    first.finishedStep(name, 0);
    first.finishedStep(name, 1);
    first.reached(name, 2);
    const second = createProgress(() => place);
    second.load();
    expect(second.$progress.get()).toEqual({ [name]: { done: [0, 1], at: 2, isFinished: false } });
    expect(second.$problem.get()).toBeNull();
  });

  test('a finished lesson begins at its first step again', () => {
    const store = createProgress(shelf);
    store.reached(name, 2);
    store.finishedLesson(name);
    expect(store.$progress.get()[name]).toEqual({ done: [], at: 0, isFinished: true });
  });

  test('what another page of the site has kept in the meantime is not lost', () => {
    const place = shelf();
    const [one, other] = [createProgress(() => place), createProgress(() => place)];
    one.finishedStep(name, 0);
    other.finishedStep('dragonheart/first-play', 0);
    expect(Object.keys(other.$progress.get())).toEqual([name, 'dragonheart/first-play']);
  });

  test('without storage it lasts as long as the page, and says that it is not kept', () => {
    const store = createProgress(() => {
      throw new Error('SecurityError');
    });
    store.load();
    expect(store.$problem.get()).toBe('blocked');
    store.finishedStep(name, 0);
    store.finishedStep(name, 1);
    expect(store.$progress.get()[name]?.done).toEqual([0, 1]);
    expect(store.$problem.get()).toBe('blocked');
  });

  test('a corrupt value is told once and then replaced', () => {
    const place = shelf();
    place.setItem('dragon-games-progress', '{"version":1,"value":');
    const store = createProgress(() => place);
    store.load();
    expect(store.$problem.get()).toBe('unusable');
    store.finishedStep(name, 0);
    expect(store.$problem.get()).toBeNull();
    const next = createProgress(() => place);
    next.load();
    expect(next.$progress.get()[name]?.done).toEqual([0]);
  });

  test('a file adds its steps to those that are there', () => {
    const [from, to] = [createProgress(() => undefined), createProgress(shelf)];
    from.finishedStep(name, 2);
    from.finishedLesson(name);
    to.finishedStep(name, 0);
    expect(addProgressFile(to, progressFile(from))).toBe(true);
    expect(to.$progress.get()[name]).toEqual({ done: [0, 2], at: 0, isFinished: true });
    expect(addProgressFile(to, 'no progress')).toBe(false);
  });

  test('reset forgets all lessons', () => {
    const place = shelf();
    const store = createProgress(() => place);
    store.finishedStep(name, 0);
    store.reset();
    expect(store.$progress.get()).toEqual({});
    const next = createProgress(() => place);
    next.load();
    expect(next.$progress.get()).toEqual({});
  });

  test('lessons that cannot be read are left out', () => {
    const lesson = { done: [1, 0, 1], at: 1, isFinished: false };
    expect(readProgress({ [name]: lesson, 'dragonwood/x': { ...lesson, at: -1 }, nonsense: lesson })).toEqual({
      [name]: { ...lesson, done: [0, 1] },
    });
  });

  test('nothing throws, whatever is read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const read = readProgress(data);
        expect(read === null || typeof read === 'object').toBe(true);
      }),
    );
  });
});
