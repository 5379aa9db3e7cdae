import { address, expect, test } from './support.ts';

test.describe('behind "Show me" a scene is told one step at a time', () => {
  test('by keyboard, and each new step is read out', async ({ page }) => {
    await page.goto(address('en', '/dragonwood/roll/#dw-wound'));
    const rule = page.getByRole('region', { name: 'A miss is a wound' });
    await rule.locator('summary').focus();
    await page.keyboard.press('Enter');
    const steps = rule
      .locator('.scene')
      .getByRole('listitem')
      .filter({ hasNot: page.locator('.chip') });
    const heard = rule.getByRole('status');
    const next = rule.getByRole('button', { name: 'Next' });
    const back = rule.getByRole('button', { name: 'Back' });
    await expect(steps).toHaveCount(1);
    await expect(heard).toBeEmpty();
    await expect(rule.getByText('Step 1 of 3')).toBeVisible();
    await expect(back).toBeDisabled();

    await page.keyboard.press('Tab');
    await expect(back).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(steps).toHaveCount(2);
    await expect(heard).toContainText(/Step 2 of 3\..*You roll 2 and 2: 4\./);
    await page.keyboard.press('Space');
    await expect(steps).toHaveCount(3);
    // The button stays where the focus is, and does no more.
    await expect(next).toBeDisabled();
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heard).toContainText('A wound: you discard red 1.');

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(steps).toHaveCount(2);
    await expect(heard).toContainText('Step 2 of 3');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

    test('in Russian, with room for a finger and without a jump', async ({ page }) => {
      await page.goto(address('ru', '/dragonwood/roll/#dw-wound'));
      const rule = page.getByRole('region', { name: 'Промах — это рана' });
      await rule.locator('summary').tap();
      const scene = rule.locator('.scene');
      const next = rule.getByRole('button', { name: 'Дальше' });
      const target = await next.boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const last = scene.locator('ol > li').last();
      await expect(last).toBeHidden();
      await next.tap();
      await next.tap();
      await expect(last).toBeVisible();
      await expect(last).toContainText('Рана: вы сбрасываете');
      await expect(rule.getByText('Шаг 3 из 3', { exact: true })).toBeVisible();
      expect(await next.boundingBox()).toEqual(target);
    });
  });

  test('on paper all steps stand there, without buttons', async ({ page }) => {
    await page.goto(address('en', '/dragonwood/roll/'));
    await page.emulateMedia({ media: 'print' });
    const scene = page.locator('scene-steps .scene').first();
    await expect(scene.locator('ol > li')).toHaveCount(3);
    for (const step of await scene.locator('ol > li').all()) {
      expect(await step.evaluate((item) => getComputedStyle(item).visibility)).toBe('visible');
    }
    await expect(scene.locator('.steps')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('all steps stand there', async ({ page }) => {
      await page.goto(address('ru', '/dragonwood/roll/'));
      const rule = page.getByRole('region', { name: 'Промах — это рана' });
      await rule.locator('summary').click();
      for (const step of await rule.locator('.scene ol > li').all()) await expect(step).toBeVisible();
      await expect(rule.getByRole('button')).toHaveCount(0);
    });
  });
});
