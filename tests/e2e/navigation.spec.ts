import type { Page } from '@playwright/test';
import { address, expect, type Language, languages, sidewaysScroll, test } from './support.ts';

const words = {
  en: {
    sections: 'The site',
    menu: 'Menu',
    worlds: ['Dragonwood', 'Dragonheart'],
    ways: ['Learn', 'Rules', 'Odds', 'Play'],
    toDragonheart: 'switch to Dragonheart',
    toDragonwood: 'switch to Dragonwood',
    show: 'Show me',
    pages: ['What kind of game is this?', 'Capturing a card', 'All the cards', 'What are my chances?'],
  },
  ru: {
    sections: 'Разделы',
    menu: 'Меню',
    worlds: ['Драконий лес', 'Сердце дракона'],
    ways: ['Уроки', 'Правила', 'Шансы', 'Играть'],
    toDragonheart: 'к «Сердцу дракона»',
    toDragonwood: 'к «Драконьему лесу»',
    show: 'Показать',
    pages: ['Что это за игра?', 'Как захватить карту', 'Все карты', 'Какие у меня шансы?'],
  },
} as const;

const header = (page: Page, language: Language) => page.getByRole('navigation', { name: words[language].sections });
const sidebar = (page: Page) => page.locator('#starlight__sidebar');

