/** The rule registry, the engine and the pages speak of the same rules. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dragonheartRuleIds } from '#engine/dragonheart/index.ts';
import { dragonwoodRuleIds } from '#engine/dragonwood/index.ts';
import { type RuleRegistry, rulesSchema } from '#schemas/rules.ts';

const content = path.join(import.meta.dirname, '../src/content');
const registryOf = (game: string) =>
  rulesSchema.parse(parse(readFileSync(path.join(content, `rules/${game}.yaml`), 'utf8')));

const games = [
  { game: 'dragonwood', engineIds: dragonwoodRuleIds, registry: registryOf('dragonwood') },
  { game: 'dragonheart', engineIds: dragonheartRuleIds, registry: registryOf('dragonheart') },
];
const rulesOf = (registry: RuleRegistry) => registry.sections.flatMap(({ rules }) => rules);

/** `<Rule id="…">` as it stands in the prose of one language. */
interface Placement {
  readonly id: string;
  readonly page: string;
}

const slugOf = (file: string) => file.replaceAll('\\', '/').replace(/(?:\/?index)?\.mdx$/, '');

function placements(folder: string, isOurs: (file: string) => boolean): Placement[] {
  return globSync('**/*.mdx', { cwd: folder })
    .filter(isOurs)
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [...text.matchAll(/<Rule\s[^>]*?\bid="([^"]*)"/g)].map(([, id = '']) => ({ id, page: slugOf(file) }));
    });
}

const docs = path.join(content, 'docs');
const languages = [
  { language: 'English', placed: placements(docs, (file) => !/^ru[\\/]/.test(file)) },
  { language: 'Russian', placed: placements(path.join(docs, 'ru'), () => true) },
];

const repeated = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

describe.each(games)('the rules of $game', ({ game, engineIds, registry }) => {
  const ids = rulesOf(registry).map(({ id }) => id);

  test('the registry names its game', () => {
    expect(registry.game).toBe(game);
  });

  test('the registry and the engine know the same rules', () => {
    expect([...ids].sort()).toEqual([...engineIds].sort());
  });

  /** Every text of the registry with the place where it stands. */
  const texts = registry.sections.flatMap(({ id, title, rules }) => [
    { place: `${id} title`, text: title },
    ...rules.flatMap((rule) => [
      { place: `${rule.id} title`, text: rule.title },
      { place: `${rule.id} says`, text: rule.says },
      ...Object.entries(rule.differs ?? {}).map(([edition, text]) => ({ place: `${rule.id} ${edition}`, text })),
    ]),
  ]);

  test('every Russian sentence is in Russian', () => {
    const foreign = texts.flatMap(({ place, text }) =>
      text.ru
        .split(/(?<=[.!?…])\s+/)
        .filter((sentence) => !/[а-яё]/i.test(sentence))
        .map((sentence) => `${place}: ${sentence}`),
    );
    expect(foreign).toEqual([]);
  });

  test('no English text holds Cyrillic letters', () => {
    expect(texts.filter(({ text }) => /[а-яё]/i.test(text.en)).map(({ place }) => place)).toEqual([]);
  });
});

describe.each(languages)('the rules on the $language pages', ({ placed }) => {
  const rules = games.flatMap(({ registry }) => rulesOf(registry));

  test('every rule on a page is in the registry', () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(placed.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  test('no rule stands on the pages twice', () => {
    expect(repeated(placed.map(({ id }) => id))).toEqual([]);
  });

  test('every rule stands on the page that the registry names, and on no other', () => {
    const named = rules.map(({ id, page }) => `${id} on ${page}`);
    expect(placed.map(({ id, page }) => `${id} on ${page}`).sort()).toEqual(named.sort());
  });
});

test('both languages have the same rules on the same pages', () => {
  const [english = [], russian = []] = languages.map(({ placed }) => placed.map(({ id, page }) => `${id} on ${page}`));
  expect([...russian].sort()).toEqual([...english].sort());
});

test('a test whose title starts with a rule’s id names a rule that exists', () => {
  const root = path.join(import.meta.dirname, '..');
  const cited = globSync('{src/**/*.test.ts,tests/**/*.ts}', { cwd: root }).flatMap((file) => {
    const titles = readFileSync(path.join(root, file), 'utf8').matchAll(/['"`]\[(d[wh]-[\w-]+)\]/g);
    return [...titles].map(([, id = '']) => id);
  });
  const known = new Set<string>(games.flatMap(({ engineIds }) => engineIds));
  expect(cited).toContain('dw-strike');
  expect(cited.filter((id) => !known.has(id))).toEqual([]);
});
