import { expect, test } from 'vitest';
import { rulesSchema } from './rules.ts';

const text = { en: 'Text', ru: 'Текст' };

/** What is wrong with a registry of these rules. */
const complaints = (...rules: readonly { readonly id: string; readonly related?: readonly string[] }[]): string[] => {
  const section = {
    id: 'dw-turn',
    title: text,
    rules: rules.map((rule) => ({ ...rule, src: ['ours'], title: text, says: text, page: 'one' })),
  };
  const read = rulesSchema.safeParse({ game: 'dragonwood', sections: [section] });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

test('a rule may name related rules, also later ones', () => {
  expect(complaints({ id: 'dw-one', related: ['dw-two'] }, { id: 'dw-two', related: ['dw-one'] })).toEqual([]);
});

test('a related rule that does not exist is refused', () => {
  expect(complaints({ id: 'dw-one', related: ['dw-none'] })).toEqual([
    'dw-one is related to dw-none, which is no rule',
  ]);
});

test('a rule is not related to itself, nor to another twice', () => {
  expect(complaints({ id: 'dw-one', related: ['dw-one'] })).toHaveLength(1);
  expect(complaints({ id: 'dw-one', related: ['dw-two', 'dw-two'] }, { id: 'dw-two' })).toHaveLength(1);
});

test('a rule that stands twice, or in the wrong game, is refused', () => {
  expect(complaints({ id: 'dw-one' }, { id: 'dw-one' })).toEqual(['dw-one stands here twice']);
  expect(complaints({ id: 'dh-one' })).toEqual(['dh-one is no rule of dragonwood: its rules start with dw-']);
});
