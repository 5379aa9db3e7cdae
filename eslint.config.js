/** Every rule and every exception states its reason. */
import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What the engine may use besides its own files. */
const enginePackages = ['pure-rand'];
const outsideEngine = `^(?!\\.{1,2}/|(?:${enginePackages.join('|')})(?:/|$))`;

/** A page's and a machine's things: the engine is arithmetic on JSON. */
const notForTheEngine = [
  'Date',
  'performance',
  'crypto',
  'console',
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
];

export default defineConfig(
  globalIgnores(['dist/', '.astro/', 'node_modules/', 'test-results/', 'playwright-report/']),

  tseslint.configs.recommended,
  astro.configs.recommended,

  {
    files: ['**/*.{ts,tsx,mjs,js,astro}'],
    rules: {
      // A longer file has two subjects.
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      eqeqeq: 'error',
      // Types vanish when Node runs the sources; an import of only types must vanish as a whole.
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // `_name` says "given, not used".
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A check that can never fail hides what the types already promise.
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      // A new card, event or phase must be answered everywhere.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },

  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: outsideEngine, message: `The engine imports its own files and ${enginePackages.join()}.` },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'The engine has no parts that are loaded later.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is data in the state: core/rng.ts.' },
      ],
      'no-restricted-globals': [
        'error',
        ...notForTheEngine.map((name) => ({ name, message: 'The engine has no clock, page or machine.' })),
      ],
    },
  },

  {
    // Tests of the engine bring the test runner and may measure and load what they like.
    files: ['src/engine/**/*.test.ts'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-globals': 'off', 'no-restricted-syntax': 'off' },
  },
);
