/** The examples of the pages of prose can be played on. */
import { address, expect, test } from './support.ts';

test('every example of every page leads to a table of its own', async ({ page, request, baseURL }) => {
  const response = await request.get(new URL('data/examples.json', baseURL).href);
  const links = Object.entries((await response.json()) as Record<string, string[]>);
  expect(links.length).toBeGreaterThan(10);
  for (const [name, found] of links) {
    await page.goto(address('en', `/${name}/`));
    const ways = page.locator('.try-it a');
    await expect(ways, name).toHaveCount(found.length);
    const wanted = found.map((_, at) => `#example=${name}.${at + 1}`);
    expect(await ways.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))).toEqual(wanted);
  }
});

test('a Stomp of the rules is laid out at the table, in Russian too, and rolls the same dice', async ({ page }) => {
  await page.goto(address('ru', '/dragonwood/capturing/'));
  // The Fire Ants with three cards of one number, and a roll of 1, 2 and 2.
  const example = page.locator('.example', { hasText: 'Огненные муравьи: топот' });
  await example.getByRole('link', { name: 'Сыграть эту позицию' }).click();
  await expect(page).toHaveURL(/\/ru\/dragonwood\/play\//);
  const hand = page.locator('.hand');
  await page.locator('.landscape [data-card^="fire-ants"]').click();
  for (const card of ['B4', 'O4', 'G4']) await hand.locator(`[data-card="${card}"]`).click();
  await page.locator('.method-card').nth(1).getByRole('button').click();
  await expect(page.getByTestId('game-said')).toContainText('1, 2 и 2, всего 5. Нужно 4. Вы захватываете');
});

test.describe('an example that is not there', () => {
  for (const hash of ['dragonwood/capturing.99', 'dragonwood/nowhere.1', 'dragonwood/capturing.0']) {
    test(`#example=${hash} is told, and a new game can be begun`, async ({ page }) => {
      await page.goto(`./dragonwood/play/#example=${hash}`);
      await expect(page.getByRole('alert')).toContainText('This example cannot be laid out');
      await expect(page.getByRole('button', { name: 'Play against an easy bot' })).toBeVisible();
    });
  }
});
