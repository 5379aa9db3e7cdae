import { expect, test } from 'vitest';
import {
  creatureIds,
  creatures,
  dieFaces,
  enhancementById,
  enhancementIds,
  enhancements,
  eventIds,
  events,
  mostDice,
  targetById,
  targets,
  type EnhancementId,
  type Method,
  type TargetId,
} from './cards.ts';

const copiesOf = (cards: readonly { readonly copies: number }[]) => cards.reduce((sum, { copies }) => sum + copies, 0);

/** The titles on which the first method is cheaper than, as dear as and dearer than the second. */
function compared(first: Method, second: Method) {
  const differences = targets.map(({ needs }) => Math.sign(needs[first] - needs[second]));
  return [-1, 0, 1].map((sign) => differences.filter((difference) => difference === sign).length);
}

test('[dw-components] there are 29 creature cards, 9 enhancements and 4 events', () => {
  expect([creatures, enhancements, events].map(copiesOf)).toEqual([29, 9, 4]);
});

test('[dw-components] the 25 titles to capture are 16 creatures and 9 enhancements', () => {
  expect(targets.map(({ id }) => id)).toEqual([...creatureIds, ...enhancementIds]);
  expect(targets).toHaveLength(25);
  expect(new Set([...creatureIds, ...enhancementIds, ...eventIds]).size).toBe(29);
});

test('[dw-components] every event stands in the table once', () => {
  expect(events.map(({ id }) => id)).toEqual(eventIds);
});

test('[dw-components] there are six dice, each with 1, 2, 2, 3, 3, 4', () => {
  expect(dieFaces).toEqual([1, 2, 2, 3, 3, 4]);
  expect(mostDice).toBe(6);
});

test('[dw-creature-points] all creature cards together are worth 79 points', () => {
  expect(creatures.reduce((sum, { points, copies }) => sum + points * copies, 0)).toBe(79);
});

test('[dw-dragons] there are two dragons, one card each, worth 6 and 7 points', () => {
  const dragons = creatures.filter(({ dragon }) => dragon);
  expect(dragons.map(({ id, points, copies }) => [id, points, copies])).toEqual([
    ['blue-dragon', 6, 1],
    ['orange-dragon', 7, 1],
  ]);
  expect(targetById('blue-dragon').needs).toEqual({ strike: 13, stomp: 10, scream: 13 });
  expect(targetById('orange-dragon').needs).toEqual({ strike: 15, stomp: 11, scream: 12 });
});

// What the designer has said about his own cards, and the printed numbers must bear out.
test('a Strike is dearer than a Scream on 8 titles, cheaper on 8 and the same on 9', () => {
  expect(compared('strike', 'scream')).toEqual([8, 9, 8]);
});

test('a Stomp is the cheapest attack on all titles but four', () => {
  const others = targets.filter(({ needs }) => needs.stomp > Math.min(needs.strike, needs.scream));
  expect(others.map(({ id }) => id)).toEqual(['wasps-nest', 'pack-of-wolves', 'grumpy-troll', 'bucket-of-spinach']);
});

test('Bunny, Bolt and Potion are used once, the other six stay', () => {
  const once = enhancements.filter(({ use }) => use === 'once').map(({ id }) => id);
  expect(once).toEqual(['friendly-bunny', 'lightning-bolt', 'charmed-potion']);
  expect(enhancements).toHaveLength(9);
});

test.each([
  ['dw-silver-sword', 'silver-sword', [2, 0, 0]],
  ['dw-bucket-of-spinach', 'bucket-of-spinach', [0, 2, 0]],
  ['dw-ghost-disguise', 'ghost-disguise', [0, 0, 2]],
  ['dw-cloak-of-darkness', 'cloak-of-darkness', [2, 2, 2]],
  ['dw-magical-unicorn', 'magical-unicorn', [1, 1, 1]],
  ['dw-lightning-bolt', 'lightning-bolt', [4, 4, 4]],
] as const)('[%s] %s adds %j to a Strike, a Stomp and a Scream', (_rule, id, [strike, stomp, scream]) => {
  expect(enhancementById(id).effect).toEqual({ kind: 'bonus', bonus: { strike, stomp, scream } });
});

test.each([
  ['sunny-day', { kind: 'everyoneDraws', cards: 2 }],
  ['thunder-storm', { kind: 'everyoneDiscards', cards: 1 }],
  ['wind-storm', { kind: 'everyonePassesRight', cards: 1 }],
  ['quicksand', { kind: 'landscapeEnhancementsLeave' }],
] as const)('%s does to everybody what its card says', (id, effect) => {
  expect(events.find((event) => event.id === id)?.effect).toEqual(effect);
});

test('each creature and enhancement is found by its id', () => {
  for (const id of [...creatureIds, ...enhancementIds]) expect(targetById(id).id).toBe(id);
  for (const id of enhancementIds) expect(enhancementById(id).id).toBe(id);
});

test('an event or an unknown card is nothing to capture', () => {
  expect(() => targetById('sunny-day' as TargetId)).toThrow(
    new RangeError('no creature or enhancement is called sunny-day'),
  );
  expect(() => enhancementById('blue-dragon' as EnhancementId)).toThrow(
    new RangeError('no enhancement is called blue-dragon'),
  );
});
