import { describe, expect, test } from 'vitest';
import { captureChance } from '../../odds/index.ts';
import { parsePosition, view, type DragonwoodAction } from '../../dragonwood/index.ts';
import { explain } from './explain.ts';
import { plainWeights } from './weights.ts';

function viewOf(text: string) {
  const parsed = parsePosition(text);
  if ('problem' in parsed) throw new RangeError(JSON.stringify(parsed.problem));
  return view(parsed.value, parsed.value.active);
}

const table = viewOf(
  'players 2; hands R4 R5 R6 R9 B1 | G1; landscape fire-ants angry-ogre spooky-spiders wild-boar silver-sword; ' +
    'enhancements cloak-of-darkness | -',
);
const capture = (target: string, cards: readonly string[], enhancements: readonly string[] = []) =>
  ({ type: 'capture', target, method: 'strike', cards, enhancements }) as DragonwoodAction;

describe('the reasons for an attack', () => {
  const reasons = explain(table, capture('fire-ants', ['R4', 'R5', 'R6'], ['cloak-of-darkness']));

  test('name the exact chance, counted in rolls', () => {
    expect(reasons).toMatchObject({
      kind: 'capture',
      chance: captureChance({ dice: 3, bonus: 2, need: 7 }),
      points: 2,
    });
  });

  test('add up: the chance of a hit times what it brings, less what a miss costs', () => {
    if (reasons.kind !== 'capture') throw new RangeError('an attack has reasons of an attack');
    const hit = reasons.chance.num / reasons.chance.den;
    expect(reasons.value).toBeCloseTo(hit * (reasons.worth - reasons.cost) - (1 - hit) * reasons.wound, 10);
  });

  test('count a hopeless attack as nothing but a wound', () => {
    const hopeless = explain(table, capture('angry-ogre', ['B1']));
    expect(hopeless).toMatchObject({ kind: 'capture', chance: { num: 0 } });
    if (hopeless.kind === 'capture') expect(hopeless.value).toBeCloseTo(-hopeless.wound, 10);
  });
});

describe('the reasons for a Reload', () => {
  test('name the set that one more card would make, with its chance', () => {
    const reasons = explain(table, { type: 'reload' });
    if (reasons.kind !== 'reload' || !reasons.waitsFor) throw new RangeError('there is a set to wait for');
    expect(reasons.isFull).toBe(false);
    expect(reasons.waitsFor.cards.length).toBeGreaterThan(0);
    expect(reasons.waitsFor.chance).toBeGreaterThan(0);
  });

  test('say that the hand is full', () => {
    const full = viewOf('players 2; hands R1 R3 R5 R7 R9 R11 B2 G4 P6 | -; landscape fire-ants');
    expect(explain(full, { type: 'reload' })).toMatchObject({ kind: 'reload', isFull: true });
  });
});

test('the reasons for throwing a die again name its chance', () => {
  const rerolling = viewOf(
    'players 2; phase reroll 13 strike fire-ants B1 B2 +lucky-mushroom; hands R5 | -; landscape fire-ants; ' +
      'enhancements lucky-mushroom | -',
  );
  // 3 stands, the other die must show 4: one face of six.
  expect(explain(rerolling, { type: 'reroll', die: 0 })).toEqual({ kind: 'reroll', before: false, chance: 1 / 6 });
  expect(explain(rerolling, { type: 'keep' })).toEqual({ kind: 'reroll', before: false, chance: 0 });
});

test('the reasons for a wound card tell how useful it would be', () => {
  const wounded = viewOf('players 2; phase wound 1; hands R4 R5 R6 B12 | G1; landscape fire-ants');
  expect(explain(wounded, { type: 'discard', card: 'B12' })).toEqual({ kind: 'letGo', card: 'B12', rank: 0 });
});

test('nothing that a bot holds to be worth something is negative', () => {
  const { enhancements, ...numbers } = plainWeights;
  for (const worth of [...Object.values(numbers), ...Object.values(enhancements)]) expect(worth).toBeGreaterThan(0);
});
