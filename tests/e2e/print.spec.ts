/** The sheets to keep beside the game fit one page of paper, and need no colours. */
import { address, expect, languages, test, useTheme } from './support.ts';

const games = ['dragonwood', 'dragonheart'] as const;
const papers = ['A4', 'Letter'] as const;

/** How many pages a PDF has: its page objects, which are not compressed. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** How bright a computed colour is, from 0 for black to 255. */
const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
};

for (const language of languages) {
  for (const game of games) {
    test(`${language}: ${game} on one page is one page of A4 and of Letter`, async ({ page }) => {
      await page.goto(address(language, `/${game}/reference/`));
      for (const format of papers) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
    });

    test(`${language}: ${game} on one page is black on white, also where the screen is dark`, async ({ page }) => {
      await useTheme(page, 'dark');
      await page.emulateMedia({ media: 'print' });
      await page.goto(address(language, `/${game}/reference/`));
      const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(brightness(paper)).toBe(255);
      const inks = await page
        .locator('h1, .sheet :is(h2, p, li, th, td, a)')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
      expect(inks.length).toBeGreaterThan(100);
      expect(Math.max(...inks.map(brightness))).toBeLessThan(90);
      await expect(page.locator('header.header, .sidebar, footer').filter({ visible: true })).toHaveCount(0);
    });
  }
}

test('a page of many sheets is counted as such', async ({ page }) => {
  await page.goto('./dragonwood/capturing/');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
});
