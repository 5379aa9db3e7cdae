import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

const answer = (page: Page, method: string) => page.locator(`[data-method="${method}"]`);

test('the whole question can be asked by keyboard alone', async ({ page }) => {
  await page.goto('./dragonwood/odds/');
  const change = page.getByRole('button', { name: 'Another card' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Wild Boar' })).toBeFocused();
  // Home and End reach all cards, creatures and enhancements alike; the dragon stands just before the enhancements.
  await page.keyboard.press('End');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Charmed Potion' })).toBeFocused();
  for (let steps = 0; steps < 9; steps++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Orange Dragon' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('target')).toHaveText('Orange Dragon');
  // The focus comes back to where it was.
  await expect(change).toBeFocused();

  // Radio buttons: the tab stop is the chosen one, arrows choose.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '3 cards' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '5 cards' })).toBeChecked();
  await expect(answer(page, 'scream').getByTestId('fraction')).toHaveText('5268/7776');
  await expect(answer(page, 'scream').getByTestId('percent')).toHaveText('67.7%');
  await expect(answer(page, 'scream').getByTestId('tries')).toHaveText('about 7 of 10 tries');

  // The stepper of the Strike, then the Silver Sword.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Strike: one card fewer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cards-strike')).toHaveText('4');
  const sword = page.getByRole('button', { name: /Silver Sword/ });
  await sword.focus();
  await page.keyboard.press('Space');
  await expect(sword).toHaveAttribute('aria-pressed', 'true');
  await expect(sword).toBeFocused();
  await expect(answer(page, 'strike').getByTestId('fraction')).toHaveText('125/1296');

  await expect(page).toHaveURL(/\?target=orange-dragon&cards=4-5-5&use=silver-sword$/);
  await expect(page.getByTestId('spoken')).toContainText('Scream: 67.7%, about 7 of 10 tries.');
});

test('a shared address asks the same question again', async ({ page }) => {
  await page.goto('./ru/dragonwood/odds/?target=orange-dragon&cards=4-3-5&use=silver-sword');
  await expect(page.getByTestId('target')).toContainText('Оранжевый дракон');
  await expect(answer(page, 'strike').getByTestId('fraction')).toHaveText('125/1296');
  await expect(answer(page, 'stomp').getByTestId('fraction')).toHaveText('7/216');
  await expect(answer(page, 'stomp').getByTestId('tries')).toHaveText('примерно 3 попытки из 100');
  await expect(answer(page, 'scream')).toHaveAttribute('data-best', 'true');
});

test('a broken address falls back field by field and says so', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=unicorn-king&cards=4-9-5&use=silver-sword,laser');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('unicorn-king');
  await expect(alert).toContainText('4-9-5');
  await expect(alert).toContainText('laser');
  await expect(page.getByTestId('cards-strike')).toHaveText('4');
  await expect(page.getByTestId('cards-stomp')).toHaveText('3');
  await expect(page.getByTestId('cards-scream')).toHaveText('5');
  await expect(page.getByRole('button', { name: /Silver Sword/ })).toHaveAttribute('aria-pressed', 'true');
});

const nastyAddresses = [
  '?target=%00%ff',
  '?target=__proto__&cards=constructor&use=toString',
  '?target[]=fire-ants&cards[]=3',
  `?target=${'x'.repeat(3000)}`,
  '?target=<img src=x onerror=alert(1)>',
  '?cards=999999999999999999999',
  '?cards=NaN-Infinity-null',
  '?use=,,,,',
  '?&&&===',
  '?target=fire-ants&target=wild-boar',
];

test('nonsense in the address never breaks the calculator', async ({ page }) => {
  for (const nasty of nastyAddresses) {
    await page.goto(`./dragonwood/odds/${nasty}`);
    await expect(answer(page, 'strike').getByTestId('fraction')).toHaveText(/^\d+\/\d+$/);
    await page.getByRole('radio', { name: '2 cards' }).check({ force: true });
    await expect(page.getByTestId('cards-scream')).toHaveText('2');
  }
});

test('[dw-enhancement-creatures-only] against an enhancement none can be chosen, and it says why', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=fire-ants&cards=3&use=cloak-of-darkness');
  await expect(answer(page, 'strike').getByTestId('fraction')).toHaveText(/\/216$/);
  await page.goto('./dragonwood/odds/?target=silver-sword&cards=3&use=cloak-of-darkness');
  await expect(page.getByTestId('useless')).toContainText('no enhancement helps to capture another enhancement');
  for (const name of ['Cloak of Darkness', 'Friendly Bunny', 'Lucky Mushroom']) {
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeDisabled();
  }
  await page.getByTestId('useless').getByRole('link').click();
  await page.waitForURL(/#dw-enhancement-creatures-only$/);
});

test('[dw-six-dice] the Bunny adds no seventh die, and the answer says so', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=orange-dragon&cards=6&use=friendly-bunny');
  await expect(answer(page, 'strike').getByTestId('fraction')).toHaveText('27218/46656');
  await expect(answer(page, 'strike')).toContainText('Friendly Bunny: no more than six dice.');
  // A Stomp has five Adventurers at most, so there the Bunny does help.
  await expect(answer(page, 'stomp').getByTestId('fraction')).toHaveText(/\/46656$/);
});

test('[dw-lucky-mushroom] the optional re-roll is counted as well as it can be used', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=spooky-spiders&cards=1&use=lucky-mushroom');
  await expect(answer(page, 'strike').getByTestId('percent')).toHaveText('75%');
});

