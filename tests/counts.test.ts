import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countsLine, playwrightCounts, reportCounts, secondTries, vitestCounts } from '../scripts/counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts a Vitest report with these numbers, written to a file as the runner does. */
function counted(total: number, passed: number, ok: boolean) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numTotalTests: total, numPassedTests: passed }));
  return reportCounts(file, ok, vitestCounts);
}

describe('the counts of a test run', () => {
  test('the closing line says both numbers', () => {
    expect(countsLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });

  test('every test that did not pass has failed, also a skipped one', () => {
    expect(counted(10, 8, true)).toEqual({ passed: 8, failed: 2 });
  });

  test('a skipped browser test has failed, one that passed at its second try has passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 7, failed: 4 });
  });

  test('a browser test that passed at its second try is named', () => {
    const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
    const suites = [
      {
        specs: [spec('at once', 'expected')],
        suites: [{ specs: [spec('at last', 'flaky'), spec('never', 'unexpected')] }],
      },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(secondTries({ suites, stats })).toEqual(['a.spec.ts › at last']);
  });

  test('a runner that failed without a failing test counts as one failure', () => {
    expect(counted(10, 10, false)).toEqual({ passed: 10, failed: 1 });
    expect(counted(10, 9, false)).toEqual({ passed: 9, failed: 1 });
  });

  test('a runner that ran nothing counts as one failure', () => {
    expect(counted(0, 0, true)).toEqual({ passed: 0, failed: 1 });
  });

  test('a runner that left no report counts as one failure', () => {
    expect(reportCounts(path.join(folder, 'none.json'), true, vitestCounts)).toEqual({ passed: 0, failed: 1 });
  });
});
