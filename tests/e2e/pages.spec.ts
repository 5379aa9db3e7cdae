import { lazyInSight, type Screen } from '../../scripts/weight-budgets.ts';
import { address, expect, type Language, languages, notFoundPath, pagePaths, sidewaysScroll, test } from './support.ts';

/** What the switch to the other language says. */
const switches: Record<Language, { readonly name: string; readonly to: Language }> = {
  en: { name: 'Русский', to: 'ru' },
  ru: { name: 'English', to: 'en' },
};

const screens: Record<Screen, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
};

/** Widths, and sizes of text twice as large as most have it. */
const sizes = [
  ...[320, 390, 768, 1024, 1440].map((width) => ({ width, text: 16 })),
  ...[390, 768, 1280].map((width) => ({ width, text: 32 })),
];

/** Pictures on the screen that wait until they are. */
const waitingInSight = () =>
  [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && width > 0;
    return image.loading === 'lazy' && isOnScreen && image.checkVisibility();
  }).length;

for (const language of languages) {
  for (const path of pagePaths) {
    test(`${language} ${path} stands in its language, leads to its twin, weighs what is counted and fits every screen`, async ({
      page,
      baseURL,
    }) => {
      const response = await page.goto(address(language, path));
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{25,}/);
      const heading = (await page.locator('h1').textContent()) ?? '';
      expect(/[а-яё]/i.test(heading)).toBe(language === 'ru');

      const { name, to } = switches[language];
      // There is no other page to lead to from a page that does not exist.
      const twin = address(to, path === notFoundPath ? '/' : path);
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', new URL(twin, baseURL).pathname);

      // `scripts/weight-budgets.ts` says how many pictures are in sight at first; a wrong address weighs what its page does.
      for (const [screen, viewport] of Object.entries(screens) as [Screen, (typeof screens)[Screen]][]) {
        if (path === notFoundPath) continue;
        await page.setViewportSize(viewport);
        const weighed = lazyInSight(`${language === 'ru' ? 'ru' : ''}${path}index.html`.replace(/^\//, ''), screen);
        expect(await page.evaluate(waitingInSight), `pictures in sight on a ${screen}`).toBeLessThanOrEqual(weighed);
      }

      for (const { width, text } of sizes) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`;
        }, text);
        expect(await sidewaysScroll(page), `sideways scroll at ${width} px, text of ${text} px`).toBe(0);
      }
    });
  }
}

test('the language switch leads to the twin and back, and keeps the question and the anchor', async ({
  page,
  baseURL,
}) => {
  const pathname = (language: Language, path: string) => new URL(address(language, path), baseURL).pathname;
  await page.goto(address('en', '/dragonwood/capturing/'));
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  expect(new URL(page.url()).pathname).toBe(pathname('ru', '/dragonwood/capturing/'));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).pathname).toBe(pathname('en', '/dragonwood/capturing/'));

  await page.goto('./dragonwood/odds/?target=fire-ants&cards=4#_top');
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page.getByTestId('target')).toContainText('Огненные муравьи');
  expect(page.url()).toMatch(/\/ru\/dragonwood\/odds\/\?target=fire-ants&cards=4#_top$/);
});

test('the language switch keeps question and anchor in a new tab too', async ({ page, context }) => {
  await page.goto('./dragonwood/odds/?target=fire-ants&cards=4#_top');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Русский' }).click({ button: 'middle' });
  await expect(await opened).toHaveURL(/\/ru\/dragonwood\/odds\/\?target=fire-ants&cards=4#_top$/);
});

for (const language of languages) {
  test(`${language}: with text twice as large, prose beside the contents keeps at least the room of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address(language, '/dragonwood/'));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    const text = await page.locator('.sl-markdown-content').first().boundingBox();
    expect(text?.width).toBeGreaterThan(300);
  });

  test(`${language}: the bar's parts stand side by side on the narrowest phone, and with text twice as large`, async ({
    page,
  }) => {
    const cases = [
      { width: 320, text: '16px' },
      { width: 340, text: '16px' },
      { width: 390, text: '16px' },
      { width: 390, text: '32px' },
      { width: 1280, text: '32px' },
    ];
    for (const path of ['/', '/dragonwood/']) {
      await page.goto(address(language, path));
      for (const { width, text } of cases) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        const where = `${path} at ${width} px, text of ${text}`;
        const bar = await page.locator('header.header').boundingBox();
        const parts = await page
          .locator(
            '.site-bar :is(.mark, .words, .places a, site-search button[data-open-modal], .language, .theme-button):visible',
          )
          .evaluateAll((found) =>
            found
              .filter((part) => getComputedStyle(part).clipPath === 'none')
              .map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
          );
        expect(parts.length, where).toBeGreaterThanOrEqual(3);
        for (const [i, part] of parts.entries()) {
          expect(part.top, where).toBeGreaterThanOrEqual(0);
          expect(part.bottom, where).toBeLessThanOrEqual((bar?.height ?? 0) + 0.5);
          expect(part.right, where).toBeLessThanOrEqual((parts[i + 1]?.left ?? width) + 0.5);
        }
      }
    }
  });
}

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('./robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap-index\.xml$/m);
});

test('the theme can be chosen and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('./dragonwood/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('./ru/dragonheart/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is light or dark as the reader’s system is', async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const { path, light, dark } of [
      { path: './dragonwood/', light: 'rgb(243, 234, 213)', dark: 'rgb(21, 27, 19)' },
      { path: './ru/dragonheart/', light: 'rgb(233, 228, 222)', dark: 'rgb(19, 21, 26)' },
    ]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      expect(await paper()).toBe(light);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await paper()).toBe(dark);
    }
  });
});

test.describe('a wrong address', () => {
  test.use({ expectsNotFound: true });

  test('is answered in English with ways back', async ({ page }) => {
    const response = await page.goto('./no/such/page/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This path leads nowhere');
    await page.getByRole('main').getByRole('link', { name: 'To the start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Two dragon games');
  });

  test('below /ru/ is answered in Russian, and stays in the address bar to be put right', async ({ page }) => {
    await page.goto('./ru/такой/страницы/нет/?x=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта тропа никуда не ведёт');
    expect(decodeURI(page.url())).toContain('/ru/такой/страницы/нет/?x=1');
  });

  test('cannot be abused to show another site’s address', async ({ page, baseURL }) => {
    await page.goto(`./ru/404/?from=${encodeURIComponent('//example.org/')}`);
    expect(page.url().startsWith(baseURL ?? 'none')).toBe(true);
  });
});
