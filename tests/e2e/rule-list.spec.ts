/** The list of all rules: complete without scripts, and shorter with every word typed. */
import { dragonheartRuleIds } from '#engine/dragonheart/index.ts';
import { dragonwoodRuleIds } from '#engine/dragonwood/index.ts';
import { address, expect, languages, test } from './support.ts';

const lists = [
  { game: 'dragonwood', ids: dragonwoodRuleIds },
  { game: 'dragonheart', ids: dragonheartRuleIds },
] as const;

for (const language of languages) {
  for (const { game, ids } of lists) {
    test.describe(`${language}: without scripts`, () => {
      test.use({ javaScriptEnabled: false });

      test(`all rules of ${game} stand in the list in their order`, async ({ page }) => {
        await page.goto(address(language, `/${game}/rules/`));
        const listed = await page.locator('.rule-list li').evaluateAll((items) => items.map(({ id }) => id));
        expect(listed).toEqual(ids);
        await expect(page.locator('#rule-filter')).toBeHidden();
      });
    });
  }

  test(`${language}: typing leaves the rules that hold every word`, async ({ page }) => {
    await page.goto(address(language, '/dragonwood/rules/'));
    const field = page.getByRole('searchbox', { name: language === 'en' ? 'Find a rule' : 'Найти правило' });
    const shown = page.locator('.rule-list li:visible');
    await expect(shown).toHaveCount(dragonwoodRuleIds.length);
    await field.fill(language === 'en' ? 'LADYBUG deal' : 'КОРОВКА раздач');
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole('status')).toContainText('1');
    await expect(page.locator('.rule-list h2:visible')).toHaveCount(1);
    await field.fill(language === 'en' ? 'dw-wound' : 'берет две');
    await expect(shown).toHaveCount(2 - Number(language === 'ru'));
    await field.fill('unknown-word');
    await expect(shown).toHaveCount(0);
    await field.fill('');
    await expect(shown).toHaveCount(dragonwoodRuleIds.length);
  });

  test(`${language}: a rule's own page leads to the list, and the list to the rule`, async ({ page, request }) => {
    // Not opened: a browser goes on to the page on which the rule stands.
    const own = await (await request.get(address(language, '/r/dh-tie/'))).text();
    expect(own).toMatch(/class="rule-overview[^>]*>\s*<a href="[^"]*\/dragonheart\/rules\/"/);
    await page.goto(address(language, '/dragonheart/rules/'));
    await page.locator('#dh-board a').click();
    await expect(page).toHaveURL(/#dh-board$/);
  });
}
