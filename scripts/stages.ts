/** The stages of `npm test`, cheapest first. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import getPort, { portNumbers } from 'get-port';
import { findBrowser } from './browser.ts';
import { foreignWordsIn } from './check-language.ts';
import { checkedLinks } from './check-links.ts';
import { tooHeavy, weighedPages, weightTable } from './check-weight.ts';
import {
  type Counts,
  oneCheck,
  playwrightCounts,
  type PlaywrightReport,
  readReport,
  reportCounts,
  secondTries,
  vitestCounts,
} from './counts.ts';
import { root, runTool, type Tool } from './tools.ts';

/** What a stage found: its counts, and what to show if one failed. */
export interface StageResult {
  readonly counts: Counts;
  readonly output: string;
  /** What is told even if nothing failed. */
  readonly remark?: string;
}

export interface Stage {
  readonly name: string;
  readonly needsBrowser?: boolean;
  readonly run: () => Promise<StageResult>;
}

/** Reports and a second build, out of the way of formatter, linter and version control. */
const scratch = path.join(root, 'node_modules', '.cache', 'site-test');

/** The addresses under which the site is built; an address in the caller's environment must not change the tests. */
const atRoot = { site: 'http://localhost:4321', base: '/', folder: path.join(root, 'dist') };
const inSubFolder = { site: 'https://example.org', base: '/sub/folder/', folder: path.join(scratch, 'sub-folder') };

/** A tool whose exit code is the result. */
const check = (name: string, tool: Tool): Stage => ({
  name,
  run: async () => {
    const { ok, output } = await runTool(tool);
    return { counts: oneCheck(ok), output };
  },
});

const build = (name: string, { site, base, folder }: typeof atRoot): Stage =>
  check(name, {
    package: 'astro',
    args: ['build', '--outDir', folder],
    env: { SITE_URL: site, BASE_PATH: base },
  });

const links = (name: string, place: typeof atRoot): Stage => ({
  name,
  run: () => {
    const { faults, summary } = checkedLinks(place);
    return Promise.resolve({ counts: oneCheck(faults.length === 0), output: [...faults, summary].join('\n') });
  },
});

const languages = (name: string, { folder }: typeof atRoot): Stage => ({
  name,
  run: () => {
    const found = foreignWordsIn(folder);
    const output = found.map(({ page, words }) => `${page}: ${words}`).join('\n');
    return Promise.resolve({ counts: oneCheck(found.length === 0), output });
  },
});

const weight = (name: string, place: typeof atRoot): Stage => ({
  name,
  run: () => {
    const heavy = tooHeavy(weighedPages(place));
    return Promise.resolve({ counts: oneCheck(heavy.length === 0), output: weightTable(heavy) });
  },
});

/** A test runner that leaves a report to count. */
async function counted<Report>(
  reportName: string,
  count: (report: Report) => Counts,
  tool: (report: string) => Tool,
): Promise<StageResult> {
  const report = path.join(scratch, reportName);
  // An old report must not speak for a run that left none.
  rmSync(report, { force: true });
  const { ok, output } = await runTool(tool(report));
  const counts = reportCounts(report, ok, count);
  // The runner itself is content with these.
  const note = ok && counts.failed > 0 ? '\nSkipped and unfinished tests count as failed.' : '';
  return { counts, output: output + note };
}

const unitTests = () =>
  counted('vitest.json', vitestCounts, (report) => ({
    package: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }));

async function browserTests(): Promise<StageResult> {
  const browser = findBrowser();
  const port = await getPort({ port: portNumbers(4399, 4499) });
  const report = path.join(scratch, 'playwright.json');
  const result = await counted('playwright.json', playwrightCounts, () => ({
    package: '@playwright/test',
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: {
      SITE_URL: atRoot.site,
      BASE_PATH: atRoot.base,
      CHROMIUM_PATH: browser,
      // Playwright colours its workers whatever this says, and then warns of the contradiction.
      NO_COLOR: undefined,
      E2E_PORT: String(port),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  }));
  if (result.counts.failed > 0) return result;
  const again = secondTries(readReport<PlaywrightReport>(report));
  return again.length === 0 ? result : { ...result, remark: ['Passed at the second try:', ...again].join('\n  ') };
}

export const stages: readonly Stage[] = [
  check('format', { package: 'prettier', args: ['--check', '.'] }),
  check('lint', { package: 'eslint', args: ['.', '--max-warnings=0'] }),
  check('spelling', { package: 'cspell', args: ['--no-progress', '--unique'] }),
  check('types of the engine', { package: 'typescript', command: 'tsc', args: ['-p', 'src/engine'] }),
  check('types of the site', { package: 'astro', args: ['check'] }),
  { name: 'unit and property tests', run: unitTests },
  build('build', atRoot),
  links('links', atRoot),
  languages('words in the other language', atRoot),
  weight('weight of the pages', atRoot),
  build('build for a sub-folder', inSubFolder),
  links('links in the sub-folder', inSubFolder),
  { name: 'browser tests', needsBrowser: true, run: browserTests },
];
