/** Who may import whom, as data, and the reading of imports that checks it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.dirname(import.meta.dirname);

/** One part of the sources, by the files that belong to it. */
interface Layer {
  /** The start of its files' paths. */
  readonly files: string;
  /** Layers it may import, besides itself. */
  readonly mayImport: readonly string[];
  /** Layers of which it may use types alone, which vanish before anything runs. */
  readonly mayImportTypesOf?: readonly string[];
}

/**
 * The layers, from what readers see down to what knows nothing. The first whose path fits a file is the file's layer.
 * Inside the engine the order of the lines is the order of the borders: nothing imports a line above its own.
 */
export const layers: Readonly<Record<string, Layer>> = {
  'content.config': { files: 'src/content.config.ts', mayImport: ['schemas'] },
  pages: {
    files: 'src/pages/',
    mayImport: ['components', 'stores', 'lib', 'i18n', 'styles', 'core', 'odds', 'dragonwood', 'dragonheart'],
  },
  content: {
    files: 'src/content/',
    mayImport: ['components', 'i18n', 'core', 'odds', 'dragonwood', 'dragonheart'],
  },
  components: {
    files: 'src/components/',
    mayImport: ['stores', 'lib', 'i18n', 'styles', 'core', 'odds', 'dragonwood', 'dragonheart'],
    // The shape of the data that the collections hand over, without zod.
    mayImportTypesOf: ['schemas'],
  },
  stores: { files: 'src/stores/', mayImport: ['lib', 'core', 'odds', 'dragonwood', 'dragonheart'] },
  lib: { files: 'src/lib/', mayImport: [] },
  styles: { files: 'src/styles/', mayImport: [] },
  i18n: { files: 'src/i18n/', mayImport: ['core', 'odds', 'dragonwood', 'dragonheart'] },
  // A schema may take a vocabulary from the engine, so that data and code cannot name things differently.
  schemas: { files: 'src/schemas/', mayImport: ['core', 'odds', 'dragonwood', 'dragonheart'] },
  bots: { files: 'src/engine/bots/', mayImport: ['dragonwood', 'dragonheart', 'odds', 'core'] },
  // Off the script the easy bot plays for the others.
  scenario: { files: 'src/engine/scenario/', mayImport: ['bots', 'dragonwood', 'dragonheart', 'odds', 'core'] },
  dragonwood: { files: 'src/engine/dragonwood/', mayImport: ['odds', 'core'] },
  dragonheart: { files: 'src/engine/dragonheart/', mayImport: ['odds', 'core'] },
  odds: { files: 'src/engine/odds/', mayImport: ['core'] },
  core: { files: 'src/engine/core/', mayImport: [] },
  // Scripts and outsiders come in here; last, so that the folders above keep their own lines.
  engine: {
    files: 'src/engine/',
    mayImport: ['bots', 'scenario', 'dragonwood', 'dragonheart', 'odds', 'core'],
  },
};

/**
 * The only engine files that the site may import. Not `src/engine/index.ts`: through it a Dragonwood page would load
 * Dragonheart as well.
 */
export const frontDoors = ['core', 'odds', 'dragonwood', 'dragonheart'].map((part) => `src/engine/${part}/index.ts`);

/** Packages that only some files may import. `astro/zod` is zod by another name. */
const reservedPackages: readonly { readonly names: RegExp; readonly users: RegExp; readonly rule: string }[] = [
  {
    names: /^(?:zod|astro\/zod)(?:\/|$)/,
    users: /^src\/(?:schemas\/|content\.config\.ts$)/,
    rule: 'zod lives in src/schemas and content.config.ts',
  },
];

const enginePackages = /^pure-rand(?:\/|$)/;
const testPackages = /^(?:vitest|fast-check|node:.+)$/;
const isTest = (file: string) => file.endsWith('.test.ts');
const isEngine = (file: string) => file.startsWith('src/engine/');

/** The layer of a file, by name; undefined for a file that belongs nowhere. */
export const layerOf = (file: string): string | undefined =>
  Object.entries(layers).find(([, layer]) => file.startsWith(layer.files))?.[0];

