import { axeFaults, expect, test } from './support.ts';

test('a Dragonheart table is tapped in, weighed and kept in the address', async ({ page }) => {
  await page.goto('./dragonheart/table/');
  await expect(page.getByTestId('move')).toHaveText('Tap in your hand first.');
  const cards = page.getByRole('group', { name: 'Tap the cards' });
  await cards.getByRole('button', { name: 'Fire Dragon 2' }).click();
  await page.getByRole('radio', { name: 'On the board' }).check();
  await cards.getByRole('button', { name: 'Treasure 4' }).click();
  await page.getByRole('radio', { name: "Your opponent's" }).check();
  await cards.getByRole('button', { name: 'Treasure 3' }).click();
  await expect(page.getByTestId('move')).toHaveText('Play Fire Dragon 2');
  await expect(page.getByText('It takes all Treasures: 7 points.')).toBeVisible();
  await expect(page.getByTestId('spoken')).toHaveText('Best move: Play Fire Dragon 2.');
  await expect(page).toHaveURL(/\?hand=Fi2&board=Tr4\+Tr3(?:'|%27)&figure=board$/);

  // By keyboard: one tab stop for all cards; a second Knight on the board would have been resolved.
  await cards.getByRole('button', { name: 'Knight 1' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This card would fill the space');
  await page.getByRole('button', { name: 'Take Knight 1, your opponent’s away' }).click();
  // The focus stays on the space.
  await expect(cards.getByRole('button', { name: 'Knight 1', exact: true })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  // On a phone the best play stays in sight, and leads to its reasons.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'Play Fire Dragon 2 Why?' }).click();
  await expect(page.getByRole('heading', { name: 'Your best move' })).toBeFocused();
});

test('cards are typed in the letters of the page, and faces speak to whoever does not count yet', async ({ page }) => {
  await page.goto('./ru/dragonheart/table/');
  await page.getByText('Или впишите их: В руке').click();
  await page.getByRole('textbox', { name: 'В руке' }).fill('ог2, Гн1');
  await page.getByRole('button', { name: 'Отметить эти карты' }).click();
  await page.getByRole('radio', { name: 'На доске' }).check();
  await page.getByText('Или впишите их: На доске').click();
  await page.getByRole('textbox', { name: 'На доске' }).fill("Со4 со3' Со3 Хм1");
  await page.getByRole('button', { name: 'Отметить эти карты' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText('Карты «Хм1» нет.');
  await page.getByRole('checkbox', { name: 'Попроще: три рожицы' }).check();
  await expect(page.getByRole('region', { name: 'Ваш лучший ход' }).getByText('Хорошо', { exact: true })).toBeVisible();
  const plays = page.getByRole('region', { name: 'Все ваши ходы' }).getByRole('listitem');
  await expect(plays.filter({ hasText: 'Гном 1' })).toContainText('Рискованно');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await axeFaults(page)).toEqual([]);
});

test('an address of nonsense still asks, in Russian too', async ({ page }) => {
  await page.goto('./ru/dragonheart/table/?hand=Tr3+Xy&board=Kn1+Kn1&figure=me');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByTestId('move')).toHaveText('Сыграть: Сокровище 3');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await axeFaults(page)).toEqual([]);
});
