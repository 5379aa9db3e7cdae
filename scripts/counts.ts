/** How many tests passed and failed, read from the reports that the test runners leave. */
import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** A stage that is one check: it passed or it failed. */
export const oneCheck = (ok: boolean): Counts => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

export const add = (a: Counts, b: Counts): Counts => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

/** The closing line of `npm test`, which others read by machine. */
export const countsLine = ({ passed, failed }: Counts): string => `${passed} passed, ${failed} failed`;

/** What of Vitest's JSON report is used here. */
interface VitestReport {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
}

/** What of Playwright's JSON report is used here. */
export interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** A file, or a group of tests in it. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly file: string; readonly title: string; readonly tests: readonly Tried[] }[];
}

/** A test in a project: `flaky` if a later try passed. */
interface Tried {
  readonly status: string;
}

/** Whatever did not pass failed: a skipped test or one still to be written proves nothing. */
export const vitestCounts = ({ numTotalTests, numPassedTests }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numTotalTests - numPassedTests,
});

/** A skipped test proves nothing, and counts as failed. A second try is made in CI alone: `secondTries` names them. */
export const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped,
});

const specsIn = ({ suites, specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...(suites ?? []).flatMap(specsIn),
];

/** The tests that passed only when they were tried again, by file and title. */
export const secondTries = ({ suites }: PlaywrightReport): string[] =>
  (suites ?? [])
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);

/** A report that a test runner left. Throws if it left none. */
export const readReport = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

/**
 * The counts of a test runner's report. A runner that failed without a failing test (a file that cannot be loaded, a
 * server that does not start), left no report or ran nothing counts as one failure, so that a failure is never lost.
 */
export function reportCounts<Report>(file: string, ok: boolean, count: (report: Report) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = count(readReport(file));
  } catch {
    // No report: the runner fell before its end, which counts below.
  }
  const isLost = counts.failed === 0 && (!ok || counts.passed === 0);
  return isLost ? { ...counts, failed: 1 } : counts;
}
