/** A word's meaning opens beside it: by pointer, by tap and by key, and steps aside again. */
import { address, expect, languages, test } from './support.ts';

const words = {
  en: { word: 'landscape', means: /five open cards/, rule: /The landscape/, entry: 'Glossary' },
  ru: { word: 'ряду Леса', means: /пять открытых карт/i, rule: /Ряд Леса/, entry: 'Словарик' },
};

for (const language of languages) {
  const { word, means, rule, entry } = words[language];

  test.describe(`${language}: a word of the game`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(address(language, '/dragonwood/capturing/'));
    });

    test('opens its meaning under a pointer that rests on it, and keeps it while the pointer is on the meaning', async ({
      page,
    }) => {
      const box = page.locator('.term-box');
      await page.getByRole('button', { name: word }).first().hover();
      await expect(box).toBeVisible();
      await expect(box).toContainText(means);
      await box.locator('.term-means').hover();
      await page.waitForTimeout(600);
      await expect(box).toBeVisible();
      await expect(box.getByRole('link', { name: rule })).toHaveAttribute('href', /#?dw-setup-landscape/);
      await page.locator('h1').hover();
      await expect(box).toBeHidden();
    });

    test('closes by Escape without the pointer moving', async ({ page }) => {
      await page.getByRole('button', { name: word }).first().hover();
      await expect(page.locator('.term-box')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.term-box')).toBeHidden();
    });

    for (const key of ['Enter', 'Space']) {
      test(`opens by ${key}, leads on by Tab, and gives the focus back at Escape`, async ({ page }) => {
        const link = page.getByRole('button', { name: word }).first();
        await link.focus();
        await page.keyboard.press(key);
        const box = page.getByRole('dialog', { name: word });
        await expect(box).toBeVisible();
        await expect(box).toBeFocused();
        await expect(link).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Tab');
        await expect(box.getByRole('link', { name: rule })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(box.getByRole('link', { name: entry })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(box).toBeHidden();
        await expect(link).toBeFocused();
        await expect(link).toHaveAttribute('aria-expanded', 'false');
      });
    }

    test('closes when the focus goes on', async ({ page }) => {
      await page.getByRole('button', { name: word }).first().focus();
      await page.keyboard.press('Enter');
      for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
      await expect(page.locator('.term-box')).toBeHidden();
    });

    test('leads from the meaning to the glossary’s entry', async ({ page }) => {
      await page.getByRole('button', { name: word }).first().click();
      await page.locator('.term-box').getByRole('link', { name: entry }).click();
      await expect(page).toHaveURL(/\/dragonwood\/glossary\/#landscape$/);
      await expect(page.locator('#landscape')).toBeInViewport();
    });
  });

  test.describe(`${language}: by finger`, () => {
    test.use({ hasTouch: true, viewport: { width: 320, height: 700 } });

    test('a tap opens the meaning within the screen, another elsewhere closes it', async ({ page }) => {
      await page.goto(address(language, '/dragonwood/capturing/'));
      const box = page.locator('.term-box');
      for (const link of await page.locator('.term').all()) {
        await link.scrollIntoViewIfNeeded();
        await link.tap();
        await expect(box).toBeVisible();
        await expect(box.locator('.term-means')).not.toBeEmpty();
        const place = await box.boundingBox();
        expect(place?.x).toBeGreaterThanOrEqual(0);
        expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(320);
        await page.mouse.click(2, 200);
        await expect(box).toBeHidden();
      }
    });
  });

  test.describe(`${language}: without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('a word is a link to the glossary', async ({ page }) => {
      await page.goto(address(language, '/dragonwood/capturing/'));
      await page.locator('.term', { hasText: word }).first().click();
      await expect(page).toHaveURL(/\/dragonwood\/glossary\/#landscape$/);
    });
  });
}
