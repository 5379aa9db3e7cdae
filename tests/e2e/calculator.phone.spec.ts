import { expect, sidewaysScroll, test } from './support.ts';

test('the whole question can be asked by tap alone', async ({ page }) => {
  await page.goto('./ru/dragonwood/odds/');
  await page.getByRole('button', { name: 'Другая карта' }).tap();
  // A tap that comes at once would be the second half of a double tap.
  await page.waitForTimeout(500);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Синий дракон/ })
    .tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByTestId('target')).toContainText('Синий дракон');
  await page.locator('.counts-all label', { hasText: '4' }).tap();
  await page.getByRole('button', { name: 'Крик: на карту больше' }).tap();
  await page.getByRole('button', { name: /Плащ тьмы/ }).tap();
  const scream = page.locator('[data-method="scream"]');
  // Five dice and +2 against 13: 11 or more on the dice.
  await expect(scream.getByTestId('fraction')).toHaveText('6398/7776');
  await expect(scream.getByTestId('percent')).toHaveText(/^82,3\s%$/);
  await expect(page).toHaveURL(/\?target=blue-dragon&cards=4-4-5&use=cloak-of-darkness$/);
});

test('two quick taps on a stepper are two cards, and the ends hold', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=fire-ants&cards=3');
  const more = page.getByRole('button', { name: 'Stomp: one card more' });
  await more.tap();
  await more.tap();
  await expect(page.getByTestId('cards-stomp')).toHaveText('5');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  // Playwright would wait until the button is no longer called disabled; a finger does not.
  await more.tap({ force: true });
  await expect(page.getByTestId('cards-stomp')).toHaveText('5');
  await page.getByRole('button', { name: 'Stomp: one card fewer' }).tap();
  await expect(page.getByTestId('cards-stomp')).toHaveText('4');
});

test('every control of the calculator is large enough for a finger', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=fire-ants&cards=3');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await sidewaysScroll(page)).toBe(0);
    const small = await page.locator('.calculator button, .calculator label').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
    );
    expect(small).toEqual([]);
  }
});