for (const language of languages) {
  const { worlds, ways, toDragonheart, toDragonwood, show, pages, menu } = words[language];
  const [learn, rules, odds, play] = ways;

  const headers: readonly { path: string; offered: readonly string[]; current?: string; value?: 'page' | 'true' }[] = [
    { path: '/', offered: worlds },
    { path: '/about/', offered: worlds },
    { path: '/dragonwood/', offered: ways, current: rules, value: 'page' },
    { path: '/dragonwood/capturing/', offered: ways, current: rules, value: 'true' },
    { path: '/dragonwood/odds/', offered: ways, current: odds, value: 'page' },
    { path: '/dragonheart/', offered: ways, current: rules, value: 'page' },
    { path: '/dragonheart/deck/', offered: ways, current: rules, value: 'true' },
    { path: '/dragonheart/learn/', offered: ways, current: learn, value: 'page' },
    { path: '/dragonwood/learn/strike/', offered: ways, current: learn, value: 'true' },
    { path: '/dragonwood/table/', offered: ways, current: odds, value: 'true' },
    { path: '/dragonheart/table/', offered: ways, current: odds, value: 'page' },
    { path: '/dragonheart/play/', offered: ways, current: play, value: 'page' },
  ];

  test(`${language}: the header offers the ways into the page’s world and marks the one that it stands in`, async ({
    page,
  }) => {
    for (const { path, offered, current, value } of headers) {
      await page.goto(address(language, path));
      const links = header(page, language).getByRole('link');
      await expect(links, path).toHaveText(offered);
      const marked = header(page, language).locator('[aria-current]');
      await expect(marked, path).toHaveText(current === undefined ? [] : [current]);
      if (value) await expect(marked, path).toHaveAttribute('aria-current', value);
    }
  });

  test(`${language}: the header’s ways lead on`, async ({ page }) => {
    await page.goto(address(language, '/dragonwood/capturing/'));
    await header(page, language).getByRole('link', { name: odds }).click();
    await expect(page).toHaveURL(/\/dragonwood\/odds\/$/);
    await header(page, language).getByRole('link', { name: rules }).click();
    await expect(page).toHaveURL(/\/dragonwood\/$/);
  });

  test(`${language}: the card of the world leads to the other game and back`, async ({ page }) => {
    await page.goto(address(language, '/dragonwood/capturing/'));
    await sidebar(page).getByRole('link', { name: toDragonheart }).click();
    await expect(page).toHaveURL(/\/dragonheart\/$/);
    await expect(page.locator('meta[name="game"]')).toHaveAttribute('content', 'dragonheart');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await sidebar(page).getByRole('link', { name: toDragonwood }).click();
    await expect(page).toHaveURL(/\/dragonwood\/$/);
  });

  test(`${language}: on a phone the menu reaches the game’s pages, its sections and the other game`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(language, '/dragonwood/capturing/'));
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: menu }).click();
    // Of the pages only those stand there whose group holds this one.
    const groups = sidebar(page).locator('summary');
    await expect(groups).toHaveCount(4);
    await expect(groups.nth(2)).toBeInViewport();
    await expect(sidebar(page).locator('details[open]')).toHaveCount(1);
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
    for (const group of [0, 2]) {
      expect((await groups.nth(group).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await groups.nth(group).click();
    }
    for (const name of [...ways, ...pages, toDragonheart]) {
      const link = sidebar(page).getByRole('link', { name, exact: true });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      // Targets of a finger; what switches the game stands as a line of text in its card.
      expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(name === toDragonheart ? 24 : 44);
    }
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText([pages[1]]);
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: menu }).click();
    await sidebar(page).getByRole('link', { name: pages[2], exact: true }).click();
    await expect(page).toHaveURL(/\/dragonwood\/cards\/$/);
  });

  test(`${language}: “Show me” opens and closes by keyboard and names its rule`, async ({ page }) => {
    await page.goto(address(language, '/dragonwood/capturing/'));
    const strike = page.locator('section.rule').filter({ has: page.locator('#dw-strike') });
    const examples = strike.locator('figure.example');
    const heading = (await strike.locator('.rule-title > span:not(.rule-number)').textContent()) ?? '';
    const summary = strike.locator('summary');
    await expect(summary).toHaveText(new RegExp(`^\\s*${show}\\s*:\\s*${heading}\\s*$`));
    await expect(examples.nth(0)).toBeVisible();
    await expect(examples.nth(1)).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(examples.nth(1)).toBeVisible();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Space');
    await expect(examples.nth(1)).toBeHidden();
  });

  for (const width of [320, 1440]) {
    test(`${language}: nothing scrolls sideways at ${width} px, folded or unfolded`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/dragonwood/capturing/', '/dragonheart/', '/dragonheart/deck/', '/about/']) {
        await page.goto(address(language, path));
        expect(await sidewaysScroll(page), path).toBe(0);
        const folded = page.locator('main details');
        await folded.evaluateAll((all) => {
          for (const each of all) (each as HTMLDetailsElement).open = true;
        });
        expect(await sidewaysScroll(page), `${path} unfolded`).toBe(0);
        if (width < 800) {
          await page.getByRole('button', { name: menu }).click();
          const overflow = await sidebar(page).evaluate((box) => box.scrollWidth - box.clientWidth);
          expect(overflow, `the menu on ${path}`).toBe(0);
        }
      }
    });
  }
}

test('the margin shows the whole card beside a long table of contents, which follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address('en', '/dragonwood/enhancements/'));
  const card = page.locator('.margin-card');
  await expect(card).toBeInViewport({ ratio: 1 });
  const current = page.locator('.right-sidebar-panel [aria-current="true"]');
  // The picture above the title belongs to the page's beginning.
  await expect(current).toHaveAttribute('href', '#_top');
  // Past the heading, into the rule's text.
  await page.locator('#dw-lightning-bolt').evaluate((heading) => {
    scrollBy(0, heading.getBoundingClientRect().top - 60);
  });
  await expect(current).toHaveAttribute('href', '#dw-lightning-bolt');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(card).toBeInViewport({ ratio: 1 });
});

test('paper shows what is folded on the screen', async ({ page }) => {
  await page.goto(address('en', '/dragonwood/capturing/'));
  await page.emulateMedia({ media: 'print' });
  const strike = page.locator('section.rule').filter({ has: page.locator('#dw-strike') });
  await expect(strike.locator('summary')).toBeHidden();
  expect((await strike.locator('figure.example').nth(1).boundingBox())?.height).toBeGreaterThan(100);
});
