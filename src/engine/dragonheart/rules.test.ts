import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dragonheartRuleIds } from './rules.ts';

test('each rule of Dragonheart stands in the list once', () => {
  expect(new Set(dragonheartRuleIds).size).toBe(dragonheartRuleIds.length);
});

test('the id of a rule can stand in an address: small letters and hyphens, led by dh', () => {
  for (const id of dragonheartRuleIds) expect(id).toMatch(/^dh(-[a-z]+)+$/);
});

test('every rule is proved by a test here whose title begins with its id', () => {
  const here = import.meta.dirname;
  const tests = readdirSync(here).filter((file) => file.endsWith('.test.ts'));
  const titles = tests.flatMap((file) => [
    ...readFileSync(path.join(here, file), 'utf8').matchAll(/['"`]\[(dh-[a-z-]+)\] /g),
  ]);
  const proved = new Set(titles.map(([, id]) => id));
  expect(dragonheartRuleIds.filter((id) => !proved.has(id))).toEqual([]);
});
