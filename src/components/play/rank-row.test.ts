import { expect, test } from 'vitest';
import { rankRow } from './rank-row.ts';

const written = (ranks: readonly number[], gaps: boolean) =>
  rankRow(ranks, gaps)
    .map(({ rank, cards }) => (cards === 0 ? `(${rank})` : `${rank}${'+'.repeat(cards - 1)}`))
    .join(' ');

test('[dw-strike] between the numbers of a strike its gaps have places', () => {
  expect(written([7, 4, 5], true)).toBe('4 5 (6) 7');
  expect(written([2, 6], true)).toBe('2 (3) (4) (5) 6');
  expect(written([3, 4, 4], true)).toBe('3 4+');
});

test('[dw-stomp] the numbers of a stomp stand side by side, however far apart they are', () => {
  expect(written([9, 2, 9], false)).toBe('2 9+');
});

test('no numbers are no row', () => {
  expect(written([], true)).toBe('');
});
