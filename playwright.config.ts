/**
 * What only a real browser can show. `npm test` builds first and hands over browser and port; `npx playwright test`
 * alone takes the built site that is there.
 */
import { defineConfig, devices } from '@playwright/test';
import { browserSwitches, findBrowser } from './scripts/browser.ts';
import { base } from './scripts/site-address.mjs';

// Kept in the environment so that the workers, which read this file again, need not search again. Empty counts as not given.
const executablePath = (process.env.CHROMIUM_PATH ||= findBrowser());
const port = process.env.E2E_PORT || '4399';
const address = `http://localhost:${port}${base}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes at the second try is a fault to be found, here or in the site: at a desk it fails. In CI, where the
  // machine is not ours and nobody can look, it is tried again, and named at the end.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // A small machine may be slow; that is no fault of the site.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    launchOptions: { executablePath, args: [...browserSwitches] },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve.ts --port ${port}`,
    url: address,
    // Whatever stands on the port is not this build.
    reuseExistingServer: false,
  },
});
