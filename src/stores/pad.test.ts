import { describe, expect, test } from 'vitest';
import type { Shelf } from '#lib/storage.ts';
import { createHeartScorePad, emptyHeartPad, formatHeartPad } from './heart-score-pad.ts';
import { createScorePad, emptyPad, formatPad } from './score-pad.ts';

const key = 'dragon-games-score-pad';

/** A shelf of one browser, which may be read and may fill up. */
function device(start: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(start));
  const state = { isFull: false };
  const shelf: Shelf = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => {
      if (state.isFull) throw new Error('QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
  };
  return { items, state, open: () => createScorePad(() => shelf) };
}

/** A device that keeps Ann's pad. */
function withAnn() {
  const place = device();
  const ann = place.open();
  ann.setName(0, 'Ann');
  ann.addCard(0, 'fire-ants');
  return { ...place, ann, kept: place.items.get(key) };
}

const bens = '?name1=Ben&cards1=blue-dragon';

describe('the pad on the device', () => {
  test('is there again when the page is opened again, and needs no address', () => {
    const { ann, open } = withAnn();
    const again = open();
    again.open('');
    expect(again.$pad.get()).toEqual(ann.$pad.get());
    expect([again.$place.get(), again.$search.get()]).toEqual(['device', '']);
    // A word that somebody else's site adds to links names no pad.
    again.open('?fbclid=1');
    expect(again.$pad.get()).toEqual(ann.$pad.get());
  });

  test('that is garbage is an empty pad', () => {
    const store = device({ [key]: '{"version":1,"value":{"lines":5}}' }).open();
    store.open('');
    expect(store.$pad.get()).toEqual(emptyPad);
  });

  test('where nothing can be kept stands in the address, and that is said', () => {
    const blocked = createScorePad(() => {
      throw new Error('no access');
    });
    blocked.open('');
    expect(blocked.$place.get()).toBe('nowhere');
    blocked.setName(0, 'Ann');
    expect([blocked.$place.get(), blocked.$search.get()]).toEqual(['nowhere', '?edition=tabletop&players=2&name1=Ann']);
    const { state, ann } = withAnn();
    state.isFull = true;
    ann.addCard(0, 'blue-dragon');
    expect([ann.$place.get(), ann.$score.get().scores]).toEqual(['nowhere', [11, 0]]);
  });

  test('follows what another page of the site writes', () => {
    const { ann, open } = withAnn();
    const other = open();
    other.open('');
    other.addCard(1, 'wild-boar');
    ann.refresh();
    expect(ann.$pad.get()).toEqual(other.$pad.get());
  });

  test('is not emptied by another page that finds it gone', () => {
    const { ann, items } = withAnn();
    items.clear();
    ann.refresh();
    expect(ann.$pad.get().lines[0]?.name).toBe('Ann');
  });
});

