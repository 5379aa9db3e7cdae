import { expect, test } from 'vitest';
import { answersTo } from './answers.ts';

const three = { strike: 3, stomp: 3, scream: 3 };

test('the best method is marked: three cards stomp the Fire Ants (4) rather than scream (6) or strike (7)', () => {
  const answers = answersTo({ target: 'fire-ants', cards: three, enhancements: [] });
  expect(answers.map(({ method, isBest }) => [method, isBest])).toEqual([
    ['strike', false],
    ['stomp', true],
    ['scream', false],
  ]);
});

test('equally good methods are both best', () => {
  const answers = answersTo({ target: 'wild-boar', cards: three, enhancements: [] });
  expect(answers.filter(({ isBest }) => isBest).map(({ method }) => method)).toEqual(['stomp', 'scream']);
});

test('nothing is best when everything is out of reach', () => {
  const answers = answersTo({ target: 'orange-dragon', cards: { strike: 1, stomp: 1, scream: 1 }, enhancements: [] });
  expect(answers.some(({ isBest }) => isBest)).toBe(false);
});
