/**
 * Do the tests notice a broken rule? `node scripts/mutate.ts [word]` breaks the rules of Dragonwood one by one, each in a
 * temporary copy of the engine, runs the tests of the rules there and prints the first that fails; with a word only the
 * mutations that it names. Ends with 1 when a mutation goes unnoticed, or when the engine no longer holds the text it changes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutations, type Mutation } from './mutations.ts';

/** The tests that state rules; those of the texts and numbers of the tables, the properties and the playouts are left out. */
const subjects = ['setup', 'turn', 'capture', 'enhancements', 'events', 'end', 'variants', 'hidden'];

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const root = path.join(import.meta.dirname, '..');
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');

/** The titles of the tests that fail with a mutation; null when its text is not in the engine exactly once. */
function failing({ file, from, to }: Mutation): readonly string[] | null {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutant-'));
  try {
    for (const name of ['package.json', 'vitest.config.ts', 'src/engine']) {
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
    const mutated = path.join(copy, 'src/engine/dragonwood', file);
    const parts = readFileSync(mutated, 'utf8').split(from);
    if (parts.length !== 2) return null;
    writeFileSync(mutated, parts.join(to));
    const tests = subjects.map((subject) => `src/engine/dragonwood/${subject}.test.ts`);
    const report = path.join(copy, 'report.json');
    spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...tests], { cwd: copy });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults, message }) => {
      if (assertionResults.length === 0) return [message];
      return assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim());
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const [word = ''] = process.argv.slice(2);
let unnoticed = 0;
for (const mutation of mutations.filter(({ name }) => name.includes(word))) {
  const failed = failing(mutation);
  if (failed === null || failed.length === 0) unnoticed += 1;
  const verdict = failed === null ? 'IS NOT THERE TO BE CHANGED' : (failed[0] ?? 'GOES UNNOTICED');
  const others = failed && failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  console.log(`${mutation.name} → ${verdict}${others}`);
}
process.exitCode = unnoticed > 0 ? 1 : 0;
