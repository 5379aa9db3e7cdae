/** Both languages of a page hold the same rules with the same examples: one may be told otherwise, but not play otherwise. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mdxTags } from '../src/components/prose/mdx-tags.ts';
import { pagesOf } from '../scripts/parity.ts';
import { root } from './imports.ts';

const source = path.join(root, 'src');
const docs = 'content/docs';
const english = pagesOf(source, { folder: docs, files: '**/*.mdx' }).filter((page) => !page.startsWith('ru/'));

/** Attributes with words; all others are facts. */
const wordy = new Set(['title', 'label', 'wrong', 'alt']);
/** Tags that stand in the flow of a sentence, where word order decides. */
const inSentence = new Set(['RuleLink', 'SiteLink', 'Term', 'Chance', 'Number']);

/** A component as a page uses it: its name and its facts, in a fixed order. */
function tagsOf(page: string): { readonly name: string; readonly facts: string }[] {
  const text = readFileSync(path.join(source, docs, page), 'utf8');
  return mdxTags(text).map(({ name, attributes }) => ({
    name,
    facts: [...attributes]
      .filter(([attribute]) => !wordy.has(attribute))
      .map(([attribute, value]) => `${attribute}=${value}`)
      .sort()
      .join(' '),
  }));
}

const lines = (page: string, isWanted: (name: string) => boolean) =>
  tagsOf(page)
    .filter(({ name }) => isWanted(name))
    .map(({ name, facts }) => `${name} ${facts}`);

test('there are pages, and at least thirty examples that the engine plays', () => {
  expect(english.length).toBeGreaterThan(30);
  const examples = english.flatMap((page) => lines(page, (name) => name === 'Example' || name === 'Scene'));
  expect(examples.length).toBeGreaterThanOrEqual(30);
});

describe.each(english)('%s', (page) => {
  test('has the same rules, examples, questions and tables in both languages, in the same order', () => {
    const isPiece = (name: string) => !inSentence.has(name);
    expect(lines(`ru/${page}`, isPiece)).toEqual(lines(page, isPiece));
  });

  test('leads to the same rules in both languages', () => {
    const rules = (each: string) => [...new Set(lines(each, (name) => name === 'RuleLink'))].sort();
    expect(rules(`ru/${page}`)).toEqual(rules(page));
  });

  test('explains the same terms in both languages', () => {
    const terms = (each: string) => [...new Set(lines(each, (name) => name === 'Term'))].sort();
    expect(terms(`ru/${page}`)).toEqual(terms(page));
  });
});
