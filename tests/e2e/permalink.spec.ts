/** The name beside a rule's title copies its permanent address. */
import { address, expect, languages, test } from './support.ts';

for (const language of languages) {
  test(`${language}: a click on a rule's name copies its permanent address and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address(language, '/dragonwood/capturing/'));
    await page.locator('.rule-anchor[href="#dw-strike"]').click();
    const rule = page.locator('.rule', { has: page.locator('#dw-strike') });
    await expect(rule.getByRole('status')).toHaveText(language === 'en' ? /copied/ : /скопирована/);
    await expect(page).toHaveURL(/#dw-strike$/);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(language === 'en' ? /^http[^#]*[^u]\/r\/dw-strike\/$/ : /^http[^#]*\/ru\/r\/dw-strike\/$/);
    await expect(rule.getByRole('status')).toBeEmpty();
  });

  test(`${language}: where nothing may be copied the rule's name is still a link`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(address(language, '/dragonwood/capturing/'));
    await page.locator('.rule-anchor[href="#dw-strike"]').click();
    await expect(page).toHaveURL(/#dw-strike$/);
    await expect(page.locator('.rule-copied').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  test(`${language}: related rules are named at a rule's foot`, async ({ page }) => {
    await page.goto(address(language, '/dragonwood/capturing/'));
    const rule = page.locator('.rule', { has: page.locator('#dw-strike') });
    await expect(rule.locator('.see-also').getByRole('link')).toHaveAttribute('href', /#dw-charmed-potion$/);
  });
}
