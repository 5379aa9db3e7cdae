import { address, axeFaults, expect, languages, notFoundPath, pagePaths, test, useTheme } from './support.ts';

/** One page of each kind is looked at in every theme and width; the others take turns. */
const kinds = new Set([
  '/',
  '/dragonwood/capturing/',
  '/dragonwood/cards/',
  '/dragonwood/odds/',
  '/dragonheart/',
  notFoundPath,
]);
const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;

const looks = pagePaths.flatMap((path, place) => {
  const isTurn = (turn: number) => kinds.has(path) || turn === 0;
  return themes
    .filter((_, theme) => isTurn((place + theme) % 2))
    .map((theme) => ({ path, place, theme, widths: widths.filter((_, width) => isTurn(((place >> 1) + width) % 2)) }));
});

for (const [turn, language] of languages.entries()) {
  // A page that is no kind of its own is looked at in one language.
  for (const { path, theme, widths } of looks.filter(
    ({ path, place }) => kinds.has(path) || (place >> 2) % 2 === turn,
  )) {
    test(`axe finds nothing: ${language} ${path} ${theme} at ${widths.join(' and ')} px`, async ({ page }) => {
      await useTheme(page, theme);
      await page.goto(address(language, path), { waitUntil: 'load' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await axeFaults(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the open dialogs of the calculator and the search', async ({ page }) => {
  await page.goto('./dragonwood/odds/?target=silver-sword&cards=nonsense');
  await page.getByRole('button', { name: 'Another card' }).click();
  expect(await axeFaults(page, '.target-dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('textbox').fill('scream');
  await expect(page.locator('.pagefind-ui__result-link').first()).toBeVisible();
  expect(await axeFaults(page, 'site-search dialog')).toEqual([]);
});
