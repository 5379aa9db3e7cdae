/** Names of files and the length of style sheets; the linter counts the lines of the other sources. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './imports.ts';

const files = globSync('{src,scripts,tests}/**/*.*', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  // Playwright names the folder of kept pictures after the test that they belong to.
  .filter((file) => !file.endsWith('.spec.ts-snapshots'))
  .sort();

const kebab = /^[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z]+)+$/;
const pascal = /^(?:[A-Z][a-z\d]*)+\.[a-z]+$/;
/** Astro reads a page's address from its name: `[id].astro`, `[game].json.ts`. */
const route = /^(?:\[[a-z]+\]|[a-z\d]+(?:-[a-z\d]+)*)(?:\.[a-z]+)+$/;

/** How a file is named; the first line that fits decides. */
const names: readonly (readonly [files: RegExp, name: RegExp])[] = [
  [/(?:^|\/)README\.md$/, /^README\.md$/],
  [/^src\/pages\//, route],
  [/\.(?:tsx|astro)$/, pascal],
  [/./, kebab],
];

const isWellNamed = (file: string) =>
  names.find(([kind]) => kind.test(file))?.[1].test(path.posix.basename(file)) === true;

describe('a file is named by what it is', () => {
  test('a component like a noun of its own, every other file in small letters with hyphens', () => {
    expect(files.filter((file) => !isWellNamed(file))).toEqual([]);
  });

  test.each(['src/a/twoWords.ts', 'src/a/Word.css', 'scripts/two_words.ts', 'src/a/two-words.tsx', 'src/a/word.astro'])(
    '%s is refused',
    (file) => expect(isWellNamed(file)).toBe(false),
  );
});

test('no style sheet has more than 300 lines: a longer one has two subjects', () => {
  const lines = (file: string) => readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets.filter((file) => lines(file) > 300)).toEqual([]);
});
