import { expect, test } from 'vitest';
import { createQuestionStore } from './odds-question.ts';

test('a count never leaves what the method allows', () => {
  const store = createQuestionStore();
  store.setCards('stomp', 9);
  store.setCards('strike', -2);
  expect(store.$question.get().cards).toMatchObject({ stomp: 5, strike: 1 });
  store.setAllCards(6);
  expect(store.$question.get().cards).toEqual({ strike: 6, stomp: 5, scream: 6 });
});

test('an enhancement is picked up and put back', () => {
  const store = createQuestionStore();
  store.toggle('silver-sword');
  store.toggle('lucky-mushroom');
  store.toggle('silver-sword');
  expect(store.$question.get().enhancements).toEqual(['lucky-mushroom']);
});

test('the address leads back to the question', () => {
  const store = createQuestionStore();
  store.choose('blue-dragon');
  store.setCards('scream', 6);
  store.toggle('cloak-of-darkness');
  const other = createQuestionStore();
  other.open(store.address());
  expect(other.$question.get()).toEqual(store.$question.get());
});

test('a broken address is told until the question starts afresh', () => {
  const store = createQuestionStore();
  store.open('?target=nobody&cards=4');
  expect(store.$problems.get()).toHaveLength(1);
  expect(store.$question.get().cards.strike).toBe(4);
  store.reset();
  expect(store.$problems.get()).toEqual([]);
});

test('what the address said wrongly stays true while the question changes, until it is dismissed', () => {
  const store = createQuestionStore();
  store.open('?target=nobody');
  const [told] = store.$problems.get();
  store.choose('blue-dragon');
  expect(store.$problems.get()).toEqual([told]);
  store.dismissProblems();
  expect(store.$problems.get()).toEqual([]);
  expect(store.$question.get().target).toBe('blue-dragon');
});

test('two calculators do not disturb each other', () => {
  const [one, other] = [createQuestionStore(), createQuestionStore()];
  one.choose('fire-ants');
  expect(other.$question.get().target).not.toBe('fire-ants');
});
