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
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** @type {string} as in `>=24.2.0` */
const neededNode = read('package.json').engines.node;

/** @param {string} file */
const packagesOf = (file) => {
  try {
    /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */
    const { '': _project, ...packages } = read(file).packages;
    return packages;
  } catch {
    return undefined;
  }
};

/** Whether the Node that runs this would do. */
function isNewEnough() {
  const running = process.versions.node.split('.').map(Number);
  const needed = (neededNode.match(/\d+/g) ?? []).map(Number);
  const place = needed.findIndex((number, index) => number !== running[index]);
  return place === -1 || Number(running[place]) > Number(needed[place]);
}

/** Whether a Node that can run the project is there: its own, which npm puts first on the path, or else this one. */
function hasNode() {
  // The package brings the binary by an install script, which npm may be told to leave out. On Windows `node` is a text.
  const own = path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(own) || isNewEnough();
}

/** Whether node_modules holds exactly what the lock file names: npm keeps a list of what it put there. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
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
  // Where the environment says "production", npm would leave out what builds and tests the site.
  const options = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  return npm
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : // npm is a script of the shell on Windows.
      spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!isInstalled() || !hasNode()) {
  console.log('Installing what the project needs (npm ci) …');
  if (install().status !== 0) {
    giveUp('Could not install the packages: check the network connection and the messages above, then try again.');
  }
  if (!hasNode()) {
    giveUp(
      `The project needs Node.js ${neededNode}: install it, or let npm run install scripts (ignore-scripts), so that the project can bring its own.`,
    );
  }
}