test('0 % and 100 % are said only when they are certain', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=angry-ogre&cards=3');
  await expect(answer(page, 'strike').getByTestId('percent')).toHaveText('0.5%');
  await expect(answer(page, 'scream').getByTestId('percent')).toHaveText('0%');
  await expect(answer(page, 'scream')).toContainText('Out of reach: at most 12, and you need 14.');
  await page.goto('./dragonwood/odds/?target=spooky-spiders&cards=3');
  await expect(answer(page, 'strike').getByTestId('percent')).toHaveText('100%');
  await expect(answer(page, 'strike').getByTestId('tries')).toHaveText('every time');
});

test('the bar chart has a table twin with the same numbers', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=wild-boar&cards=2');
  await page.getByRole('radio', { name: 'Strike' }).check({ force: true });
  await page.getByText('The numbers as a table').click();
  const table = page.locator('.chart-table');
  await expect(table.getByRole('row')).toHaveCount(1 + 7);
  await expect(table.getByRole('row', { name: /^8/ })).toContainText('1/36');
  await expect(page.getByRole('img', { name: /1 of 36 rolls reach 8/ })).toBeVisible();
});

test('a double tap on the way to the cards chooses none of them', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=wild-boar&cards=3');
  await expect(page.getByRole('radio', { name: '3 cards' })).toBeChecked();
  await page.getByRole('button', { name: 'Another card' }).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('target')).toHaveText('Wild Boar');
});

test('going back to an older address of the page asks its question again', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=fire-ants&cards=2');
  await page.evaluate(() => {
    location.hash = '_top';
  });
  await page.getByRole('radio', { name: '6 cards' }).check({ force: true });
  await expect(page.getByTestId('cards-strike')).toHaveText('6');
  await page.goBack();
  await expect(page.getByTestId('cards-strike')).toHaveText('2');
});

test('what the address said wrongly can be put away', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=nobody&cards=4');
  await page.getByRole('button', { name: 'Another card' }).click();
  await page.waitForTimeout(500);
  await page.getByRole('dialog').getByRole('button', { name: 'Blue Dragon' }).click();
  await expect(page.getByRole('alert')).toContainText('starts with Wild Boar');
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByTestId('target')).toHaveText('Blue Dragon');
});

test('an answer stands on the screen within one frame of the input', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=orange-dragon&cards=3');
  await expect(page.getByTestId('target')).toHaveText('Orange Dragon');
  const isThere = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => {
          document.querySelector<HTMLInputElement>('input[name="all-cards"][value="6"]')?.click();
          requestAnimationFrame(() => {
            const fraction = document.querySelector('[data-method="strike"] [data-testid="fraction"]');
            resolve(fraction?.textContent === '27218/46656');
          });
        });
      }),
  );
  expect(isThere).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one table answers for every card, method and number of dice', async ({ page }) => {
    await page.goto('./dragonwood/odds/');
    await expect(page.locator('.calculator')).toBeHidden();
    const table = page.locator('.odds-table');
    await expect(table).toContainText('The calculator needs JavaScript.');
    await expect(table.locator('tbody')).toHaveCount(25);
    await expect(table.locator('td')).toHaveCount(25 * 3 * 6);
    const dragon = table.locator('tbody', { hasText: 'Orange Dragon' });
    await expect(dragon.locator('tr').nth(1).locator('td').nth(5)).toHaveText('58.3 27218/46656');
  });
});

test('with storage blocked the calculator works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('./dragonwood/odds/?target=wild-boar&cards=2');
  await expect(answer(page, 'stomp').getByTestId('fraction')).toHaveText('5/36');
});
