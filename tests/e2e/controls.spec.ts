/** What a control is called, and how a chosen card shows where the reader's system picks the colours. */
import { address, expect, languages, test } from './support.ts';

const foreign = { en: /[а-яё]/i, ru: /[a-z]{3,}/i } as const;

for (const language of languages) {
  test(`${language}: every control among the pieces has a name, in the page's language`, async ({ page }) => {
    await page.goto(address(language, '/about/specimen/'));
    const controls = page
      .getByRole('main')
      .locator('button, a[href], input, select, textarea, summary, [role="button"], [tabindex="0"]')
      .filter({ visible: true });
    expect(await controls.count()).toBeGreaterThan(40);
    for (const control of await controls.all()) {
      await expect(control).toHaveAccessibleName(/\S/);
      // What stands in another language says so.
      const isOtherLanguage = await control.evaluate(
        (element, own) => element.closest('[lang]')?.getAttribute('lang') !== own,
        language,
      );
      if (!isOtherLanguage) await expect(control).not.toHaveAccessibleName(foreign[language]);
    }
  });
}

test('in forced colours a selected card has the system’s mark of a choice, which no other card has', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('./about/specimen/');
  const ring = (state: string) =>
    page
      .locator(`.playing-card-${state}`)
      .first()
      .evaluate((card) => {
        const { borderTopColor, borderTopWidth, content } = getComputedStyle(card, '::before');
        return content === 'none' ? 'none' : `${borderTopWidth} ${borderTopColor}`;
      });
  const highlight = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'Highlight';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await ring('selected')).toBe(`5px ${highlight}`);
  expect(await ring('target')).toBe(`5px ${highlight}`);
  for (const state of ['addable', 'selectable', 'unfit']) expect(await ring(state), state).not.toContain(highlight);
  const sign = page.locator('.playing-card-selected .playing-card-sign').first();
  await expect(sign).toBeVisible();
});
