import { expect, test } from 'vitest';
import { dragonwoodRuleIds, dragonwoodRules } from './rules.ts';

test('each rule of Dragonwood stands in the list once, in the same order', () => {
  expect(dragonwoodRules.map(({ id }) => id)).toEqual(dragonwoodRuleIds);
  expect(new Set(dragonwoodRuleIds).size).toBe(dragonwoodRuleIds.length);
});

test('the id of a rule can stand in an address: small letters and hyphens, led by dw', () => {
  for (const id of dragonwoodRuleIds) expect(id).toMatch(/^dw(-[a-z]+)+$/);
});
