/** The borders of the architecture are only worth something if they bite: here somebody crosses each of them. */
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { islandRoots, loadViolations, violationsOf } from './architecture.ts';
import { root } from './imports.ts';

const engine = path.join(root, 'src/engine');

/** What the compiler says about a file of this text if it stood in the engine. */
function compilerMessages(text: string): string[] {
  const configFile = path.join(engine, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, engine, undefined, configFile);
  const host = ts.createCompilerHost(options);
  const invented = path.join(engine, 'invented.ts');
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === invented || fileExists.call(host, file);
  host.getSourceFile = (file, target) =>
    file === invented ? ts.createSourceFile(file, text, target) : getSourceFile.call(host, file, target);
  const program = ts.createProgram([invented], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the compiler guards the engine', () => {
  test('a file that only calculates compiles', () => {
    expect(compilerMessages('export const six: number = 2 * 3;')).toEqual([]);
  });

  test.each(['document', 'window', 'localStorage', 'console', 'setTimeout', 'fetch', 'process'])(
    'there is no %s',
    (name) => {
      expect(compilerMessages(`export const it = ${name};`).join()).toContain(`Cannot find name '${name}'`);
    },
  );

  test.each(['../i18n/locales.ts', '#i18n/locales.ts'])('an import of %s leaves the engine', (file) => {
    expect(compilerMessages(`export * from '${file}';`).join()).toMatch(/is not under 'rootDir'|not listed within/);
  });

  test('Node’s modules are out of reach', () => {
    expect(compilerMessages(`export * from 'node:fs';`).join()).toContain(`Cannot find name 'node:fs'`);
  });
});

describe('the linter guards the engine', () => {
  const eslint = new ESLint({ cwd: root });

  /** The rules that this text breaks if it stood in the engine's odds. */
  async function brokenRules(text: string, file = 'src/engine/odds/index.ts'): Promise<(string | null)[]> {
    const results = await eslint.lintText(text, { filePath: path.join(root, file) });
    return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  }

  test.each([
    ['Math.random', 'export const it = Math.random();', 'no-restricted-properties'],
    ['random taken out of Math', 'export const { random } = Math;', 'no-restricted-properties'],
    ['the clock', 'export const it = new Date();', 'no-restricted-globals'],
    ['the page', 'export const it = document;', 'no-restricted-globals'],
    ['the console', 'console.log(1);', 'no-restricted-globals'],
    ['a package', `export { atom } from 'nanostores';`, 'no-restricted-imports'],
    ['a module of Node', `export { readFileSync } from 'node:fs';`, 'no-restricted-imports'],
    ['a subpath of the site', `export { locales } from '#i18n/locales.ts';`, 'no-restricted-imports'],
    ['a module loaded later', `export const it = import('./ratio.ts');`, 'no-restricted-syntax'],
    ['any', 'export const it: any = 1;', '@typescript-eslint/no-explicit-any'],
  ])('%s is refused', async (_what, text, rule) => {
    expect(await brokenRules(text)).toContain(rule);
  });

  test('the allowed package and the engine’s own files pass', async () => {
    const text = [
      `export { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';`,
      `export { rollDistribution } from './dice.ts';`,
      `export type { RuleId } from '../core/index.ts';`,
    ].join('\n');
    expect(await brokenRules(text)).toEqual([]);
  });

  test('a file of 301 lines is too long, one of 300 is not', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, line) => `export const n${line} = 1;`).join('\n');
    expect(await brokenRules(lines(301))).toContain('max-lines');
    expect(await brokenRules(lines(300))).not.toContain('max-lines');
  });
});

