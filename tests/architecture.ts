/** Who may import whom, as data, and the check of it. */
import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { importsOf, loadedBy, root, targetOf } from './imports.ts';

/** One part of the sources, by the files that belong to it. */
interface Layer {
  /** The start of its files' paths. */
  readonly files: string;
  /** Layers it may import, besides itself. */
  readonly mayImport: readonly string[];
  /** Layers of which it may use types alone, which vanish before anything runs. */
  readonly mayImportTypesOf?: readonly string[];
}

/** The parts of the engine that the site may import, each by its front door. */
const doors = ['core', 'odds', 'dragonwood', 'dragonheart', 'scenario'];

/**
 * The layers, from what readers see down to what knows nothing. The first whose path fits a file is the file's layer.
 * Inside the engine the order of the lines is the order of the borders: nothing imports a line above its own.
 */
export const layers: Readonly<Record<string, Layer>> = {
  tests: {
    files: 'tests/',
    mayImport: [
      'scripts',
      'components',
      'stores',
      'lib',
      'i18n',
      'schemas',
      'styles',
      'bots',
      'quiz',
      'adviser',
      'engine',
      ...doors,
    ],
    // The shape of the open data.
    mayImportTypesOf: ['pages'],
  },
  scripts: { files: 'scripts/', mayImport: ['components', 'i18n', 'styles', 'adviser', 'engine', ...doors] },
  'content.config': { files: 'src/content.config.ts', mayImport: ['schemas'] },
  pages: { files: 'src/pages/', mayImport: ['components', 'stores', 'lib', 'i18n', 'styles', ...doors] },
  content: { files: 'src/content/', mayImport: ['components', 'i18n', ...doors] },
  components: {
    files: 'src/components/',
    // The bots of one game, which play the others of a lesson.
    mayImport: ['stores', 'lib', 'i18n', 'styles', 'bots', 'quiz', 'adviser', ...doors],
    // The shape of the data that the collections hand over, without zod.
    mayImportTypesOf: ['schemas'],
  },
  stores: { files: 'src/stores/', mayImport: ['lib', 'bots', 'adviser', ...doors] },
  lib: { files: 'src/lib/', mayImport: [] },
  styles: { files: 'src/styles/', mayImport: [] },
  // Words are written for every line that a quiz may say, and for every reason of the adviser.
  i18n: { files: 'src/i18n/', mayImport: doors, mayImportTypesOf: ['quiz', 'bots', 'adviser'] },
  // A schema may take a vocabulary from the engine, so that data and code cannot name things differently.
  schemas: { files: 'src/schemas/', mayImport: doors },
  quiz: { files: 'src/engine/quiz/', mayImport: ['dragonwood', 'dragonheart', 'odds', 'core'] },
  // It judges with the bots' weights and cites the engine's odds.
  adviser: { files: 'src/engine/adviser/', mayImport: ['bots', 'dragonwood', 'dragonheart', 'odds', 'core'] },
  bots: { files: 'src/engine/bots/', mayImport: ['dragonwood', 'dragonheart', 'odds', 'core'] },
  // A game and the bot that plays for the others are handed in: no lesson loads the other game.
  scenario: {
    files: 'src/engine/scenario/',
    mayImport: ['odds', 'core'],
    mayImportTypesOf: ['dragonwood', 'dragonheart'],
  },
  dragonwood: { files: 'src/engine/dragonwood/', mayImport: ['odds', 'core'] },
  dragonheart: { files: 'src/engine/dragonheart/', mayImport: ['odds', 'core'] },
  odds: { files: 'src/engine/odds/', mayImport: ['core'] },
  core: { files: 'src/engine/core/', mayImport: [] },
  // Scripts and outsiders come in here; last, so that the folders above keep their own lines.
  engine: {
    files: 'src/engine/',
    mayImport: ['quiz', 'bots', 'scenario', 'dragonwood', 'dragonheart', 'odds', 'core'],
  },
};

/**
 * The only engine files that the site may import. Not `src/engine/index.ts`: through it a Dragonwood page would load
 * Dragonheart as well. That one is for scripts and tests.
 */
const ofOneGame = ['bots', 'quiz', 'adviser'].flatMap((part) => [`${part}/dragonwood`, `${part}/dragonheart`]);
const siteDoors = [...doors, 'quiz', ...ofOneGame].map((part) => `src/engine/${part}/index.ts`);
const isFrontDoor = (target: string, file: string) =>
  siteDoors.includes(target) || (target === 'src/engine/index.ts' && !file.startsWith('src/'));

