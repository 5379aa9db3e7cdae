/** What the browser tests of the sandbox share. */
import type { Page } from '@playwright/test';
import { address, expect, type Language } from './support.ts';

/** Chooses settings before the page loads, as its panel would have stored them. */
export const useSettings = (page: Page, speed: 'step' | 'off') =>
  page.addInitScript((value) => {
    const settings = { version: 1, value: { hasLetterKeys: true, speed: value } };
    localStorage.setItem('dragon-games-settings', JSON.stringify(settings));
  }, speed);

/** Opens the sandbox, ready to be played; `fragment` is a link's. */
export async function openPlay(page: Page, language: Language, game: 'dragonwood' | 'dragonheart', fragment = '') {
  await page.goto(`${address(language, `/${game}/play/`)}${fragment}`);
  await expect(page.locator('astro-island:has(.game)')).not.toHaveAttribute('ssr');
  await expect(page.locator('.game[data-ready="true"], .game-table').first()).toBeVisible();
}

/** What the live region says, with plain spaces. */
export const spoken = async (page: Page): Promise<string> =>
  (await page.getByTestId('game-said').innerText()).replaceAll('\u00a0', ' ').trim();

/** Waits until the live region says it. */
export const expectSpoken = (page: Page, what: RegExp) => expect.poll(() => spoken(page)).toMatch(what);

/** The address of the game's link to this moment, from the page's own button, without the browser's clipboard. */
export async function linkOf(page: Page, button: string): Promise<string> {
  await page.evaluate(() => {
    const clipboard = { writeText: (text: string) => Promise.resolve(void (document.title = text)) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
  await page.getByRole('button', { name: button }).click();
  await expect.poll(() => page.title()).toContain('#');
  return new URL(await page.title()).hash;
}
