import { axeFaults, expect, sidewaysScroll, test } from './support.ts';

test('a table is laid out by tap alone, and the best move stays in sight', async ({ page }) => {
  await page.goto('./ru/dragonwood/table/');
  const grid = page.getByRole('group', { name: 'Ваша рука' });
  for (const card of ['Красная 4', 'Синяя 5', 'Зелёная 6']) {
    await grid.getByRole('button', { name: card, exact: true }).tap();
  }
  await page.getByRole('button', { name: 'Выбрать карты' }).tap();
  // A tap that comes at once would be the second half of a double tap.
  await page.waitForTimeout(500);
  await page.getByRole('searchbox', { name: 'Найти карту' }).fill('муравьи');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Огненные муравьи \(Fire Ants\)/ })
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Готово' }).tap();
  await expect(page.locator('.picks')).toHaveText(/^Огненные муравьи×$/);
  await page.getByRole('radio', { name: '4', exact: true }).check();
  // One tap from the cards to the reasons, and back.
  const bar = page.getByRole('link', { name: /Почему\?$/ });
  await expect(bar).toBeInViewport();
  await bar.tap();
  const verdict = page.getByRole('heading', { name: 'Ваш лучший ход' });
  await expect(verdict).toBeFocused();
  await expect(verdict).toBeInViewport();
  await page.getByRole('link', { name: 'Назад к картам' }).tap();
  await expect(page.getByRole('heading', { name: 'Ваша рука' })).toBeInViewport();

  // What most tables leave as it is opens by a tap.
  await page.getByRole('heading', { name: 'Подробнее о партии' }).tap();
  await page.getByRole('radio', { name: 'второй проход' }).check();

  // In the letters of the page, Ladybugs too; the address has those of notation.
  await page.getByLabel('Сброшены с тех пор').fill('К3 С7 Б');
  await page.getByRole('button', { name: 'Не считать эти карты' }).tap();
  await expect(page).toHaveURL(/&round=second&discard=R3\+B7\+L#/);
  await page.getByRole('heading', { name: 'Ваши улучшения' }).tap();
  expect(await axeFaults(page)).toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await sidewaysScroll(page)).toBe(0);
    const small = await page.locator('.adviser button, .adviser label').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 24)
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
  }
});
