import type { Page } from '@playwright/test';
import { openPlay, useSettings } from './play-support.ts';
import { axeFaults, expect, sidewaysScroll, test, useTheme } from './support.ts';

async function axeFindsNothing(page: Page, where: string) {
  expect(await axeFaults(page, 'main'), where).toEqual([]);
  expect(await sidewaysScroll(page), where).toBe(0);
}

for (const theme of ['light', 'dark'] as const) {
  const [game, language] = theme === 'light' ? (['dragonwood', 'en'] as const) : (['dragonheart', 'ru'] as const);
  const words =
    language === 'en'
      ? {
          more: 'your own choices',
          begin: 'Start the game',
          log: 'What happened',
          rules: 'Rules',
          position: 'Set up a position',
          back: 'Back',
        }
      : {
          more: 'на свой вкус',
          begin: 'Начать партию',
          log: 'Что произошло',
          rules: 'Правила',
          position: 'Составить позицию',
          back: 'Назад',
        };

  test(`axe finds nothing in any phase of ${game} (${language}, ${theme}) at 320 px, and a whole game ends in its score`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await useTheme(page, theme);
    await useSettings(page, 'off');
    await openPlay(page, language, game);
    await axeFindsNothing(page, 'start');
    await page.getByRole('button', { name: words.position }).click();
    await expect(page.locator('.position-verdict')).toHaveAttribute('data-fine', 'true');
    await axeFindsNothing(page, 'position');
    await page.getByRole('button', { name: words.back, exact: true }).click();
    await page.getByRole('button', { name: words.more }).click();
    await axeFindsNothing(page, 'form');
    await page.locator('[name="kind-0"]').selectOption('person');
    await page.locator('[name="kind-1"]').selectOption('person');
    await page.getByRole('button', { name: words.begin }).click();
    await axeFindsNothing(page, 'curtain');
    await page.keyboard.press('Enter');
    await expect(page.locator('.hand [data-card]').first()).toBeVisible();
    await axeFindsNothing(page, 'table');
    for (const what of [words.log, words.rules]) {
      await page.locator('.game-drawers').getByRole('button', { name: what }).click();
      await axeFindsNothing(page, what);
      await page.keyboard.press('Escape');
      await expect(page.locator('.game-drawers').getByRole('button', { name: what })).toBeFocused();
    }

    const options =
      game === 'dragonwood' ? 'players=3,edition=tabletop,variants=shortGame' : 'endTrigger=lastCardDrawn';
    const bots = game === 'dragonwood' ? 'easy,normal,hard' : 'normal,hard';
    await openPlay(page, language, game, `#${game}.2:${options}:7::${bots}`);
    await page.reload();
    await axeFindsNothing(page, 'replay');
    await page.locator('.game-replay').getByRole('button').last().click();
    const end = page.locator('.game-end');
    await expect(end).toBeVisible({ timeout: 45_000 });
    await expect(end.getByRole('heading', { level: 2 })).toBeFocused();
    // The lines of every player add up to the total.
    for (const table of await end.locator('.score-sheet table').all()) {
      const lines = (await table.locator('tbody td:last-child').allInnerTexts()).map(Number);
      const total = Number(await table.locator('tfoot td').innerText());
      expect(lines.reduce((sum, points) => sum + points, 0)).toBe(total);
    }
    await end.locator('.review').getByRole('button').click();
    await expect(end.locator('.review figure')).toBeVisible({ timeout: 30_000 });
    for (const summary of await end.locator('.review summary').all()) await summary.click();
    await axeFindsNothing(page, 'end');
  });
}
