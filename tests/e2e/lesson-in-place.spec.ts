/** A rule's page opens the step of a lesson that shows the rule, below the rule. */
import type { Page } from '@playwright/test';
import { plain, playable } from './lesson-support.ts';
import { address, axeFaults, expect, sidewaysScroll, test, useTheme } from './support.ts';

const linkOf = (page: Page, rule: string) => page.locator(`section.rule:has(#${rule}) .play-it a`);
const frameOf = (page: Page, rule: string) => page.locator(`section.rule:has(#${rule}) .lesson-frame`);
test.describe('by tap', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 800 } });

  for (const theme of ['light', 'dark'] as const) {
    test(`two lessons on one page work side by side, ${theme}, 320 px`, async ({ page }) => {
      await useTheme(page, theme);
      await page.goto(address('ru', '/dragonwood/capturing/'));
      const before = page.url();
      for (const rule of ['dw-strike', 'dw-stomp']) {
        await linkOf(page, rule).tap();
        await expect(frameOf(page, rule).locator('.lesson-task')).toBeFocused();
        await expect(linkOf(page, rule)).toHaveAttribute('aria-expanded', 'true');
      }
      const [strike, stomp] = [frameOf(page, 'dw-strike'), frameOf(page, 'dw-stomp')];
      const chosen = '.hand .playing-card-selected';
      await strike.locator('.hand [data-card]').first().tap();
      await expect(strike.locator(chosen)).toHaveCount(1);
      await expect(stomp.locator(chosen)).toHaveCount(0);
      await stomp.locator('.hint-panel button').tap();
      await expect(stomp.locator('.hint-name')).toHaveCount(1);
      await expect(strike.locator('.hint-name')).toHaveCount(0);
      await strike.getByRole('button', { name: 'Подмога' }).tap();
      await expect(strike.getByRole('status')).not.toBeEmpty();
      await expect(stomp.locator('.lesson').getByRole('status')).toBeEmpty();
      expect(await axeFaults(page, '.lesson-frame')).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(page.url()).toBe(before);
    });
  }
});

test('a step is played in place by keyboard alone, kept as progress, and closed with the focus back', async ({
  page,
}) => {
  await page.goto(address('en', '/dragonwood/capturing/'));
  const link = linkOf(page, 'dw-stomp');
  const frame = frameOf(page, 'dw-stomp');
  await link.focus();
  await page.keyboard.press('Enter');
  const task = frame.locator('.lesson-task');
  await expect(task).toBeFocused();
  const stomp = playable.find(({ place }) => place === 'dragonwood/stomp');
  await expect(task).toHaveText(stomp?.en.steps[0]?.ask ?? '');

  // The third hint lays the move out; its button is the learner's.
  for (const name of ['Give me a hint', 'Another hint', 'Show the move']) {
    const hint = frame.getByRole('button', { name });
    for (let count = 0; count < 30 && !(await hint.evaluate((own) => own === document.activeElement)); count++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
  const roll = frame.locator('.method-card').nth(1).getByRole('button');
  for (let count = 0; count < 60 && !(await roll.evaluate((own) => own === document.activeElement)); count++) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(async () => plain((await frame.getByRole('status').textContent()) ?? '')).toContain('You stomp');
  await expect(frame.locator('[data-focus="next"] button')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.keyboard.press('Escape');
  await expect(frame).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  // It opens again, and the link in it leads to the lesson, which knows the step.
  await page.keyboard.press('Enter');
  await expect(task).toBeFocused();
  await frame.locator('.lesson-frame-head a').click();
  await expect(page).toHaveURL(/\/dragonwood\/learn\/stomp\/#step-1$/);
});

test('Escape at the table puts the cards back and leaves the lesson open', async ({ page }) => {
  await page.goto(address('en', '/dragonheart/turn/'));
  const link = page.locator('.play-it a').first();
  await link.click();
  const frame = page.locator('.lesson-frame');
  const card = frame.locator('.hand [data-card]').first();
  await card.focus();
  await page.keyboard.press('Space');
  await expect(frame.locator('.hand .playing-card-selected')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(frame.locator('.hand .playing-card-selected')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeFocused();
});

test('with a modifier the lesson opens as any link does', async ({ page, context }) => {
  await page.goto(address('en', '/dragonwood/capturing/'));
  const opened = context.waitForEvent('page');
  await linkOf(page, 'dw-strike').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/dragonwood\/learn\/strike\/#step-1$/);
  await expect(page.locator('.lesson-frame')).toHaveCount(0);
});

test('a lesson that cannot be opened in place is gone to', async ({ page }) => {
  await page.goto(address('en', '/dragonwood/capturing/'));
  await page.route('**/learn/strike/', (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ body: '<p>Something else</p>' }) : route.continue(),
  );
  await linkOf(page, 'dw-strike').click();
  await expect(page).toHaveURL(/\/dragonwood\/learn\/strike\/#step-1$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the lesson', async ({ page }) => {
    await page.goto(address('ru', '/dragonwood/capturing/'));
    await linkOf(page, 'dw-strike').click();
    await expect(page).toHaveURL(/\/ru\/dragonwood\/learn\/strike\/#step-1$/);
  });
});
