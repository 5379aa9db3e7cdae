import { expect, test } from 'vitest';
import { dragonwoodRuleIds } from './rules.ts';

test('each rule of Dragonwood stands in the list once', () => {
  expect(new Set(dragonwoodRuleIds).size).toBe(dragonwoodRuleIds.length);
});

test('the id of a rule can stand in an address: small letters and hyphens, led by dw', () => {
  for (const id of dragonwoodRuleIds) expect(id).toMatch(/^dw(-[a-z]+)+$/);
});
