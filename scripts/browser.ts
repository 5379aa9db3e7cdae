/** Finds the Chromium that the browser tests drive, and installs one where that is possible. Never gives up silently. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** What the search asks of the machine; tests answer in its place. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** Whether a file is there. */
  readonly has: (file: string) => boolean;
  /** Where a command stands on the PATH. */
  readonly which: (command: string) => string | undefined;
  /** Whether a browser's command tells its version. Ubuntu's `chromium-browser` may only ask for a snap. */
  readonly starts: (file: string) => boolean;
  /** Where Playwright would keep its own browser, installed or not. */
  readonly playwrightBrowser: () => string;
  /** Runs a command to its end; whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly isRoot: boolean;
  readonly say: (sentence: string) => void;
}

/** Chromium without its windows: the same pages for less than half of the processor's time. Debian has it as a package. */
const shell = 'chromium-headless-shell';

const commands = [
  shell,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const usualPlaces = ({ platform, env }: Machine): string[] => {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((file) =>
      folders.map((folder) => path.win32.join(folder, file)),
    );
  }
  return [];
};

const installed = (machine: Machine): string | undefined =>
  commands.map((command) => machine.which(command)).find((file) => file !== undefined && machine.starts(file)) ??
  [...usualPlaces(machine), machine.playwrightBrowser()].find((file) => machine.has(file));

/** Debian's package of that name; whether it is there afterwards shows a second search. */
function installFromDebian(machine: Machine, name: string): void {
  if (!machine.which('apt-get')) return;
  const prefix = machine.isRoot ? [] : ['sudo', '-n'];
  if (!machine.isRoot && !machine.run('sudo', ['-n', 'true'])) return;
  machine.say(`Installing Debian’s ${name} with apt-get …`);
  for (const args of [['update'], ['install', '-y', name]]) {
    const [command = 'apt-get', ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    if (!machine.run(command, rest)) return;
  }
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, an installed headless shell, Chrome, Chromium or Edge, Playwright's own, else a
 * fresh one. A machine of continuous integration (`CI`) gets the headless shell where Debian has it: time is dear there.
 *
 * @throws {Error} with one sentence on what to do
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const named = machine.env.CHROMIUM_PATH;
  if (named) {
    if (machine.has(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist: correct it or take it away.`);
  }
  if (machine.env.CI && machine.isRoot && !machine.which(shell)) installFromDebian(machine, shell);
  const found = installed(machine) ?? (installFromDebian(machine, 'chromium'), installed(machine));
  if (found !== undefined) return found;
  throw new Error(
    'The browser tests need a Chromium: install Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

function which(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file));
}

const isRoot = process.getuid?.() === 0;

/** Switches for a browser that starts quietly, works in a container and asks nothing of the network. */
export const browserSwitches: readonly string[] = [
  // Chromium refuses to run its sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // With and without windows letters are drawn alike.
  '--font-render-hinting=slight',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  has: existsSync,
  which,
  starts: (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0,
  playwrightBrowser: () => chromium.executablePath(),
  run: (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0,
  isRoot,
  say: (sentence) => console.log(sentence),
};
