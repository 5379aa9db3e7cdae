import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine } from '../scripts/browser.ts';

/** A machine with nothing on it, but for what a test says. */
const machine = (has: Partial<Machine> = {}): Machine => ({
  env: {},
  platform: 'linux',
  has: () => false,
  which: () => undefined,
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
        if (works && args.includes('install')) commands.push('chromium');
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

  test('Chrome comes before Chromium', () => {
    expect(findBrowser(machine(withCommands('chromium-browser', 'chromium', 'google-chrome')))).toBe(
      '/usr/bin/google-chrome',
    );
    expect(findBrowser(machine(withCommands('chromium-browser', 'chromium')))).toBe('/usr/bin/chromium');
  });

  test('an installed browser comes before Playwright’s own', () => {
    expect(findBrowser(machine({ has: () => true, ...withCommands('chromium') }))).toBe('/usr/bin/chromium');
    expect(findBrowser(machine({ has: () => true }))).toBe('/playwright/chrome');
  });

  test('the usual places of macOS and Windows are looked at', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine({ platform: 'darwin', has: (file) => file === chrome }))).toBe(chrome);
    const exe = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findBrowser(machine({ platform: 'win32', env, has: (file) => file === exe }))).toBe(exe);
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

  test('nothing is installed while a browser is there', () => {
    const { machine, ran } = debian({ isRoot: true });
    findBrowser({ ...machine, has: (file) => file === '/playwright/chrome' });
    expect(ran).toEqual([]);
  });
});
