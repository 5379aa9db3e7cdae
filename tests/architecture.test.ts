import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { islandRoots, layerOf, layers, loadViolations, sourceFiles, textOf, violationsOf } from './architecture.ts';

const files = sourceFiles();

describe('who may import whom', () => {
  test('every source file belongs to a layer', () => {
    expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  test.each(Object.entries(layers))('%s imports only what it may', (name) => {
    const own = files.filter((file) => layerOf(file) === name);
    expect(own.flatMap((file) => violationsOf(file, textOf(file)))).toEqual([]);
  });

  const roots = files.flatMap((file) => (/\.(?:astro|mdx)$/.test(file) ? islandRoots(file, textOf(file)) : []));

  test('the calculator is an island', () => {
    expect(roots).toContain('src/components/odds/Calculator.tsx');
  });

  test.each(files.filter((file) => file.endsWith('.tsx')))('%s loads only what the browser needs', (file) => {
    expect(loadViolations(file, roots, textOf)).toEqual([]);
  });

  test('the layers have no circle', () => {
    const reached = (name: string, path: readonly string[]): void => {
      expect(path, [...path, name].join(' → ')).not.toContain(name);
      for (const next of layers[name]?.mayImport ?? []) reached(next, [...path, name]);
    };
    for (const name of Object.keys(layers)) reached(name, []);
  });
});

describe('the two games', () => {
  const modulesOf = (game: string) =>
    readdirSync(path.join(import.meta.dirname, '../src/engine', game)).filter((file) => !file.endsWith('.test.ts'));
  // Only Dragonwood rolls dice, and only its cards make sets.
  const ofDice = ['attack.ts', 'odds.ts', 'sets-in-hand.ts', 'sets.ts'];

  test('have the same files: whoever knows one finds the way in the other', () => {
    const dragonwood = modulesOf('dragonwood').filter((file) => !ofDice.includes(file));
    expect(dragonwood).toEqual(modulesOf('dragonheart'));
  });

  test('have bots in the same files, beside what only one of them weighs', () => {
    const shared = ['chances.ts', 'easy.ts', 'explain.ts', 'hard.ts', 'index.ts', 'normal.ts', 'sample.ts', 'weigh.ts'];
    for (const game of ['dragonwood', 'dragonheart']) {
      expect(modulesOf(`bots/${game}`)).toEqual(expect.arrayContaining(shared));
    }
  });
});
