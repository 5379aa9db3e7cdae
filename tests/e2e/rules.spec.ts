import { address, expect, languages, test } from './support.ts';

for (const language of languages) {
  test(`${language}: a rule's short address leads to the rule on its page`, async ({ page }) => {
    await page.goto(address(language, '/r/dw-wound/'));
    await page.waitForURL(/dragonwood\/capturing\/#dw-wound$/);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const rule = page.locator('#dw-wound');
    await expect(rule).toBeInViewport();
    await expect(rule).toContainText(language === 'en' ? /wound/i : /рана/i);
  });

  test(`${language}: a rule that stands on no page yet is told at its short address`, async ({ page }) => {
    await page.goto(address(language, '/r/dh-tie/'));
    await expect(page.getByRole('main')).toContainText('dh-tie');
    await expect(page.getByRole('main')).toContainText(language === 'en' ? /Great Dragon/ : /Велик/);
  });
}

interface OpenData {
  readonly cards: readonly { readonly id?: string; readonly type?: string; readonly name: unknown }[];
  readonly rules: readonly { readonly id: string; readonly title: unknown; readonly says: unknown }[];
}

/** The cards of each game by their permanent ids, and their names in both languages. */
const games = {
  dragonwood: {
    ids: [...dragonwood.creatures, ...dragonwood.enhancements, ...dragonwood.events].map(({ id }) => id),
    names: { en: dragonwoodCardNames('en'), ru: dragonwoodCardNames('ru') },
  },
  dragonheart: {
    ids: dragonheart.cardTypes,
    names: { en: dragonheartCardNames('en'), ru: dragonheartCardNames('ru') },
  },
};
