import { defineConfig } from 'vitest/config';

// Plain Vitest, without Astro's configuration: what needs Astro is seen in the built pages and in the browser.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/*.test.ts'],
    // A forgotten `.only` must not hide the other tests.
    allowOnly: false,
    // The compiler and the linter are started by tests, sometimes on a small machine with much to do.
    testTimeout: 60_000,
  },
});
