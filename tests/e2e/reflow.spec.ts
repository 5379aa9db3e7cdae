/** No page is pushed sideways: not by a narrow screen, not by text twice as large. */
import { address, expect, languages, pagePaths, sidewaysScroll, test } from './support.ts';

const cases = [
  { width: 320, text: 16 },
  { width: 390, text: 32 },
  { width: 768, text: 32 },
  { width: 1280, text: 32 },
];

for (const language of languages) {
  test(`${language}: every page stays within a screen of 320 pixels, and within a phone and a desk with text twice as large`, async ({
    page,
  }) => {
    test.slow();
    const tooWide: string[] = [];
    for (const path of pagePaths) {
      await page.goto(address(language, path));
      for (const { width, text } of cases) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`;
        }, text);
        const pixels = await sidewaysScroll(page);
        if (pixels > 0) tooWide.push(`${path} by ${pixels} px at ${width} px, text of ${text} px`);
      }
    }
    expect(tooWide).toEqual([]);
  });

  test(`${language}: with text twice as large, prose beside the contents keeps at least the room of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address(language, '/dragonwood/'));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const text = await page.locator('.sl-markdown-content').first().boundingBox();
    expect(text?.width).toBeGreaterThan(300);
  });
}
