/** Questions and wrong rules: the same in both languages, and each with the rule that settles it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const docs = path.join(import.meta.dirname, '../src/content/docs');
const pageOf = (file: string) => readFileSync(path.join(docs, file), 'utf8');

/** A question with its anchor, its title and the text up to the next heading. */
const questionsOf = (page: string) =>
  [...page.matchAll(/^<Question id="(q-[a-z-]+)" title="([^"]+)" \/>\n([\s\S]*?)(?=^<Question|^## |(?![\s\S]))/gm)].map(
    ([, id = '', title = '', answer = '']) => ({ id, title, answer }),
  );

/** The anchors of wrong rules. */
const mythsOf = (page: string) => [...page.matchAll(/^<Myth id="(m-[a-z-]+)" wrong="[^"]+">$/gm)].map(([, id]) => id);

const games = ['dragonwood', 'dragonheart'];

describe.each(games)('the questions about %s', (game) => {
  const [english = [], russian = []] = ['', 'ru/'].map((folder) =>
    questionsOf(pageOf(`${folder}${game}/questions.mdx`)),
  );

  test('are at least twenty, each with an anchor of its own', () => {
    expect(english.length).toBeGreaterThanOrEqual(20);
    expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
  });

  test('are the same in both languages, in the same order', () => {
    expect(russian.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });

  test('are all read from the page by the table of contents', () => {
    expect(pageOf(`${game}/questions.mdx`).match(/<Question\b/g)).toHaveLength(english.length);
  });

  test('are each answered with the same rules in both languages', () => {
    const rulesOf = ({ id, answer }: { readonly id: string; readonly answer: string }) => ({
      id,
      rules: [...answer.matchAll(/<RuleLink id="([\w-]+)"/g)].map(([, rule]) => rule),
    });
    expect(english.map(rulesOf).filter(({ rules }) => rules.length === 0)).toEqual([]);
    expect(russian.map(rulesOf)).toEqual(english.map(rulesOf));
  });
});

describe.each(games)('the wrong rules of %s', (game) => {
  test('are the same in both languages, each with an anchor of its own', () => {
    const [english = [], russian = []] = ['', 'ru/'].map((folder) => mythsOf(pageOf(`${folder}${game}/myths.mdx`)));
    expect(english.length).toBeGreaterThan(0);
    expect(new Set(english).size).toBe(english.length);
    expect(russian).toEqual(english);
  });
});

test('a question stands on no other page than those of questions', () => {
  const others = globSync('**/*.mdx', { cwd: docs }).filter((file) => !file.endsWith('questions.mdx'));
  expect(others.filter((file) => pageOf(file).includes('<Question'))).toEqual([]);
});
