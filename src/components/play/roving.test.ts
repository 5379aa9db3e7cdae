import { describe, expect, test } from 'vitest';
import { heirOf, placeAfterKey } from './roving.ts';

describe('keys in a row of five', () => {
  test.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowLeft', 0, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(placeAfterKey(key, from, 5)).toBe(to);
  });

  test('other keys are not the row’s', () => {
    expect(placeAfterKey('ArrowDown', 1, 5)).toBeUndefined();
    expect(placeAfterKey(' ', 1, 5)).toBeUndefined();
  });

  test('in an empty row no key leads anywhere', () => {
    expect(placeAfterKey('End', 0, 0)).toBeUndefined();
  });
});

describe('when cards leave', () => {
  const before = ['a', 'b', 'c', 'd'];

  test.each([
    ['a card that stays', 'b', ['a', 'b', 'd'], 'b'],
    ['the right neighbour', 'b', ['a', 'c', 'd'], 'c'],
    ['the next one on the right, where several left', 'b', ['a', 'd'], 'd'],
    ['the left neighbour of the last', 'd', ['a', 'b', 'c'], 'c'],
    ['the nearest on the left', 'c', ['a'], 'a'],
    ['a new card, where all are new', 'c', ['x', 'y'], 'x'],
  ])('%s has the focus', (_, id, after, heir) => {
    expect(heirOf(id, before, after)).toBe(heir);
  });

  test('nobody has it in an empty row', () => {
    expect(heirOf('a', before, [])).toBeUndefined();
  });
});
