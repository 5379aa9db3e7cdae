/** Both glossaries are complete in both languages, and lead to rules that exist. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dragonheartRuleIds } from '#engine/dragonheart/index.ts';
import { dragonwoodRuleIds } from '#engine/dragonwood/index.ts';
import { glossarySchema } from '#schemas/glossary.ts';

const content = path.join(import.meta.dirname, '../src/content');
const glossaryOf = (game: string) =>
  glossarySchema.parse(parse(readFileSync(path.join(content, `glossary/${game}.yaml`), 'utf8')));

const games = [
  { game: 'dragonwood', ruleIds: new Set<string>(dragonwoodRuleIds), glossary: glossaryOf('dragonwood') },
  { game: 'dragonheart', ruleIds: new Set<string>(dragonheartRuleIds), glossary: glossaryOf('dragonheart') },
];

describe.each(games)('the glossary of $game', ({ game, ruleIds, glossary }) => {
  test('names its game', () => {
    expect(glossary.game).toBe(game);
  });

  test('leads to rules that exist', () => {
    const cited = glossary.terms.flatMap(({ rule }) => rule ?? []);
    expect(cited.filter((id) => !ruleIds.has(id))).toEqual([]);
  });

  test.each(['en', 'ru'] as const)('lists no word twice in %s', (language) => {
    const words = glossary.terms.map(({ word }) => word[language]);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
  });

  test('is in English and in Russian', () => {
    const isRussian = (text: string) => /[а-яё]/i.test(text);
    const isWrong = ({ word, means }: (typeof glossary.terms)[number]) =>
      [word, means].some(({ en, ru }) => isRussian(en) || !isRussian(ru) || /[a-z]/i.test(ru));
    expect(glossary.terms.filter(isWrong)).toEqual([]);
  });

  test('explains a word in a few words, for it opens in a small box', () => {
    const long = glossary.terms.filter(({ means }) => Math.max(means.en.length, means.ru.length) > 140);
    expect(long).toEqual([]);
  });
});

test('every word that a page marks is in its game’s glossary', () => {
  const docs = path.join(content, 'docs');
  const unknown = globSync('**/*.mdx', { cwd: docs }).flatMap((file) => {
    const terms = [...readFileSync(path.join(docs, file), 'utf8').matchAll(/<Term\s[^>]*?\bid="([^"]*)"[^>]*>/g)];
    return terms.flatMap(([tag, id]) => {
      const game = /\bgame="(\w+)"/.exec(tag)?.[1] ?? games.find(({ game }) => file.includes(game))?.game;
      const known = games.find((one) => one.game === game)?.glossary.terms.some((term) => term.id === id);
      return known === true ? [] : [`${file}: ${tag}`];
    });
  });
  expect(unknown).toEqual([]);
});
