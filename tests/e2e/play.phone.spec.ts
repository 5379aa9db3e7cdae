import type { Page } from '@playwright/test';
import { expect, sidewaysScroll, test } from './support.ts';
import { expectSpoken, openPlay, useSettings } from './play-support.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens a game that is the same each time, and plays it on. */
async function begin(page: Page, game: 'dragonwood' | 'dragonheart', link: string) {
  await useSettings(page, 'step');
  await openPlay(page, 'ru', game);
  await button(page, 'Играть с\u00a0лёгким ботом').tap();
  await expectSpoken(page, /^Партия начинается\.$/);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await button(page, 'Играть отсюда').tap();
}

/** Sees the bot's moves until the reader decides again; each of them is spoken. */
async function seeBot(page: Page) {
  await expect(async () => {
    const next = button(page, 'Дальше');
    if (await next.isVisible()) {
      await next.tap();
      await expectSpoken(page, /^Мила /);
    }
    await expect(page.locator('.game-asked')).toHaveText('Ваш ход.', { timeout: 500 });
  }).toPass();
}

/** No two Latin words stand together anywhere, but where they are marked as English. */
async function expectRussian(page: Page) {
  const texts = await page.locator('.game').evaluateAll((roots) =>
    roots.flatMap((root) => {
      const copy = root.cloneNode(true) as HTMLElement;
      for (const marked of copy.querySelectorAll('[lang="en"], [translate="no"], kbd, style')) marked.remove();
      const named = [...copy.querySelectorAll('[aria-label], [title]')];
      return [copy.textContent, ...named.flatMap((each) => [each.ariaLabel ?? '', each.getAttribute('title') ?? ''])];
    }),
  );
  for (const text of texts) expect(text).not.toMatch(/[a-z]{2,} [a-z]{2,}/i);
}

test('a game of Dragonwood by tap alone on a phone, in Russian', async ({ page }) => {
  await begin(page, 'dragonwood', 'dragonwood.2:players=2,edition=tabletop:5::person,easy');
  await seeBot(page);
  await button(page, 'Подсказка').tap();
  await expect(page.locator('.hint-panel li:not(.hint-next)')).toHaveCount(1);
  await button(page, 'Подскажите ещё').tap();
  await button(page, 'Показать ход').tap();
  await expect(page.locator('.hint-panel li:not(.hint-next)')).toHaveCount(3);
  await button(page, 'Подмога').tap();
  await expectSpoken(page, /^Вы вызываете подмогу и берёте /);
  await seeBot(page);
  // A card of the row and one of the hand: three ways to attack, each with its chance or its reason.
  await page.locator('.landscape [data-card]').first().tap();
  await page.locator('.hand [data-card]').nth(0).tap();
  await page.locator('.hand [data-card]').nth(1).tap();
  await expect(page.locator('.method-card')).toHaveCount(3);
  await page
    .locator('.method-card')
    .getByRole('button', { name: /^Бросить/ })
    .first()
    .tap();
  await expectSpoken(page, /^Вы атакуете .+ Нужно \d+\. (Вы захватываете|Промах)/);
  await expectRussian(page);
  await button(page, 'Что произошло').tap();
  await expect(page.getByRole('log').getByText('Какие тут были шансы?').first()).toBeVisible();
  await page.getByRole('log').getByText('Какие тут были шансы?').first().tap();
  await expect(
    page.getByRole('log').getByRole('link', { name: 'Открыть в\u00a0калькуляторе' }).first(),
  ).toHaveAttribute('href', /\/ru\/dragonwood\/odds\/\?target=/);
  await button(page, 'Закрыть').tap();
  await button(page, 'Правила').tap();
  await page.getByRole('searchbox').fill('топот');
  await expect(page.locator('.game-rules li').first()).toContainText(/топот/i);
  await button(page, 'Закрыть').tap();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a game of Dragonheart by tap alone on a phone, in Russian', async ({ page }) => {
  await begin(page, 'dragonheart', 'dragonheart.2::3::person,easy');
  await seeBot(page);
  for (const turn of [1, 2, 3]) {
    await page.locator('.hand [data-card]').first().tap();
    await page
      .getByRole('button', { name: /^Сыграть/ })
      .first()
      .tap();
    await expectSpoken(page, /^Вы кладёте /);
    if (turn < 3) await seeBot(page);
  }
  await expectRussian(page);
  await button(page, 'Отменить').tap();
  await expectSpoken(page, /^Ход назад\./);
  await page.getByRole('radio', { name: 'новые кубики' }).check({ force: true });
  await expect(page.getByText('Всё, чего ещё не было, бросается и\u00a0тасуется заново.')).toBeVisible();
  await button(page, 'Отменить').tap();
  await expectSpoken(page, /заново\.$/);
  expect(await sidewaysScroll(page)).toBe(0);
});
