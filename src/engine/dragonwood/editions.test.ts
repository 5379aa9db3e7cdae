import { expect, test } from 'vitest';
import { enhancements, methods } from './cards.ts';
import { dragonSpell, editionIds, editions, shortGame, type DragonwoodParameters } from './editions.ts';
import { dragonwoodDeck } from './decks.ts';
import { dragonwoodRuleIds } from './rules.ts';

const names = Object.keys(editions.tabletop) as (keyof DragonwoodParameters)[];
const everyParameter = [
  ...editionIds.flatMap((id) => Object.values(editions[id])),
  ...Object.values(shortGame),
  ...Object.values(dragonSpell),
];

test.each(editionIds)('the numbers of the %s game are those of the rules', (id) => {
  const { players, removed, startHand, handLimit, landscape, mostDice, mostCreaturesBonus, adventurerPasses } =
    editions[id];
  expect(players.value).toEqual([2, 3, 4]);
  expect(removed.value).toEqual({ 2: 12, 3: 10, 4: 8 });
  expect([startHand, handLimit, landscape, mostDice, adventurerPasses].map(({ value }) => value)).toEqual([
    5, 9, 5, 6, 2,
  ]);
  expect(mostCreaturesBonus.value).toEqual({ sole: 3, tied: 2 });
});

test('what is left without the dragons can be halved, however many play', () => {
  const halves = editions.tabletop.players.value.map(
    (players) => (dragonwoodDeck.length - 2 - editions.tabletop.removed.value[players]) / 2,
  );
  expect(halves).toEqual([14, 15, 16]);
});

test('the printed and the online rules differ in the tie-break and in nothing else', () => {
  const different = names.filter((name) => editions.tabletop[name].value !== editions.online[name].value);
  expect(different).toEqual(['tieBreak']);
});

test('the Orange Dragon breaks a tie at the table, the most creatures online', () => {
  expect(editions.tabletop.tieBreak.value).toEqual(['orangeDragon', 'mostCreatures']);
  expect(editions.online.tieBreak.value).toEqual(['mostCreatures']);
});

test('every number names a rule and at least one source', () => {
  for (const { rule, src } of everyParameter) {
    expect(dragonwoodRuleIds).toContain(rule);
    expect(src.length).toBeGreaterThan(0);
    expect(new Set(src).size).toBe(src.length);
  }
});

test('a short game plays the Adventurer deck through once', () => {
  expect(shortGame.adventurerPasses.value).toBe(1);
});

test('three cards roll two dice for 6, and a miss costs two cards', () => {
  const { cards, dice, need, missDiscards } = dragonSpell;
  expect([cards, dice, need, missDiscards].map(({ value }) => value)).toEqual([3, 2, 6, 2]);
});

test('the enhancements for any method help a spell, the Potion does not', () => {
  const forAnyMethod = enhancements.filter(
    ({ effect }) =>
      effect.kind === 'extraDie' ||
      effect.kind === 'reroll' ||
      (effect.kind === 'bonus' && methods.every((method) => effect.bonus[method] > 0)),
  );
  expect(dragonSpell.helpers.value.toSorted()).toEqual(forAnyMethod.map(({ id }) => id).toSorted());
});
