/** The set-up script installs exactly when something is missing; a made-up npm stands in for the real one. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const scratch = mkdtempSync(path.join(tmpdir(), 'setup-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const npm = path.join(scratch, 'npm.cjs');
writeFileSync(
  npm,
  `console.log('npm ' + process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_EXIT));`,
);

interface Package {
  readonly version: string;
  readonly optional?: boolean;
}

const lock = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.2.3' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
};
const installed = { 'node_modules/a': { version: '1.2.3' } };

let count = 0;

/** Runs the script in a project whose node_modules hold these packages; what it printed, and whether it succeeded. */
function setUp(packages: Readonly<Record<string, Package>> | undefined, { hasNode = true, npmExit = 0 } = {}) {
  const project = path.join(scratch, String(count++));
  mkdirSync(path.join(project, 'scripts'), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, '../scripts/setup.mjs'), path.join(project, 'scripts/setup.mjs'));
  writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (packages) {
    mkdirSync(path.join(project, 'node_modules/node/bin'), { recursive: true });
    writeFileSync(path.join(project, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    if (hasNode) writeFileSync(path.join(project, 'node_modules/node/bin/node'), '');
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath, NPM_EXIT: String(npmExit) },
  });
  return { stdout, stderr, ok: status === 0 };
}

const install = /^Installing what the project needs .+\nnpm ci --loglevel=error --no-audit --no-fund\n$/;

describe('the set-up', () => {
  test('is silent when everything is there', () => {
    expect(setUp(installed)).toEqual({ stdout: '', stderr: '', ok: true });
  });

  test.each([
    ['nothing is installed', undefined],
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/a': { version: '1.2.4' } }],
    ['a package is there that the lock no longer names', { ...installed, 'node_modules/b': { version: '1.0.0' } }],
  ])('installs when %s', (_title, packages) => {
    expect(setUp(packages)).toMatchObject({ stdout: expect.stringMatching(install), ok: true });
  });

  test('installs when the project’s own Node is missing', () => {
    expect(setUp(installed, { hasNode: false }).stdout).toMatch(install);
  });

  test('fails with one sentence when npm does', () => {
    expect(setUp(undefined, { npmExit: 1 })).toMatchObject({
      stderr: expect.stringMatching(/^Could not install the packages: .+\n$/),
      ok: false,
    });
  });
});
