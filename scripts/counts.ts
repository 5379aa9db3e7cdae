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
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Whatever did not pass failed: a skipped test or one still to be written proves nothing. */
export const vitestCounts = ({ numTotalTests, numPassedTests }: VitestReport): Counts => ({
  passed: numPassedTests,
  failed: numTotalTests - numPassedTests,
});

/** A flaky test failed once, a skipped one proves nothing: both count as failed. */
export const playwrightCounts = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

/**
 * The counts of a test runner's report. A runner that failed without a failing test (a file that cannot be loaded, a
 * server that does not start), left no report or ran nothing counts as one failure, so that a failure is never lost.
 */
export function reportCounts<Report>(file: string, ok: boolean, count: (report: Report) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    // No report: the runner fell before its end, which counts below.
  }
  const isLost = counts.failed === 0 && (!ok || counts.passed === 0);
  return isLost ? { ...counts, failed: 1 } : counts;
}
