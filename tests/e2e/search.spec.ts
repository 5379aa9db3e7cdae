import type { Page } from '@playwright/test';
import { searched } from './searched.ts';
import { address, expect, type Language, languages, test } from './support.ts';

/** Types a query; the addresses found so far: pages, and below each the places on it. */
async function search(page: Page, language: Language, query: string) {
  await page.goto(address(language, '/'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(query);
  const links = page.locator('#starlight__search .pagefind-ui__result-link');
  return () => links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
}

for (const language of languages) {
  // One page for all of them: a reader types one query after another, too.
  test(`${language}: what people type finds first what they mean, in their language`, async ({ page }) => {
    test.setTimeout(120_000);
    const table = searched[language];
    expect(table.length).toBeGreaterThanOrEqual(40);
    await page.goto(address(language, '/'));
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('textbox');
    const links = page.locator('#starlight__search .pagefind-ui__result-link');
    const message = page.locator('#starlight__search .pagefind-ui__message');
    const found = () => links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const wrong: string[] = [];
    for (const [query, first] of table) {
      await field.fill(query);
      await expect(message).toContainText(query);
      // Each result's text comes by itself: the first that stands there may be the second for a moment.
      const isFirst = expect.poll(async () => (await found())[0], { timeout: 3000 }).toMatch(first);
      await isFirst.catch(async () => wrong.push(`${query}: ${(await found())[0] ?? 'nothing'}`));
      for (const link of await found()) expect(link.includes('/ru/'), link).toBe(language === 'ru');
    }
    expect(wrong).toEqual([]);
  });
}

test('a rule that was found is read on its page', async ({ page }) => {
  const found = await search(page, 'ru', 'ничья');
  await expect.poll(found).toContainEqual(expect.stringMatching(/ru\/dragonwood\/end\/#dw-tie$/));
  await page.keyboard.press('Tab');
  await page.locator('#starlight__search .pagefind-ui__result-link[href$="#dw-tie"]').first().press('Enter');
  await expect(page).toHaveURL(/ru\/dragonwood\/end\/#dw-tie$/);
  await expect(page.locator('#dw-tie')).toBeInViewport();
});

const answers: readonly [Language, string, string | RegExp, string][] = [
  ['en', 'wound', /^\d+ results? for wound$/, 'Clear'],
  ['ru', 'рана', /^По запросу «рана» найдено: \d+$/, 'Очистить'],
  ['ru', 'щщщщ', 'По запросу «щщщщ» ничего не найдено', 'Очистить'],
];

for (const [language, query, answer, clear] of answers) {
  test(`${language}: what search says of “${query}” is in the language`, async ({ page }) => {
    await search(page, language, query);
    await expect(page.locator('#starlight__search .pagefind-ui__message')).toHaveText(answer);
    await expect(page.getByRole('dialog').getByRole('button', { name: clear })).toBeVisible();
  });
}

test('the stroke opens search, but not while somebody types, nor where single keys are switched off', async ({
  page,
}) => {
  await page.goto(address('ru', '/dragonwood/play/'));
  const dialog = page.getByRole('dialog', { name: 'Поиск' });
  const button = page.locator('[data-open-modal]');
  await expect(button).toHaveAttribute('aria-keyshortcuts', /^\S+ \/$/);
  await page.keyboard.press('/');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(dialog.getByRole('textbox')).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('dragon-games-settings', JSON.stringify({ version: 1, value: { hasLetterKeys: false } }));
  });
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(button).toHaveAttribute('aria-keyshortcuts', /K$/);
});
