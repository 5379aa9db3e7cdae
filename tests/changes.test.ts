/** The list of rulings is complete: what this site decided itself, it tells when and why. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { changeSchema } from '#schemas/changes.ts';
import { rulesSchema } from '#schemas/rules.ts';
import { root } from './imports.ts';

const read = (file: string): unknown => parse(readFileSync(path.join(root, 'src/content', file), 'utf8'));
const changes = (read('changes.yaml') as unknown[]).map((entry) => changeSchema.parse(entry));
const rules = ['dragonwood', 'dragonheart'].flatMap((game) =>
  rulesSchema.parse(read(`rules/${game}.yaml`)).sections.flatMap((section) => section.rules),
);

test('every ruling of this site is told with its day and its reason', () => {
  const told = new Set(changes.map(({ rule }) => rule));
  expect(rules.filter(({ id, src }) => src.includes('ours') && !told.has(id)).map(({ id }) => id)).toEqual([]);
});

test('the list of rulings speaks of rules that exist', () => {
  const known = new Set(rules.map(({ id }) => id));
  expect(changes.filter(({ rule }) => !known.has(rule))).toEqual([]);
});

test('no ruling is listed twice, and none before an older one', () => {
  const ids = changes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const days = changes.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
});

test('the rulings are told in English and in Russian', () => {
  const isRussian = (text: string) => /[а-яё]/i.test(text);
  const texts = changes.flatMap(({ what, why }) => [what, why]);
  expect(texts.filter(({ en, ru }) => isRussian(en) || !isRussian(ru))).toEqual([]);
});
