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
  `const { mkdirSync, writeFileSync } = require('node:fs');
  const { dirname } = require('node:path');
  console.log('npm ' + process.argv.slice(2).join(' '));
  const { NPM_BRINGS: file, NPM_EXIT: code } = process.env;
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  process.exit(Number(code));`,
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

interface Machine {
  /** Whether the project's own Node is there. */
  readonly hasNode?: boolean;
  /** What the project asks of the Node that runs this test. */
  readonly needs?: string;
  /** Whether npm runs the install script that brings the project's own Node. */
  readonly bringsNode?: boolean;
  readonly npmExit?: number;
}

const ownNode = `node_modules/node/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`;
const newerThanAny = '>=999.0.0';

/** Runs the script in a project whose node_modules hold these packages; what it printed, and whether it succeeded. */
function setUp(
  packages: Readonly<Record<string, Package>> | undefined,
  { hasNode = true, needs = newerThanAny, bringsNode = true, npmExit = 0 }: Machine = {},
) {
  const project = path.join(scratch, String(count++));
  mkdirSync(path.join(project, 'scripts'), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, '../scripts/setup.mjs'), path.join(project, 'scripts/setup.mjs'));
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ engines: { node: needs } }));
  writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (packages) {
    mkdirSync(path.join(project, 'node_modules/node/bin'), { recursive: true });
    writeFileSync(path.join(project, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    if (hasNode) writeFileSync(path.join(project, ownNode), '');
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_execpath: npm,
      npm_node_execpath: process.execPath,
      NPM_BRINGS: bringsNode ? ownNode : '',
      NPM_EXIT: String(npmExit),
    },
  });
  return { stdout, stderr, ok: status === 0 };
}

const install = /^Installing what the project needs .+\nnpm ci --include=dev --loglevel=error --no-audit --no-fund\n$/;

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

  test('installs when the project’s own Node is missing and the machine’s is too old', () => {
    expect(setUp(installed, { hasNode: false })).toMatchObject({ stdout: expect.stringMatching(install), ok: true });
  });

  test.each([`>=${process.versions.node}`, '>=20.0.0'])('does with a machine’s own Node that is %s', (needs) => {
    const machine = { hasNode: false, needs, bringsNode: false };
    expect(setUp(installed, machine)).toEqual({ stdout: '', stderr: '', ok: true });
    expect(setUp(undefined, machine)).toMatchObject({ stdout: expect.stringMatching(install), ok: true });
  });

  test('fails with one sentence when npm brings no Node and the machine’s is too old', () => {
    expect(setUp(undefined, { hasNode: false, bringsNode: false })).toMatchObject({
      stderr: expect.stringMatching(/^The project needs Node\.js >=999\.0\.0: install it, .+\n$/),
      ok: false,
    });
  });

  test('fails with one sentence when npm does', () => {
    expect(setUp(undefined, { npmExit: 1 })).toMatchObject({
      stderr: expect.stringMatching(/^Could not install the packages: .+\n$/),
      ok: false,
    });
  });
});
