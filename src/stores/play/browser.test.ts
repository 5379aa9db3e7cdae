import { expect, test } from 'vitest';
import { browserSaves, newId, newSeed } from './browser.ts';

test('ids are unlike each other and can be part of a key, seeds are whole and below 2^32', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]{3,40}$/);
  const seeds = Array.from({ length: 200 }, newSeed);
  expect(new Set(seeds).size).toBeGreaterThan(195);
  for (const seed of seeds) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
});

test('every tab has a name of its own', () => {
  expect(browserSaves().tab).not.toBe(browserSaves().tab);
});