describe('the architecture check guards the whole site', () => {
  const importing = (specifier: string) => `import { it } from '${specifier}';`;
  const page = (script: string) => `---\n${script}\n---\n<p />`;

  test.each([
    ['a component imports a page', 'components/play/Table.tsx', importing('../../pages/index.astro')],
    ['a store imports a component', 'stores/session.ts', importing('#components/play/Table.tsx')],
    ['a store imports words', 'stores/session.ts', importing('#i18n/site.ts')],
    ['the library imports a store', 'lib/storage.ts', importing('#stores/settings.ts')],
    ['words import the library', 'i18n/site.ts', importing('../lib/storage.ts')],
    ['a component imports a schema', 'components/odds/Chance.tsx', importing('#schemas/rules.ts')],
    ['a page imports a schema', 'pages/index.astro', page(importing('#schemas/rules.ts'))],
    ['a file belongs to no layer', 'helpers/all.ts', importing('#i18n/site.ts')],
    ['a page imports a file of no layer', 'pages/index.astro', page(importing('../helpers/all.ts'))],

    ['the engine’s core imports the odds', 'engine/core/rng.ts', importing('../odds/index.ts')],
    ['the engine’s core imports a game', 'engine/core/replay.ts', importing('../dragonwood/index.ts')],
    ['the odds import a game', 'engine/odds/dice.ts', importing('../dragonheart/cards.ts')],
    ['a game imports a bot', 'engine/dragonwood/apply.ts', importing('../bots/bot.ts')],
    ['a game imports the engine’s front door', 'engine/dragonwood/apply.ts', importing('../index.ts')],
    ['a scenario loads a game', 'engine/scenario/run.ts', importing('../dragonwood/index.ts')],
    ['a scenario loads a bot', 'engine/scenario/run.ts', importing('../bots/bot.ts')],
    ['a bot imports a scenario', 'engine/bots/bot.ts', importing('../scenario/index.ts')],
    ['Dragonwood imports Dragonheart', 'engine/dragonwood/cards.ts', importing('../dragonheart/cards.ts')],
    ['Dragonheart imports Dragonwood', 'engine/dragonheart/cards.ts', importing('../dragonwood/index.ts')],
    ['a Dragonwood bot imports Dragonheart', 'engine/bots/dragonwood/x.ts', importing('../../dragonheart/index.ts')],

    ['the engine imports the library', 'engine/core/rng.ts', importing('../../lib/storage.ts')],
    ['the engine imports words', 'engine/core/rng.ts', importing('#i18n/site.ts')],
    ['the engine imports a package', 'engine/core/rng.ts', importing('nanostores')],
    ['the engine imports a module of Node', 'engine/core/rng.ts', importing('node:crypto')],
    ['the engine imports the test runner', 'engine/core/rng.ts', importing('vitest')],
    ['the engine imports zod', 'engine/core/link.ts', importing('zod')],

    ['a component imports past the odds’ door', 'components/odds/Chance.tsx', importing('#engine/odds/dice.ts')],
    ['a component imports past a game’s door', 'components/odds/X.tsx', importing('#engine/dragonwood/cards.ts')],
    ['a component imports the bots of both games', 'components/scenario/X.tsx', importing('#engine/bots/index.ts')],
    ['a page imports both games at once', 'pages/play.astro', page(importing('#engine/index.ts'))],
    ['a store imports both games at once', 'stores/session.ts', importing('#engine/index.ts')],

    ['a component imports zod', 'components/odds/Chance.tsx', importing('zod')],
    ['the library imports zod by its other name', 'lib/storage.ts', importing('astro/zod')],

    ['a store draws', 'stores/session.ts', importing('preact/hooks')],
    ['words draw', 'i18n/narrate.ts', importing('preact')],
    ['words make a store', 'i18n/site.ts', importing('nanostores')],
    ['a component makes a store', 'components/odds/Chance.tsx', importing('nanostores')],
    ['a store is tied to components', 'stores/session.ts', importing('#components/controls/use-store.ts')],
    ['a component reads a file', 'components/odds/Chance.tsx', importing('node:fs')],
    ['a component reads a file by the old name', 'components/prose/x.ts', importing('fs/promises')],
    ['a page reads a file', 'pages/index.astro', page(importing('node:fs'))],

    ['the import is of a type', 'lib/storage.ts', `import type { It } from '#stores/settings.ts';`],
    ['the import is an export', 'lib/storage.ts', `export * from '#stores/settings.ts';`],
    ['the import is made later', 'lib/storage.ts', `const it = await import('#stores/settings.ts');`],
    ['the import is a glob', 'lib/storage.ts', `const all = import.meta.glob(['../stores/*.ts']);`],
    ['the import is a worker', 'lib/storage.ts', `new Worker(new URL('../stores/x.ts', import.meta.url));`],
    ['the import has a query', 'components/play/Bots.ts', importing('#engine/odds/dice.ts?worker')],
    ['the import is in a script', 'components/X.astro', `<p /><script>${importing('#engine/odds/dice.ts')}</script>`],
    ['the import is in prose', 'content/docs/x.mdx', `---\ntitle: X\n---\n\n${importing('../../stores/x.ts')}\n\nText`],
    ['a script goes past a game’s door', '../scripts/bench.ts', importing('../src/engine/dragonwood/odds.ts')],
    ['a test goes past a game’s door', '../tests/rules.test.ts', importing('#engine/dragonwood/rules.ts')],
    ['a browser test goes past the odds’ door', '../tests/e2e/x.spec.ts', importing('../../src/engine/odds/dice.ts')],
    ['a script imports a page', '../scripts/x.ts', importing('../src/pages/data/[game].json.ts')],
    ['a script imports a test', '../scripts/x.ts', importing('../tests/imports.ts')],
    ['a script imports zod', '../scripts/x.ts', importing('zod')],
  ])('it refuses when %s', (_title, file, text) => {
    expect(violationsOf(path.posix.join('src', file), text)).toHaveLength(1);
  });

  test.each([
    ['a page imports a component', 'pages/odds.astro', page(importing('#components/odds/Odds.astro'))],
    ['a component imports a schema’s type', 'components/X.ts', `import type { It } from '#schemas/rules.ts';`],
    ['a component imports the odds', 'components/odds/Chance.tsx', importing('#engine/odds/index.ts')],
    ['a component imports a package', 'components/odds/Chance.tsx', importing('preact/hooks')],
    ['a component imports words', 'components/site/Head.astro', page(importing('#i18n/site.ts'))],
    ['a store imports its game', 'stores/session.ts', importing('#engine/dragonwood/index.ts')],
    ['words import the game they tell of', 'i18n/narrate/x.ts', importing('#engine/dragonwood/index.ts')],
    ['a schema imports zod', 'schemas/rules.ts', importing('astro/zod')],
    ['the collections import a schema', 'content.config.ts', importing('#schemas/rules.ts')],
    ['the engine imports its random numbers', 'engine/core/rng.ts', importing('pure-rand/generator/xoroshiro128plus')],
    ['a test of the engine imports the runner', 'engine/core/rng.test.ts', importing('vitest')],
    ['a game imports the odds', 'engine/dragonwood/odds.ts', importing('../odds/index.ts')],
    ['the engine’s front door imports a game', 'engine/index.ts', importing('./dragonheart/index.ts')],
    [
      'a scenario names a type of a game',
      'engine/scenario/alike.ts',
      `import type { A } from '../dragonwood/index.ts';`,
    ],
    ['prose shows code', 'content/docs/x.mdx', `Text\n\n\`\`\`ts\n${importing('#stores/x.ts')}\n\`\`\``],
    ['a component keeps a state', 'components/odds/Share.tsx', importing('preact/hooks')],
    ['a store is made', 'stores/session.ts', importing('nanostores')],
    ['an island listens to a store', 'components/odds/Calculator.tsx', importing('#components/controls/use-store.ts')],
    [
      'an island imports the bots of its game',
      'components/scenario/X.tsx',
      importing('#engine/bots/dragonwood/index.ts'),
    ],
    ['an island runs a lesson', 'components/scenario/X.tsx', importing('#engine/scenario/index.ts')],
    ['a test beside the code reads a file', 'components/cards/x.test.ts', importing('node:fs')],
    ['a script uses the whole engine', '../scripts/bench.ts', importing('../src/engine/index.ts')],
    ['a test uses one game', '../tests/rules.test.ts', importing('#engine/dragonwood/index.ts')],
    ['a test in the browser knows the names', '../tests/e2e/x.spec.ts', importing('#i18n/cards.ts')],
    ['a test tries a script', '../tests/x.test.ts', importing('../scripts/serve.ts')],
  ])('it is content when %s', (_title, file, text) => {
    expect(violationsOf(path.posix.join('src', file), text)).toEqual([]);
  });
});

