import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine } from '../scripts/browser.ts';

/** A machine with nothing on it, but for what a test says. */
const machine = (has: Partial<Machine> = {}): Machine => ({
  env: {},
  platform: 'linux',
  has: () => false,
  which: () => undefined,
  starts: () => true,
  playwrightBrowser: () => '/playwright/chrome',
  run: () => false,
  isRoot: false,
  say: () => undefined,
  ...has,
});

/** Commands on the PATH. */
const withCommands = (...commands: string[]) => ({
  which: (command: string) => (commands.includes(command) ? `/usr/bin/${command}` : undefined),
});

/** A machine with apt-get, which notes the commands run and may have Chromium afterwards. */
function debian({ isRoot, sudo = false, works = true }: { isRoot: boolean; sudo?: boolean; works?: boolean }) {
  const ran: string[] = [];
  const commands = ['apt-get'];
  return {
    ran,
    machine: machine({
      isRoot,
      which: (command) => (commands.includes(command) ? `/usr/bin/${command}` : undefined),
      run: (command, args) => {
        ran.push([command, ...args].join(' '));
        if (command === 'sudo' && !sudo) return false;
        if (works && args.includes('install')) commands.push(args.at(-1) ?? '');
        return works;
      },
    }),
  };
}

describe('the browser for the tests', () => {
  test('the one that CHROMIUM_PATH names comes first', () => {
    const env = { CHROMIUM_PATH: '/my/chrome' };
    expect(findBrowser(machine({ env, has: () => true, ...withCommands('google-chrome') }))).toBe('/my/chrome');
  });

  test('a CHROMIUM_PATH that names nothing is said, not passed over', () => {
    const env = { CHROMIUM_PATH: '/my/chrome' };
    expect(() => findBrowser(machine({ env, ...withCommands('google-chrome') }))).toThrow(
      'CHROMIUM_PATH names /my/chrome, which does not exist',
    );
  });

  test('Chrome comes before Chromium, and both before Edge', () => {
    const three = ['microsoft-edge', 'chromium', 'google-chrome'];
    const [edge, chromium, chrome] = three.map((command) => `/usr/bin/${command}`);
    expect(findBrowser(machine(withCommands(...three)))).toBe(chrome);
    expect(findBrowser(machine(withCommands('microsoft-edge', 'chromium')))).toBe(chromium);
    expect(findBrowser(machine(withCommands('microsoft-edge')))).toBe(edge);
  });

  test('a command that only asks for a snap is passed over', () => {
    const snap = withCommands('chromium-browser', 'microsoft-edge');
    const starts = (file: string) => file !== '/usr/bin/chromium-browser';
    expect(findBrowser(machine({ ...snap, starts }))).toBe('/usr/bin/microsoft-edge');
  });

  test('an installed browser comes before Playwright’s own', () => {
    expect(findBrowser(machine({ has: () => true, ...withCommands('chromium') }))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine({ has: () => true }))).toBe('/playwright/chrome');
  });

  test.each(['Google Chrome', 'Chromium', 'Microsoft Edge'])('%s is found among the applications of macOS', (app) => {
    const browser = `/Applications/${app}.app/Contents/MacOS/${app}`;
    expect(findBrowser(machine({ platform: 'darwin', has: (file) => file === browser }))).toBe(browser);
  });

  test.each([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ])('%s is found on Windows', (browser) => {
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findBrowser(machine({ platform: 'win32', env, has: (file) => file === browser }))).toBe(browser);
  });

  test('as root Debian’s is installed', () => {
    const { machine, ran } = debian({ isRoot: true });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([
      'env DEBIAN_FRONTEND=noninteractive apt-get update',
      'env DEBIAN_FRONTEND=noninteractive apt-get install -y chromium',
    ]);
  });

  test('it is installed with sudo where that asks for no password', () => {
    const { machine, ran } = debian({ isRoot: false, sudo: true });
    expect(findBrowser(machine)).toBe('/usr/bin/chromium');
    expect(ran.every((command) => command.startsWith('sudo -n '))).toBe(true);
  });

  test.each([
    ['there is nothing to install it with', machine()],
    ['nobody may install', debian({ isRoot: false }).machine],
    ['the installation fails', debian({ isRoot: true, works: false }).machine],
  ])('one sentence says what to do when %s', (_title, without) => {
    expect(() => findBrowser(without)).toThrow(/^The browser tests need a Chromium: install Chrome, or run .+\.$/);
  });

  test('in continuous integration the headless shell is installed, and comes before all others', () => {
    const { machine, ran } = debian({ isRoot: true });
    const busy = { ...machine, env: { CI: 'true' }, has: () => true };
    expect(findBrowser(busy)).toBe('/usr/bin/chromium-headless-shell');
    expect(findBrowser(busy)).toBe('/usr/bin/chromium-headless-shell');
    expect(ran).toHaveLength(2);
  });

  test('in continuous integration the browser that is there serves where the shell cannot be had', () => {
    const { machine } = debian({ isRoot: true, works: false });
    expect(findBrowser({ ...machine, env: { CI: 'true' }, has: () => true })).toBe('/playwright/chrome');
  });

  test('nothing is installed while a browser is there', () => {
    const { machine, ran } = debian({ isRoot: true });
    findBrowser({ ...machine, has: (file) => file === '/playwright/chrome' });
    expect(ran).toEqual([]);
  });
});
