import { expect, test } from 'vitest';
import { workOut } from './example.ts';

test('a good example is played with the engine’s numbers', () => {
  const { outcome, against } = workOut({
    target: 'grumpy-troll',
    method: 'strike',
    cards: 'G5 B6 O7 R8',
    use: 'silver-sword',
    dice: '2 1 3 1',
  });
  expect(against).toBe('creature');
  expect(outcome).toMatchObject({
    kind: 'allowed',
    odds: { dice: 4, need: 9, bonus: 2, chance: { num: 1255, den: 1296 } },
    roll: { sum: 7, total: 9, hit: true },
  });
});

test('one below the number misses', () => {
  const { outcome } = workOut({ target: 'fire-ants', method: 'stomp', cards: 'B4 O4', dice: '1 2' });
  expect(outcome).toMatchObject({ odds: { need: 4 }, roll: { total: 3, hit: false } });
});

test('[dw-lucky-mushroom] a re-roll replaces one die', () => {
  const { outcome } = workOut({
    target: 'hungry-bear',
    method: 'stomp',
    cards: 'R8 G8',
    use: 'lucky-mushroom',
    dice: '1 3',
    reroll: '1 3',
  });
  expect(outcome).toMatchObject({ roll: { sum: 4, finalSum: 6, hit: true } });
});

test('an example meant as bad tells the reason', () => {
  const gap = workOut({ target: 'wild-boar', method: 'strike', cards: 'R3 G5', refused: true });
  expect(gap.outcome).toMatchObject({ kind: 'refused', reason: { code: 'gap' } });
  const seventh = workOut({
    target: 'blue-dragon',
    method: 'scream',
    cards: 'G1 G2 G4 G7 G9 G12',
    use: 'friendly-bunny',
    refused: true,
  });
  expect(seventh.outcome).toMatchObject({ kind: 'refused', reason: { code: 'sixDiceAlready' } });
});

test.each([
  ['a set meant as good is none', { cards: 'R3 G5' }, /refused: gap/],
  ['an enhancement does nothing', { cards: 'R3 G4', use: 'ghost-disguise' }, /refused: otherMethod/],
  ['an attempt meant as bad is allowed', { cards: 'R3 G4', refused: true }, /is allowed/],
  ['a card is unknown', { cards: 'R3 X4' }, /unknownCard/],
  ['an enhancement is unknown', { cards: 'R3', use: 'magic-wand' }, /magic-wand/],
  ['the number of dice is wrong', { cards: 'R3 G4', dice: '2 2 2' }, /2 dice are rolled, not 3/],
  ['a die shows what it cannot', { cards: 'R3', dice: '5' }, /no die shows 5/],
  ['nothing allows a re-roll', { cards: 'R3', dice: '1', reroll: '1 2' }, /no re-roll/],
])('the build stops when %s', (_, part, message) => {
  expect(() => workOut({ target: 'wild-boar', method: 'strike', ...part })).toThrow(message);
});
