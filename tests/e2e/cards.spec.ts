/**
 * The faces of the cards look as kept in the pictures beside this file. When a card is meant to look different, draw
 * them anew (README, "Two commands") and look at every one that changed.
 */
import { address, expect, languages, test, useTheme } from './support.ts';

const kinds = ['creature', 'enhancement', 'event', 'adventurer', 'ladybug', 'dragonheart'] as const;

/** Edges of letters and shapes are drawn a little differently on other machines; a missing ruby is 3 % of a card. */
const tolerance = { threshold: 0.2, maxDiffPixelRatio: 0.012, animations: 'disabled' } as const;

// Other systems draw letters with other edges; the kept pictures were drawn on Linux.
for (const language of process.platform === 'linux' ? languages : []) {
  test(`${language}: a card of each kind looks as it did, large and as small as in a hand`, async ({ page }) => {
    await useTheme(page, 'light');
    await page.goto(address(language, '/about/specimen/'));
    const rows = page.locator('.faces-row');
    for (const [row, size] of [
      [0, 'small'],
      [2, 'wide'],
    ] as const) {
      const cards = rows.nth(row).locator('.card-face');
      await expect(cards).toHaveCount(kinds.length);
      for (const [i, kind] of kinds.entries()) {
        const card = cards.nth(i);
        await card.scrollIntoViewIfNeeded();
        await card.evaluate(async (face) => {
          await document.fonts.ready;
          await Promise.all([...face.querySelectorAll('img')].map((image) => image.decode()));
        });
        await expect.soft(card).toHaveScreenshot(`${kind}-${size}-${language}.png`, tolerance);
      }
    }
  });
}
