/** Fonts that come late move nothing: what stands in for them is as wide, and no width is set in letters. */
import { address, expect, languages, test } from './support.ts';

/** Where the page sums up its shifts. */
interface Shifting {
  shifts: number;
}

for (const language of languages) {
  test(`${language}: nothing jumps when the fonts come late`, async ({ page }) => {
    let isLate = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await isLate.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (globalThis as typeof globalThis & Shifting).shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [path, width] of [
      ['/credits/', 390],
      ['/about/', 390],
      ['/dragonwood/', 390],
      ['/dragonheart/', 390],
      ['/credits/', 1280],
      ['/dragonheart/', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      isLate = Promise.withResolvers<undefined>();
      await page.goto(address(language, path), { waitUntil: 'domcontentloaded' });
      // The page has been painted in what stands in.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      isLate.resolve(undefined);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      });
      const shifts = await page.evaluate(() => (globalThis as typeof globalThis & Shifting).shifts);
      expect(shifts, `${path} at ${width}`).toBeLessThanOrEqual(0.01);
    }
  });
}
