import { expect, test } from 'vitest';
import { defaultEndTrigger, endTriggerIds, endTriggers, parameters } from './editions.ts';
import { dragonheartRuleIds } from './rules.ts';

test('the numbers of the game are those of the rules', () => {
  const values = Object.entries(parameters).map(([name, { value }]) => [name, value]);
  expect(Object.fromEntries(values)).toEqual({
    players: 2,
    startHand: 5,
    handLimit: 5,
    handLimitWithGreatDragon: 6,
    departures: 3,
    lastTurns: 1,
  });
});

test('the last card drawn ends the game, unless the other reading is chosen', () => {
  expect(defaultEndTrigger.value).toBe('lastCardDrawn');
  expect(endTriggerIds.map((id) => endTriggers[id].value)).toEqual(['lastCardDrawn', 'cannotRefill']);
});

test('every number names a rule and at least one source', () => {
  for (const { rule, src } of [...Object.values(parameters), ...Object.values(endTriggers), defaultEndTrigger]) {
    expect(dragonheartRuleIds).toContain(rule);
    expect(src.length).toBeGreaterThan(0);
    expect(new Set(src).size).toBe(src.length);
  }
});
