import { describe, expect, test } from 'vitest';
import { heartKinds, heartQuestion } from './dragonheart/index.ts';
import { woodKinds, woodQuestion } from './dragonwood/index.ts';
import { parseSeed, questionsInQuiz } from './index.ts';

const games = [
  { game: 'Dragonwood', questionAt: woodQuestion, kinds: woodKinds },
  { game: 'Dragonheart', questionAt: heartQuestion, kinds: heartKinds },
] as const;

const seeds = [0, 1, 7, 999_999, 2 ** 32 - 1];
const quizOf = (questionAt: (seed: number, number: number) => { kind: string }, seed: number) =>
  Array.from({ length: questionsInQuiz }, (_, number) => questionAt(seed, number));

describe.each(games)('a quiz of $game', ({ questionAt, kinds }) => {
  test.each(seeds)('with the seed %i is the same for everybody', (seed) => {
    expect(quizOf(questionAt, seed)).toEqual(quizOf(questionAt, seed));
  });

  test('with another seed is another', () => {
    expect(quizOf(questionAt, 1)).not.toEqual(quizOf(questionAt, 2));
  });

  test('asks each kind once before one comes again', () => {
    const asked = kinds.map((_, number) => questionAt(5, number).kind);
    expect(asked.toSorted()).toEqual(kinds.toSorted());
  });

  test('is data that survives a copy', () => {
    expect(JSON.parse(JSON.stringify(quizOf(questionAt, 3)))).toEqual(quizOf(questionAt, 3));
  });
});

test.each([
  ['#42', 42],
  ['42', 42],
  ['#0', 0],
  ['#4294967295', 2 ** 32 - 1],
  ['#4294967296', null],
  ['#', null],
  ['', null],
  ['#-1', null],
  ['#1.5', null],
  ['#1e3', null],
  ['#dragon', null],
  ['#99999999999999999999', null],
])('the seed in "%s" is %s', (fragment, seed) => {
  expect(parseSeed(fragment)).toBe(seed);
});
