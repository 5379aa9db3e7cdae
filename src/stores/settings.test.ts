import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shelf } from '#lib/storage.ts';
import { initialSettings, readSettings, speeds } from './settings-shape.ts';
import { createSettings } from './settings.ts';

function shelf(): Shelf {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('how the reader wants to play', () => {
  test('is the same on the next page, in whichever language', () => {
    const place = shelf();
    const first = createSettings(() => place);
    first.change({ speed: 'slow' });
    first.change({ hasLetterKeys: false });
    const second = createSettings(() => place);
    second.load();
    expect(second.$settings.get()).toEqual({ hasLetterKeys: false, speed: 'slow' });
    expect(second.$isKept.get()).toBe(true);
  });

  test('what another page has set in the meantime is not undone', () => {
    const place = shelf();
    const [one, other] = [createSettings(() => place), createSettings(() => place)];
    one.change({ speed: 'off' });
    other.change({ hasLetterKeys: false });
    expect(other.$settings.get()).toEqual({ hasLetterKeys: false, speed: 'off' });
  });

  test('holds for the page where nothing may be stored, and says that it is not kept', () => {
    const store = createSettings(() => {
      throw new Error('SecurityError');
    });
    store.load();
    expect(store.$isKept.get()).toBe(false);
    expect(store.$settings.get()).toEqual(initialSettings);
    store.change({ speed: 'fast' });
    expect(store.$settings.get().speed).toBe('fast');
    expect(store.$isKept.get()).toBe(false);
  });

  test('a field that cannot be read is as at first, the others stay', () => {
    expect(readSettings({ hasLetterKeys: false, speed: 'warp' })).toEqual({
      hasLetterKeys: false,
      speed: initialSettings.speed,
    });
    expect(readSettings({ hasLetterKeys: 1, speed: 'off' })).toEqual({ hasLetterKeys: true, speed: 'off' });
  });

  test('survives whatever a storage holds', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const read = readSettings(data);
        expect(read === null || speeds.includes(read.speed)).toBe(true);
      }),
    );
  });
});
