/** Fonts that come late move nothing: text keeps what stood in for them, and in headings that is as wide. */
import { address, expect, languages, test } from './support.ts';

/** Where the page sums up its shifts. */
interface Shifting {
  shifts: number;
}

const screens = languages.flatMap((language) => [390, 1280].map((width) => ({ language, width })));

for (const { language, width } of screens) {
  test(`${language}: nothing jumps when the fonts come late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
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
    for (const path of ['/credits/', '/about/', '/dragonwood/', '/dragonheart/']) {
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
      expect(shifts, path).toBeLessThanOrEqual(0.01);
    }
  });
}