/** The parts of a source file that hold imports. */
function code(file: string, text: string): string {
  if (file.endsWith('.astro')) {
    const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
    const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
    return [frontmatter, ...scripts].join('\n');
  }
  if (file.endsWith('.mdx')) {
    // In MDX a block that starts with `import` or `export` is code; what stands in a code fence is not.
    const prose = text.replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, '');
    return prose
      .split(/\n\s*\n/)
      .filter((block) => /^(?:import|export)\s/.test(block.trimStart()))
      .join('\n');
  }
  return text;
}

/** An import as written, and whether it takes types alone. */
export interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

/** Everything that a file imports: also types, workers and Vite's globs. */
export function importsOf(file: string, text: string): Import[] {
  const source = code(file, text);
  const typesFrom = /\b(?:import|export)\s+type\s[^'";]*?\bfrom\s*(['"][^'"]+['"])/g;
  const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g;
  const urls = /new URL\(\s*(['"`][^'"`]+['"`])\s*,\s*import\.meta\.url/g;
  /** The strings within the first group of each match. */
  const strings = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, specifier = '']) => specifier),
    );
  const plain = ts.preProcessFile(source.replaceAll(typesFrom, ''), true, true).importedFiles;
  const values = [...plain.map(({ fileName }) => fileName), ...strings(globs, source), ...strings(urls, source)];
  return [
    ...values.map((specifier) => ({ specifier, isType: false })),
    ...strings(typesFrom, source).map((specifier) => ({ specifier, isType: true })),
  ];
}

const subpaths = (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }
).imports;

/** The file that an import means, relative to the project; undefined for a package. */
export function targetOf(file: string, specifier: string): string | undefined {
  const [written = ''] = specifier.split('?');
  if (written.startsWith('.')) return path.posix.join(path.posix.dirname(file), written);
  if (written.startsWith('/')) return written.slice(1);
  const subpath = Object.entries(subpaths).find(([pattern]) => written.startsWith(pattern.replace('*', '')));
  if (!subpath) return undefined;
  const [pattern, target] = subpath;
  return path.posix.normalize(target.replace('*', written.slice(pattern.length - 1)));
}

function packageViolation(file: string, specifier: string): string | undefined {
  if (isEngine(file) && !enginePackages.test(specifier) && !(isTest(file) && testPackages.test(specifier))) {
    return 'the engine imports no package but pure-rand';
  }
  return reservedPackages.find(({ names, users }) => names.test(specifier) && !users.test(file))?.rule;
}

function fileViolation(file: string, target: string, isType: boolean): string | undefined {
  const from = layerOf(file);
  const to = layerOf(target);
  if (from === undefined) return 'the importing file belongs to no layer';
  if (to === undefined) return isTest(file) ? undefined : 'the imported file belongs to no layer';
  if (isEngine(target) && !isEngine(file) && !frontDoors.includes(target)) {
    return 'outside the engine only a front door is imported';
  }
  const games = ['dragonwood', 'dragonheart'];
  const gameOf = (name: string) => games.find((game) => isEngine(name) && name.split('/').includes(game));
  if (gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target)) return 'the games never import each other';
  const { mayImport = [], mayImportTypesOf = [] } = layers[from] ?? {};
  const isAllowed = from === to || mayImport.includes(to) || (isType && mayImportTypesOf.includes(to));
  return isAllowed ? undefined : `${from} may not import ${to}`;
}

/** The borders that one file crosses, a sentence each. */
export const violationsOf = (file: string, text: string): string[] =>
  importsOf(file, text).flatMap(({ specifier, isType }) => {
    const target = targetOf(file, specifier);
    const violation = target === undefined ? packageViolation(file, specifier) : fileViolation(file, target, isType);
    return violation === undefined ? [] : [`${file} imports ${specifier}: ${violation}`];
  });

/** All source files with imports, relative to the project. */
export const sourceFiles = (): string[] =>
  globSync('src/**/*.{ts,tsx,astro,mdx,mjs}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