/** Packages that only some files may import. */
const reservedPackages: readonly { readonly names: RegExp; readonly users: RegExp; readonly rule: string }[] = [
  {
    // `astro/zod` is zod by another name.
    names: /^(?:zod|astro\/zod)(?:\/|$)/,
    users: /^src\/(?:schemas\/|content\.config\.ts$)/,
    rule: 'zod lives in src/schemas and content.config.ts',
  },
  { names: /^preact(?:\/|$)/, users: /^src\/components\//, rule: 'only components draw' },
  { names: /^nanostores(?:\/|$)/, users: /^src\/stores\//, rule: 'stores are made in src/stores' },
  {
    names: new RegExp(`^(?:node:.+|${builtinModules.join('|')})$`),
    users: /^(?:scripts|tests)\/|\.test\.ts$/,
    rule: 'the site is built from what it imports, and reads no files',
  },
];

const enginePackages = /^pure-rand(?:\/|$)/;
const testPackages = /^(?:vitest|fast-check|node:.+)$/;
const isTest = (file: string) => file.endsWith('.test.ts');
const isEngine = (file: string) => file.startsWith('src/engine/');

/** The layer of a file, by name; undefined for a file that belongs nowhere. */
export const layerOf = (file: string): string | undefined =>
  Object.entries(layers).find(([, layer]) => file.startsWith(layer.files))?.[0];

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
  if (isEngine(target) && !isEngine(file) && !isFrontDoor(target, file)) {
    return 'outside the engine only a front door is imported';
  }
  const games = ['dragonwood', 'dragonheart'];
  const gameOf = (name: string) => games.find((game) => isEngine(name) && name.split('/').includes(game));
  if (gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target)) return 'the games never import each other';
  const { mayImport = [], mayImportTypesOf = [] } = layers[from] ?? {};
  const isAllowed = from === to || mayImport.includes(to) || (isType && mayImportTypesOf.includes(to));
  return isAllowed ? undefined : `${from} may not import ${to}`;
}

/** The page that lists what proves each rule reads the tests as texts, and runs none of them. */
const readsTests = (file: string, text: string, specifier: string) =>
  file === 'src/components/prose/Coverage.astro' &&
  text.includes("query: '?raw'") &&
  /^\/.+\*.+test.+ts$/.test(specifier);

/** The borders that one file crosses, a sentence each. */
export const violationsOf = (file: string, text: string): string[] =>
  importsOf(file, text).flatMap(({ specifier, isType }) => {
    if (readsTests(file, text, specifier)) return [];
    const target = targetOf(file, specifier);
    const violation = target === undefined ? packageViolation(file, specifier) : fileViolation(file, target, isType);
    return violation === undefined ? [] : [`${file} imports ${specifier}: ${violation}`];
  });

/** What an island may load of the words: it is handed those of its own language, and puts them together itself. */
const islandWords = ['plural', 'chance-text', 'locales', 'address'].map((name) => `src/i18n/${name}.ts`);
const isIslandWords = (file: string) => islandWords.includes(file) || file.startsWith('src/i18n/narrate/');

/** The components that a page starts in the browser: `<Calculator client:load …>`. */
export function islandRoots(file: string, text: string): string[] {
  const beforeDirectives = text.split(/\sclient:(?:load|idle|visible|media|only)\b/).slice(0, -1);
  const names = beforeDirectives.map((before) => [...before.matchAll(/<([A-Z]\w*)/g)].at(-1)?.[1]);
  return names.flatMap((name) => {
    const specifier = new RegExp(`import\\s[^;'"]*\\b${name}\\b[^;'"]*\\sfrom\\s*['"]([^'"]+)`).exec(text)?.[1];
    return (specifier && targetOf(file, specifier)) ?? [];
  });
}

/** What ties a component to a store. */
const storeHook = 'src/components/controls/use-store.ts';

/** What a component loads in the browser, itself or through others, and may not. `roots` are the islands' roots. */
export function loadViolations(file: string, roots: readonly string[], read: (file: string) => string): string[] {
  const { files, packages } = loadedBy(file, read);
  const words = files.filter((loaded) => loaded.startsWith('src/i18n/') && !isIslandWords(loaded));
  const ties = [...packages.filter((name) => name === 'nanostores'), ...files.filter((loaded) => loaded === storeHook)];
  const stores = roots.includes(file) ? [] : ties;
  return [
    ...words.map((loaded) => `${file} loads ${loaded}: an island is handed the words of its own language`),
    ...stores.map((loaded) => `${file} loads ${loaded}: below an island's root, components take props and callbacks`),
  ];
}

/** All files with imports, relative to the project; without the made-up crossings, which only look like imports. */
export const sourceFiles = (): string[] =>
  globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,mdx,mjs}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'tests/borders.test.ts')
    .sort();

export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
