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

test('the open data holds every card and rule of both games in both languages', async ({ request }) => {
  const read = async (game: string) => (await (await request.get(`./data/${game}.json`)).json()) as unknown;
  const text = JSON.stringify([await read('dragonwood'), await read('dragonheart')]);
  for (const part of [
    'Fire Ants',
    'Огненные муравьи',
    'Petrified Dragon',
    'Окаменевший дракон',
    'dw-strike',
    'dh-tie',
  ]) {
    expect(text).toContain(part);
  }
});
