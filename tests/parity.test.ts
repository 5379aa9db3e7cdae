/** English and Russian have the same pages, and a build without a page's twin fails. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { missingTwins, pageParity, twinSentence } from '../scripts/parity.ts';

const source = path.join(import.meta.dirname, '../src');
const docs = path.join(source, 'content/docs');

describe('the pages of this site', () => {
  test('every page has its twin in the other language', () => {
    expect(missingTwins(source).map(twinSentence)).toEqual([]);
  });

  test.each(globSync('**/*.{md,mdx}', { cwd: docs }))('%s has a title and a description', (file) => {
    const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(path.join(docs, file), 'utf8'))?.[1] ?? '';
    expect(parse(frontmatter)).toMatchObject({
      title: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
    });
  });
});

describe('the build', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  /** A made-up source folder with these pages. */
  function madeUp(...files: string[]): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'parity-'));
    folders.push(folder);
    for (const file of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), '');
    }
    return folder;
  }

  /** Lets the integration look at a source folder as Astro would; the warnings it gave. */
  function setUp(folder: string, command: 'build' | 'dev'): string[] {
    const warn = vi.fn<(sentence: string) => void>();
    const context = { command, config: { srcDir: pathToFileURL(`${folder}/`) }, logger: { warn } };
    // The hook's context is large; the integration uses these three parts of it.
    void pageParity().hooks['astro:config:setup']?.(context as never);
    return warn.mock.calls.map(([sentence]) => sentence);
  }

  test('goes on when every page has its twin', () => {
    const folder = madeUp('content/docs/a.mdx', 'content/docs/ru/a.mdx', 'pages/odds.astro', 'pages/ru/odds.astro');
    expect(() => setUp(folder, 'build')).not.toThrow();
  });

  test('stops at an English page without a Russian one', () => {
    expect(() => setUp(madeUp('content/docs/dragonwood/a.mdx'), 'build')).toThrow(
      'content/docs/dragonwood/a.mdx has no twin in the other language: write content/docs/ru/dragonwood/a.mdx.',
    );
  });

  test('stops at a Russian page without an English one', () => {
    expect(() => setUp(madeUp('content/docs/ru/a.mdx'), 'build')).toThrow('write content/docs/a.mdx');
  });

  test('stops at a tool page without its twin', () => {
    expect(() => setUp(madeUp('pages/dragonwood/odds.astro'), 'build')).toThrow('write pages/ru/dragonwood/odds.astro');
  });

  test('does not ask for twins of what is the same in every language', () => {
    const folder = madeUp('pages/404.astro', 'pages/data/[game].json.ts', 'pages/pictures/a.ts');
    expect(() => setUp(folder, 'build')).not.toThrow();
  });

  test('only warns while somebody writes', () => {
    expect(setUp(madeUp('content/docs/a.mdx'), 'dev')).toHaveLength(1);
  });
});
