import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countsLine, playwrightCounts, reportCounts, vitestCounts } from '../scripts/counts.ts';

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

  test('a skipped or flaky browser test has failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 5, failed: 6 });
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
