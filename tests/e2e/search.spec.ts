import type { Page } from '@playwright/test';
import { address, expect, type Language, test } from './support.ts';

/** Types a query; the addresses found so far: pages, and below each the places on it. */
async function search(page: Page, language: Language, query: string) {
  await page.goto(address(language, '/'));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill(query);
  const links = page.locator('#starlight__search .pagefind-ui__result-link');
  return () => links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
}

const queries: readonly [Language, string, RegExp][] = [
  ['en', 'wound', /dragonwood\/capturing\//],
  ['en', 'scream', /dragonwood\/capturing\//],
  ['en', 'dw-strike', /dragonwood\/capturing\/#dw-strike$/],
  ['en', 'fire ants', /dragonwood\/cards\//],
  ['ru', 'рана', /ru\/dragonwood\/capturing\//],
  ['ru', 'кубик', /ru\/dragonwood\//],
  ['ru', 'dw-strike', /ru\/dragonwood\/capturing\/#dw-strike$/],
  ['ru', 'муравьи', /ru\/dragonwood\/cards\//],
  ['ru', 'Fire Ants', /ru\/dragonwood\/cards\//],
];

for (const [language, query, place] of queries) {
  test(`${language}: search finds “${query}” and stays in the language`, async ({ page }) => {
    const found = await search(page, language, query);
    await expect.poll(found).toContainEqual(expect.stringMatching(place));
    for (const link of await found()) expect(link.includes('/ru/'), link).toBe(language === 'ru');
  });
}

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
