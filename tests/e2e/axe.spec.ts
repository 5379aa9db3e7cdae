import AxeBuilder from '@axe-core/playwright';
import { address, expect, languages, pagePaths, test, useTheme } from './support.ts';

/** One page of each kind is looked at in every language, theme and width; the others take turns. */
const kinds = new Set<string>([
  '/',
  '/dragonwood/capturing/',
  '/dragonwood/cards/',
  '/dragonwood/odds/',
  '/dragonheart/',
]);
const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;

const everyWay = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);
const looks = pagePaths.flatMap((path, place) => {
  const ways = kinds.has(path) ? everyWay : everyWay.filter((_, way) => way % 4 === place % 4);
  return ways.map((way) => ({ path, ...way }));
});

for (const { path, language, theme, width } of looks) {
  test(`axe finds nothing: ${language} ${path} ${theme} at ${width} px`, async ({ page }) => {
    await useTheme(page, theme);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address(language, path), { waitUntil: 'load' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const told = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 200)) }));
    expect(told).toEqual([]);
  });
}

test('axe finds nothing in the open dialogs of the calculator and the search', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=silver-sword&cards=nonsense');
  await page.getByRole('button', { name: 'Another card' }).click();
  expect((await new AxeBuilder({ page }).include('.target-dialog').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('scream');
  await expect(page.locator('.pagefind-ui__result-link').first()).toBeVisible();
  expect((await new AxeBuilder({ page }).include('site-search dialog').analyze()).violations).toEqual([]);
});
