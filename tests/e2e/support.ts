import { globSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const source = path.join(import.meta.dirname, '../../src');

/** English pages with a file of their own. Names in brackets stand for many pages. */
const pageFiles = [
  ...globSync('**/*.mdx', { cwd: path.join(source, 'content/docs') }),
  ...globSync('**/*.astro', { cwd: path.join(source, 'pages') }),
]
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^ru\/|\[|^404\./.test(file));

/** A wrong address is answered with this page. */
export const notFoundPath = '/404/';

/** Every page as its path below the language's folder; those of single rules only lead on to one of these. */
export const pagePaths: readonly string[] = [
  ...pageFiles.map((file) => `/${file.replace(/(?:(^|\/)index)?\.\w+$/, '$1')}/`.replace(/\/+$/, '/')).sort(),
  notFoundPath,
];

export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The address of a page in one language, relative to the site's base. */
export const address = (language: Language, path: string): string => {
  // A static host keeps the page for all wrong addresses under this name.
  if (language === 'en' && path === notFoundPath) return './404.html';
  return `.${language === 'ru' ? '/ru' : ''}${path}`;
};

/** Chooses light or dark before the page loads, as the theme picker would have stored it. */
export const useTheme = (page: Page, theme: 'light' | 'dark') =>
  page.addInitScript((value) => {
    localStorage.setItem('starlight-theme', value);
  }, theme);

interface Guards {
  /** Watches the page during the whole test: nothing on the console, nothing from another host. */
  readonly quiet: undefined;
  /** Set to true where the test opens an address that does not exist. */
  readonly expectsNotFound: boolean;
}

export const test = base.extend<Guards>({
  /** A page that is opened is there only when its islands answer: what was clicked before them would be lost. */
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...where) => {
      const response = await open(...where);
      if (javaScriptEnabled) await expect(page.locator('astro-island[ssr][client="load"]')).toHaveCount(0);
      return response;
    };
    await use(page);
  },
  expectsNotFound: [false, { option: true }],
  quiet: [
    async ({ context, baseURL, expectsNotFound }, use) => {
      const complaints: string[] = [];
      const own = new URL(baseURL ?? '').origin;
      context.on('console', (message) => {
        const isMissingPage = expectsNotFound && message.text().includes('404');
        if (['error', 'warning'].includes(message.type()) && !isMissingPage) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== own) complaints.push(`asked ${url.href}`);
      });
      await use(undefined);
      expect(complaints, 'console messages and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds on the page, or in the part of it that is named: each fault with where it stands. */
export async function axeFaults(page: Page, part?: string) {
  // Looking into frames takes axe twice the time, and this site has none; what passes needs no addresses.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 200)) }));
}

export { expect };
