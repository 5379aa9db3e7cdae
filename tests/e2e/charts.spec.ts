/** The odds in pictures follow the enhancements that are chosen, and stand there without scripts. */
import { axeFaults, expect, test } from './support.ts';

test('the pictures follow the enhancements, by keyboard, and their tables say the same', async ({ page }) => {
  await page.goto('./dragonwood/charts/');
  await page.getByText('The same as a table, with fractions').click();
  const dragon = page.getByRole('table', { name: 'Stomp' }).getByRole('row', { name: /^Blue Dragon 10/ });
  // Of the 1296 rolls of four dice 779 reach 10; with two more from the Bucket 8 is enough.
  await expect(dragon.getByRole('cell').nth(3)).toHaveText('60.1% 779/1296');
  await page.getByRole('button', { name: /Bucket of Spinach/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('With Bucket of Spinach.')).toBeVisible();
  await expect(dragon.getByRole('cell').nth(3)).toHaveText('90.4% 1171/1296');

  const needed = page.getByRole('table', { name: /How many dice/ }).getByRole('row', { name: /^Blue Dragon/ });
  await expect(needed.getByRole('cell').nth(1)).toHaveText('4');
  await page.getByRole('radio', { name: 'every time' }).check();
  await expect(needed.getByRole('cell').nth(1)).toContainText('no number of dice is enough');

  await page.getByRole('group', { name: 'Dice' }).getByRole('radio', { name: '1' }).check();
  await page.getByRole('group', { name: 'Bonus' }).getByRole('radio', { name: '2' }).check();
  await page.getByRole('checkbox', { name: 'One die may be rolled again' }).check();
  await page.getByLabel('Number to reach').selectOption('6');
  await expect(page.getByTestId('reached')).toHaveText(
    '6 or more with 1 die + 2: about 2 of 10 tries (16.7%, 1/6). With the re-roll: about 3 of 10 tries (30.6%, 11/36).',
  );
  await page.getByText('The numbers as a table').click();
  // A 4 and 2: one face of six, or with a second throw 11 of 36.
  await expect(page.getByRole('table', { name: 'Any roll' }).getByRole('row').last()).toHaveText(
    /^6\s*16.7%\s*1\/6\s*16.7%\s*1\/6\s*30.6%\s*11\/36$/,
  );
  expect(await axeFaults(page)).toEqual([]);
  // All of it stands in the address.
  await expect(page).toHaveURL(/\?use=bucket-of-spinach&wish=certain&dice=1&bonus=2&again=yes&need=6$/);
});

test('in Russian they fit the narrowest phone in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('./ru/dragonwood/charts/?target=blue-dragon&dice=seven&use=friendly-bunny');
  // Of a link of half nonsense the rest holds.
  await expect(page.getByRole('alert')).toContainText('Кубиков бывает от 1 до 6, а не «seven».');
  await expect(page.getByRole('row', { name: /^Синий дракон/ })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Синий дракон/ })).toContainText('за 5 карт');
  expect(await axeFaults(page)).toEqual([]);
});