describe('the check of what reaches the browser', () => {
  /** What the component `Chance.tsx` of a made-up site may not load; it is an island's root if a page starts it. */
  function faults(files: Readonly<Record<string, string>>, page = '<Chance />'): string[] {
    const read = (file: string) => files[file.replace('src/', '')] ?? '';
    const text = `---\nimport { Chance } from '#components/odds/Chance.tsx';\n---\n${page}`;
    return loadViolations('src/components/odds/Chance.tsx', islandRoots('src/pages/odds.astro', text), read);
  }
  const chance = (...imports: string[]) => ({ 'components/odds/Chance.tsx': imports.join('\n') });
  const store = { 'stores/session.ts': `import { atom } from 'nanostores';` };

  test.each([
    ['words of both languages', chance(`import { chanceWords } from '#i18n/format.ts';`)],
    ['Russian words', chance(`import { chance } from '#i18n/ru/chance.ts';`)],
    ['words that are loaded later', chance(`const words = await import('#i18n/ru/chance.ts');`)],
    [
      'words through another file',
      { ...chance(`import { tell } from './tell.ts';`), 'components/odds/tell.ts': `export * from '#i18n/odds.ts';` },
    ],
    ['a store below the root', { ...chance(`import { createSession } from '#stores/session.ts';`), ...store }],
    [
      'what ties it to a store, below the root',
      chance(`import { useStore } from '#components/controls/use-store.ts';`),
    ],
  ])('it refuses %s', (_title, files) => {
    expect(faults(files)).toHaveLength(1);
  });

  test.each(['plural', 'chance-text', 'locales', 'address'])('it is content with #i18n/%s.ts', (name) => {
    expect(faults(chance(`import { it } from '#i18n/${name}.ts';`))).toEqual([]);
  });

  test('it is content with types of words, and with a store at the root', () => {
    const root = chance(
      `import { useStore } from '#components/controls/use-store.ts';`,
      `import { createSession } from '#stores/session.ts';`,
      `import type { OddsWords } from '#i18n/en/odds.ts';`,
    );
    expect(faults({ ...root, ...store }, '<Other a={1} />\n<Chance\n  dice={2}\n  client:load\n/>')).toEqual([]);
  });
});
