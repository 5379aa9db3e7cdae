/**
 * Installs what is missing before another command runs; silent when everything is there. Plain JavaScript without a
 * dependency: in a fresh clone it runs under whatever Node the machine has, before the project's own is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} file */
const packagesOf = (file) => {
  try {
    /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
    const { '': _project, ...packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
    return packages;
  } catch {
    return undefined;
  }
};

/** Whether node_modules holds exactly what the lock file names: npm keeps a list of what it put there. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  // The package brings the binary by an install script, which can fail on its own.
  if (!['node', 'node.exe'].some((name) => existsSync(path.join(root, 'node_modules/node/bin', name)))) return false;
  const isSame = (/** @type {string} */ name) =>
    wanted[name]?.version === installed[name]?.version && wanted[name]?.integrity === installed[name]?.integrity;
  return (
    Object.keys(installed).every(isSame) &&
    // Optional packages are those of other operating systems.
    Object.keys(wanted).every((name) => wanted[name]?.optional || isSame(name))
  );
}

/** Runs `npm ci` with the npm that called us, under the machine's Node: the project's own is being replaced. */
function install() {
  const options = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  return npm
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : // npm is a script of the shell on Windows.
      spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

if (!isInstalled()) {
  console.log('Installing what the project needs (npm ci) …');
  if (install().status !== 0) {
    console.error(
      'Could not install the packages: check the network connection and the messages above, then try again.',
    );
    process.exit(1);
  }
}
