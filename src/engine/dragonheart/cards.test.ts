import { expect, test } from 'vitest';
import { cardTypes, greatDragonPoints, typeFacts, type CardType } from './cards.ts';
import { dragonheartDeck } from './decks.ts';

const facts = (type: CardType) => typeFacts.find((found) => found.type === type)!;
const count = (type: CardType) => dragonheartDeck.filter((card) => card.type === type).length;

test('[dh-components] each deck is 50 cards worth 79 points', () => {
  expect(dragonheartDeck).toHaveLength(50);
  expect(dragonheartDeck.reduce((sum, { value }) => sum + value, 0)).toBe(79);
});

test.each([
  ['dwarf', 10, 15],
  ['huntress', 6, 8],
  ['fireDragon', 4, 12],
  ['treasure', 7, 16],
  ['troll', 3, 6],
  ['knight', 5, 6],
  ['petrifiedDragon', 5, 10],
  ['sorceress', 4, 6],
  ['ship', 6, 0],
] as const)('[dh-deck] of the type %s there are %i cards, worth %i points together', (type, cards, points) => {
  expect(count(type)).toBe(cards);
  expect(facts(type).values.reduce((sum, value) => sum + value, 0)).toBe(points);
});

test('[dh-deck] all nine types stand in the table once, their values ascending', () => {
  expect(typeFacts.map(({ type }) => type).toSorted()).toEqual(cardTypes.toSorted());
  for (const { values } of typeFacts) expect(values).toEqual(values.toSorted((a, b) => a - b));
});

test.each([
  ['dwarf', 4, 5],
  ['huntress', 3, 4],
  ['knight', 2, 5],
  ['ship', 3, 4],
] as const)(
  '[dh-board] the space of the %s holds %i, and both decks fill it exactly %i times',
  (type, capacity, times) => {
    expect(facts(type).space).toEqual({ kind: 'limited', capacity });
    expect(2 * count(type)).toBe(capacity * times);
  },
);

test('[dh-board] the other five types lie in stacks without limit', () => {
  const stacks = typeFacts.filter(({ space }) => space.kind === 'stack').map(({ type }) => type);
  expect(stacks.toSorted()).toEqual(['fireDragon', 'petrifiedDragon', 'sorceress', 'treasure', 'troll']);
});

test('[dh-board] a limited space takes when its last place is filled', () => {
  const fullAt = typeFacts.flatMap(({ space, takesAt }) =>
    space.kind === 'limited' ? [[space.capacity, takesAt]] : [],
  );
  expect(fullAt).toEqual([
    [4, 4],
    [3, 3],
    [2, 2],
    [3, 3],
  ]);
});

test.each([
  ['dwarf', ['dwarf'], 'toTaker'],
  ['huntress', ['fireDragon'], 'toHold'],
  ['fireDragon', ['treasure'], 'stay'],
  ['treasure', [], 'stay'],
  ['troll', ['sorceress'], 'stay'],
  ['knight', ['sorceress', 'troll'], 'toHold'],
  ['petrifiedDragon', [], 'stay'],
  ['sorceress', ['treasure', 'petrifiedDragon'], 'stay'],
  ['ship', ['hold'], 'depart'],
] as const)('what the %s takes is %j, and then its cards go: %s', (type, takes, after) => {
  expect(facts(type).takes).toEqual(takes);
  expect(facts(type).after).toBe(after);
});

test('the Great Dragon is worth 3 points', () => {
  expect(greatDragonPoints).toBe(3);
});
