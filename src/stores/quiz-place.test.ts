import { expect, test } from 'vitest';
import type { Shelf } from '#lib/storage.ts';
import { keptQuizPlace, type QuizPlace } from './quiz-place.ts';

function shelf(): Shelf {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}
const place: QuizPlace = { seed: 7, number: 3, chosen: 1, isChecked: true, score: 4 };

test('a reload comes back to the question, the answer and the score, each game to its own', () => {
  const tab = shelf();
  expect(keptQuizPlace('dragonwood', 10, () => tab).save(place)).toBe(true);
  expect(keptQuizPlace('dragonwood', 10, () => tab).load()).toEqual({ state: 'kept', value: place });
  expect(keptQuizPlace('dragonheart', 10, () => tab).load()).toEqual({ state: 'empty' });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a word', 'seven'],
  ['a question after the last', { ...place, number: 11 }],
  ['half a question', { ...place, number: 1.5 }],
  ['no answer that was judged', { ...place, chosen: null }],
  ['an answer that no question has', { ...place, chosen: 10 }],
  ['more right answers than questions', { ...place, score: 5 }],
  ['a score of an answer that is not judged yet', { ...place, isChecked: false }],
  ['a seed that is none', { ...place, seed: -1 }],
])('a place that cannot be is none: %s', (_, value) => {
  const tab = shelf();
  tab.setItem('dragon-games-quiz/dragonwood', JSON.stringify({ version: 1, value }));
  expect(keptQuizPlace('dragonwood', 10, () => tab).load()).toEqual({ state: 'unusable' });
});
