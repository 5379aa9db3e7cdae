import { expect, test } from 'vitest';
import { dragonheartRuleIds } from './rules.ts';

test('each rule of Dragonheart stands in the list once', () => {
  expect(new Set(dragonheartRuleIds).size).toBe(dragonheartRuleIds.length);
});

test('the id of a rule can stand in an address: small letters and hyphens, led by dh', () => {
  for (const id of dragonheartRuleIds) expect(id).toMatch(/^dh(-[a-z]+)+$/);
});
