/** No rule without a text in both languages and a proof; a build with such a rule fails. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { rulesCovered, uncoveredRules } from '../scripts/coverage.ts';
import { root } from './imports.ts';

test('every rule of this site is told and proved', () => {
  expect(uncoveredRules(root)).toEqual([]);
});

describe('a made-up project', () => {
  const folders: string[] = [];
  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  const text = { en: 'Text', ru: 'Текст' };
  // In pieces, so that this file itself cites no such rule.
  const proof = { 'src/engine/turn.test.ts': `test('[${'dw'}-one] is so', () => {});` };

  /** A folder with one rule, `dw-one`, and these files. */
  function madeUp(rule: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>>): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'coverage-'));
    folders.push(folder);
    const registry = {
      game: 'dragonwood',
      sections: [{ rules: [{ id: 'dw-one', title: text, says: text, page: 'one', ...rule }] }],
    };
    for (const [file, content] of Object.entries({
      'src/content/rules/dragonwood.yaml': stringify(registry),
      'src/content/docs/one.mdx': '<Rule id="dw-one">',
      'src/content/docs/ru/one.mdx': '<Rule id="dw-one">',
      ...files,
    })) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    return folder;
  }

  test('with a text and a test is covered', () => {
    expect(uncoveredRules(madeUp({}, proof))).toEqual([]);
  });

  test('with a rule that no test cites is not', () => {
    expect(uncoveredRules(madeUp({}, {}))).toEqual([
      'dw-one has no proof: write a test whose title starts with [dw-one], or say why none can be.',
    ]);
  });

  test('may say in both languages why no test can prove a rule', () => {
    expect(uncoveredRules(madeUp({ unprovable: text }, {}))).toEqual([]);
    expect(uncoveredRules(madeUp({ unprovable: { en: 'Text' } }, {}))).toHaveLength(1);
  });

  test('with a rule that is told in one language is not covered', () => {
    expect(uncoveredRules(madeUp({ says: { en: 'Text', ru: ' ' } }, proof))).toEqual([
      'dw-one has no title or text in the registry (ru).',
    ]);
  });

  test('with a rule that its page lacks in one language is not covered', () => {
    const pages = { 'src/content/docs/a/index.mdx': '<Rule id="dw-one">', 'src/content/docs/ru/a.mdx': '' };
    expect(uncoveredRules(madeUp({ page: 'a' }, { ...proof, ...pages }))).toEqual([
      'dw-one does not stand on the page a (ru).',
    ]);
  });

  /** Lets the integration look at a project as Astro would; the warnings it gave. */
  function setUp(folder: string, command: 'build' | 'dev'): string[] {
    const warn = vi.fn<(sentence: string) => void>();
    const context = { command, config: { root: pathToFileURL(`${folder}/`) }, logger: { warn } };
    // The hook's context is large; the integration uses these three parts of it.
    void rulesCovered().hooks['astro:config:setup']?.(context as never);
    return warn.mock.calls.map(([sentence]) => sentence);
  }

  test('is built when covered, and not otherwise', () => {
    expect(() => setUp(madeUp({}, proof), 'build')).not.toThrow();
    expect(() => setUp(madeUp({}, {}), 'build')).toThrow('dw-one has no proof');
  });

  test('gets only a warning while somebody writes', () => {
    expect(setUp(madeUp({}, {}), 'dev')).toHaveLength(1);
  });
});
