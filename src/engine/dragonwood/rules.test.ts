import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dragonwoodRuleIds } from './rules.ts';

test('each rule of Dragonwood stands in the list once', () => {
  expect(new Set(dragonwoodRuleIds).size).toBe(dragonwoodRuleIds.length);
});

test('the id of a rule can stand in an address: small letters and hyphens, led by dw', () => {
  for (const id of dragonwoodRuleIds) expect(id).toMatch(/^dw(-[a-z]+)+$/);
});

test('every rule is proved by a test here whose title begins with its id', () => {
  const here = import.meta.dirname;
  const tests = readdirSync(here).filter((file) => file.endsWith('.test.ts'));
  const titles = tests.flatMap((file) => [
    ...readFileSync(path.join(here, file), 'utf8').matchAll(/['"`]\[(dw-[a-z-]+)\] /g),
  ]);
  const proved = new Set(titles.map(([, id]) => id));
  expect(dragonwoodRuleIds).toHaveLength(57);
  expect(dragonwoodRuleIds.filter((id) => !proved.has(id))).toEqual([]);
});
