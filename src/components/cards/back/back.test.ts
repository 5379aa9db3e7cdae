import { describe, expect, test } from 'vitest';
import { deckBacks } from '../CardBack.tsx';
import { backNames, drawBack } from './back.ts';

test('every deck has a back', () => {
  expect(backNames).toEqual(deckBacks);
});

describe.each(backNames)('the back of %s', (name) => {
  test('is small and the same bytes every time', () => {
    const drawing = drawBack(name);
    expect(drawing.length).toBeLessThan(30_000);
    expect(drawBack(name)).toBe(drawing);
  });

  test('bears no letters', () => {
    expect(drawBack(name)).not.toContain('<text');
  });
});
