/** The set-up helper: the number of players chosen shows its plan, with no script at all. */
import type { Page } from '@playwright/test';
import { setupPlans } from '#components/prose/setup-plan.ts';
import { address, expect, languages, test } from './support.ts';

test.use({ javaScriptEnabled: false });

const helperOf = (page: Page) => page.locator('.setup-helper');

for (const language of languages) {
  test(`${language}: with two, three or four players only their own plan is shown, also on paper`, async ({ page }) => {
    await page.goto(address(language, '/dragonwood/setup/'));
    const helper = helperOf(page);
    await expect(helper.getByRole('radio')).toHaveCount(setupPlans.length);
    for (const { players, removed, half, lower, landscape, hand } of setupPlans) {
      await page.emulateMedia({ media: 'screen' });
      await helper.getByRole('radio', { name: String(players) }).check();
      const shown = helper.locator('.plan:visible');
      await expect(shown).toHaveCount(1);
      await expect(shown.locator('.piles b')).toHaveText([removed, half, lower, landscape, hand].map(String));
      await page.emulateMedia({ media: 'print' });
      await expect(shown).toHaveCount(1);
      await expect(shown.getByRole('heading').first()).toContainText(String(players));
    }
  });
}

test('the players are chosen and the steps ticked off by keyboard alone', async ({ page }) => {
  await page.goto(address('en', '/dragonwood/setup/'));
  const helper = helperOf(page);
  await helper.getByRole('radio', { name: '2' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(helper.getByRole('radio', { name: '3' })).toBeChecked();
  await expect(helper.getByRole('heading', { name: 'Set-up for 3 players' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(helper.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(helper.getByRole('link', { name: 'Rule 2.1' })).toBeFocused();
});
