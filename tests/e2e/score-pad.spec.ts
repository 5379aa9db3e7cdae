/** The score pads: a real game is counted card by card or by hand, kept on the device and given on as a link. */
import { axeFaults, expect, sidewaysScroll, test } from './support.ts';

test('a game is counted by keyboard alone, stays on the device, and can be wiped and brought back', async ({
  page,
}) => {
  await page.goto('./dragonwood/score/');
  await expect(page.getByTestId('verdict')).toHaveText('Nothing is counted yet.');
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Ann Lee');
  await expect(page.getByRole('radio', { name: 'Ann Lee' })).toBeChecked();

  // All cards are one tab stop; the arrows lead through them, and Enter captures one.
  const cards = page.getByRole('group', { name: 'Tap the cards of Ann Lee' });
  await cards.getByRole('button', { name: 'Spooky Spiders 1 point (0 with Ann Lee)' }).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('button', { name: /^Spooky Spiders 1 point \(0/ })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(cards.getByRole('button', { name: 'Orange Dragon 7 points (1 with Ann Lee)' })).toBeFocused();
  await expect(page.getByText('There is no more of this card in the game.')).toBeVisible();
  await expect(page.getByTestId('verdict')).toHaveText('Ann Lee wins with 10 points.');

  // A second tap meets what the first one made, however quick it is.
  await cards.getByRole('button', { name: /^Spooky Spiders 1 point/ }).evaluate(async (add: HTMLElement) => {
    add.click();
    await Promise.resolve().then(() => undefined);
    add.parentElement?.querySelector<HTMLElement>('.tally-remove')?.click();
  });
  await expect(page.getByTestId('verdict')).toHaveText('Ann Lee wins with 10 points.');

  // The other one has counted already: 8 points of two creatures and the 3 extra make 11; 7 make a tie.
  await page.getByRole('radio', { name: 'Player 2' }).check();
  await page.getByRole('radio', { name: 'I have counted' }).check();
  await page.getByLabel('Points').fill('8');
  await page.getByLabel('Creatures').fill('2');
  await expect(page.getByTestId('spoken')).toHaveText('The score now: Ann Lee 7, Player 2 11.');
  await page.getByLabel('Points').fill('5');
  await page.getByLabel('Creatures').fill('1');
  await expect(page.getByTestId('spoken')).toHaveText('The score now: Ann Lee 9, Player 2 7.');
  await page.getByLabel('Points').fill('7');
  await expect(page.getByTestId('verdict')).toHaveText('A tie at 9 points. The Orange Dragon decides. Ann Lee wins.');
  await page.getByRole('radio', { name: 'of the online table' }).check();
  await expect(page.getByTestId('verdict')).toHaveText(
    'A tie at 9 points. Nothing decides between them. They share the win: Ann Lee and Player 2.',
  );
  expect(await axeFaults(page)).toEqual([]);

  await page.reload();
  await expect(page.getByTestId('spoken')).toHaveText('The score now: Ann Lee 9, Player 2 9.');
  await page.getByRole('button', { name: 'Clear the pad' }).click();
  await expect(page.getByTestId('verdict')).toHaveText('Nothing is counted yet.');
  await page.getByRole('button', { name: 'Bring the cards back' }).click();
  await expect(page.getByTestId('spoken')).toHaveText('The score now: Ann Lee 9, Player 2 9.');
  // The button is gone; the focus is where one goes on.
  await expect(page.getByRole('region', { name: 'Ann Lee' })).toBeFocused();
});

test('a pad from a link never takes the place of the own one unasked', async ({ page, context }) => {
  await page.goto('./dragonwood/score/');
  await page.getByLabel('Name').fill('Ann');
  await page.goto('./dragonwood/score/?name1=Ben&cards1=blue-dragon');
  await expect(page.getByTestId('shared')).toContainText('Your own pad is safe');
  await page.getByRole('button', { name: /^Fire Ants 2 points/ }).click();
  await expect(page.getByTestId('verdict')).toHaveText('Ben wins with 11 points.');
  // What is written stays in the address, and the way back and forth leads to both.
  await expect(page).toHaveURL(/cards1=fire-ants\+blue-dragon/);
  await page.reload();
  await expect(page.getByTestId('verdict')).toHaveText('Ben wins with 11 points.');
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ann');
  await expect(page).toHaveURL(/\/score\/$/);
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('Ben');

  // Another tab is told when this one is kept in its place, and when that is undone.
  const other = await context.newPage();
  await other.goto('./dragonwood/score/');
  await expect(other.getByLabel('Name')).toHaveValue('Ann');
  await page.getByRole('button', { name: 'Keep this one instead' }).click();
  await expect(other.getByLabel('Name')).toHaveValue('Ben');
  await page.getByRole('button', { name: 'Bring mine back' }).click();
  await expect(other.getByLabel('Name')).toHaveValue('Ann');
  await expect(page.getByLabel('Name')).toHaveValue('Ben');
  await expect(page.getByTestId('shared')).toContainText('Your own pad is safe');
});

test('on a phone, in Russian, cards are tapped in and taken back; paper gets the score alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./ru/dragonheart/score/?name1=Аня&name2=Боря&points2=12');
  const cards = page.getByRole('group', { name: 'Отметьте карты: Аня' });
  await cards.getByRole('button', { name: /^Сокровище 4 4 очка/ }).click();
  await cards.getByRole('button', { name: /^Сокровище 4 4 очка/ }).click();
  await cards.getByRole('button', { name: /^Тролль 2 2 очка/ }).click();
  await cards.getByRole('button', { name: 'Тролль 2: убрать одну' }).click();
  await cards.getByRole('button', { name: /^Гном 1 1 очко/ }).click();
  await page.getByRole('group', { name: 'У кого Великий Дракон?' }).getByRole('radio', { name: 'Аня' }).check();
  await expect(page.getByTestId('verdict')).toHaveText('Ничья: по 12 очков. Решает Великий Дракон. Побеждает Аня.');
  // What was opened from a link and written on stays on the device, not in the address.
  await expect(page).toHaveURL(/\/score\/$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('verdict')).toBeVisible();
  await expect(page.getByText('Аня: Гном 1, Сокровище 4 ×2')).toBeVisible();
  await expect(page.locator('header.header, .tally, .pad-tools').filter({ visible: true })).toHaveCount(0);
});

test('an address of nonsense is a pad with what was understood, and says what it left out', async ({ page }) => {
  await page.goto('./ru/dragonwood/score/?players=4&name1=Аня&cards1=fire-ants+dwarf&points2=-5&edition=mine');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByTestId('spoken')).toHaveText('Счёт сейчас: Аня 5, Игрок 2 0, Игрок 3 0, Игрок 4 0.');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
});
