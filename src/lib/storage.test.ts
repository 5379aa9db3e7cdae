import { describe, expect, test } from 'vitest';
import { keptValue, type Shelf } from './storage.ts';

const readNumber = (data: unknown) => (typeof data === 'number' ? data : null);

/** A storage of its own, holding a text to begin with. */
function shelf(text?: string): Shelf & { readonly held: Map<string, string> } {
  const held = new Map(text === undefined ? [] : [['key', text]]);
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}
const kept = (place: () => Shelf | undefined) => keptValue({ key: 'key', version: 2, read: readNumber, shelf: place });
const full: Shelf = {
  ...shelf(),
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
};
const blocked = (): Shelf => {
  throw new Error('SecurityError');
};

describe('what the browser keeps', () => {
  test('a value comes back with its version', () => {
    const place = shelf();
    expect(kept(() => place).load()).toEqual({ state: 'empty' });
    expect(kept(() => place).save(7)).toBe(true);
    expect(place.held.get('key')).toBe('{"version":2,"value":7}');
    expect(kept(() => place).load()).toEqual({ state: 'kept', value: 7 });
    expect(kept(() => place).clear()).toBe(true);
    expect(kept(() => place).load()).toEqual({ state: 'empty' });
  });

  test.each(['', '{', 'null', '[]', '"7"', '{"version":1,"value":7}', '{"version":2,"value":"7"}', '{"version":2}'])(
    'what cannot be read is unusable, and nothing throws: %s',
    (text) => {
      expect(kept(() => shelf(text)).load()).toEqual({ state: 'unusable' });
    },
  );

  test('a full storage keeps nothing and says so', () => {
    expect(kept(() => full).save(7)).toBe(false);
  });

  test.each([blocked, () => undefined])('a blocked storage is told, and nothing throws', (place) => {
    expect(kept(place).load()).toEqual({ state: 'blocked' });
    expect(kept(place).save(7)).toBe(false);
    expect(kept(place).clear()).toBe(false);
  });
});