describe('a pad from a link', () => {
  test('is kept from the first change on, where the device keeps nothing', () => {
    const { open, items } = device();
    const store = open();
    store.open(bens);
    expect([store.$place.get(), items.size]).toEqual(['link', 0]);
    store.addCard(1, 'fire-ants');
    expect([store.$place.get(), store.$search.get()]).toEqual(['device', '']);
    expect(items.get(key)).toContain('Ben');
  });

  test('leaves the pad of the device alone, whatever is written on it, and its address has it all', () => {
    const { open, items, kept } = withAnn();
    const store = open();
    store.open(bens);
    expect(store.$place.get()).toBe('shared');
    store.addCard(1, 'wild-boar');
    store.clear();
    store.undo();
    store.setPlayers(3);
    expect(items.get(key)).toBe(kept);
    const reloaded = open();
    reloaded.open(store.$search.get());
    expect(reloaded.$pad.get()).toEqual(store.$pad.get());
    expect(reloaded.$place.get()).toBe('shared');
    // Back to one's own.
    reloaded.open('');
    expect(reloaded.$pad.get().lines[0]?.name).toBe('Ann');
    expect(reloaded.$place.get()).toBe('device');
  });

  test('leaves a pad alone that another page has kept since the link was opened', () => {
    const { open, items } = device();
    const store = open();
    store.open(bens);
    const other = open();
    other.open('');
    other.setName(0, 'Ann');
    const kept = items.get(key);
    store.addCard(1, 'fire-ants');
    expect([store.$place.get(), items.get(key)]).toEqual(['shared', kept]);
  });

  test('takes the place of the own one only when that is wished, and the own one can be had back even later', () => {
    const { open, items, kept } = withAnn();
    const store = open();
    store.open(bens);
    store.keepThis();
    expect([store.$place.get(), store.$regret.get()]).toEqual(['device', 'replaced']);
    store.addCard(1, 'wild-boar');
    expect(items.get(key)).toContain('wild-boar');
    // Another page's change does not take it away either.
    const other = open();
    other.open('');
    other.setName(1, 'Cleo');
    store.refresh();
    expect(store.$pad.get().lines[1]?.name).toBe('Cleo');
    store.undo();
    expect(items.get(key)).toBe(kept);
    // The other pad is not lost either.
    expect([store.$place.get(), store.$pad.get(), store.$regret.get()]).toEqual(['shared', other.$pad.get(), null]);
  });

  test('that is the own one is the own one', () => {
    const { ann, open } = withAnn();
    const store = open();
    store.open(ann.address());
    expect(store.$place.get()).toBe('device');
  });

  test('that cannot be kept says so', () => {
    const { open, state } = withAnn();
    const store = open();
    store.open(bens);
    state.isFull = true;
    store.keepThis();
    expect([store.$place.get(), store.$regret.get()]).toEqual(['nowhere', null]);
    expect(store.$search.get()).toContain('Ben');
  });
});

describe('what a player may regret', () => {
  test('clearing leaves the names, and is undone until something else is written', () => {
    const { ann } = withAnn();
    const before = ann.$pad.get();
    ann.clear();
    expect(ann.$pad.get()).toEqual({ ...emptyPad, lines: [{ ...emptyPad.lines[0], name: 'Ann' }, emptyPad.lines[1]] });
    ann.undo();
    expect(ann.$pad.get()).toEqual(before);
    ann.clear();
    ann.setName(1, 'Ben');
    expect(ann.$regret.get()).toBe(null);
    ann.undo();
    expect(ann.$pad.get().lines[1]?.name).toBe('Ben');
    ann.addCard(0, 'fire-ants');
    ann.clear();
    ann.accept();
    ann.undo();
    expect(ann.$score.get().scores).toEqual([2, 2]);
    // Nothing to clear, nothing to regret.
    ann.clear();
    expect(ann.$regret.get()).toBe(null);
  });

  test('counting the other way can be undone, where something was counted', () => {
    const { ann } = withAnn();
    const cards = ann.$pad.get();
    ann.countByHand(0);
    expect(ann.$regret.get()).toBe('byHand');
    ann.undo();
    expect(ann.$pad.get()).toEqual(cards);
    ann.countByHand(0);
    const counted = ann.$pad.get();
    ann.countByHand(0);
    expect(ann.$pad.get()).toBe(counted);
    ann.countByCards(0);
    expect([ann.$regret.get(), ann.$score.get().scores]).toEqual(['byCards', [2, 2]]);
    ann.undo();
    expect(ann.$pad.get()).toEqual(counted);
    ann.countByHand(1);
    expect(ann.$regret.get()).toBe(null);
    ann.countByCards(1);
    expect(ann.$regret.get()).toBe(null);
  });
});

test('both games keep their pads apart', () => {
  const { shelf, items } = (() => {
    const held = new Map<string, string>();
    const place: Shelf = {
      getItem: (name) => held.get(name) ?? null,
      setItem: (name, value) => void held.set(name, value),
      removeItem: (name) => void held.delete(name),
    };
    return { shelf: place, items: held };
  })();
  const heart = createHeartScorePad(() => shelf);
  heart.setGreatDragon(1);
  createScorePad(() => shelf).setName(0, 'Ann');
  expect([...items.keys()].toSorted()).toEqual(['dragon-games-heart-score-pad', key]);
  const again = createHeartScorePad(() => shelf);
  again.open('');
  expect(again.address()).toBe(formatHeartPad({ ...emptyHeartPad, greatDragon: 1 }));
  expect(formatPad(emptyPad)).toBe('?edition=tabletop&players=2');
});
