import { address, expect, languages, test } from './support.ts';

const tags = '.board-tag:visible';

for (const language of languages) {
  test(`${language}: a space that is touched shows what it takes, who takes it, and tells it in words`, async ({
    page,
  }) => {
    await page.goto(address(language, '/dragonheart/board/'));
    await page.locator('label[data-space="huntress"]').click();
    await expect(page.locator('input[value="huntress"]')).toBeChecked();
    const lit = page.locator(tags);
    await expect(lit).toHaveText(language === 'en' ? ['is taken', 'then here'] : ['заберёте', 'потом сюда']);
    await expect(page.locator('.board-guide-panel:visible a')).toHaveText(language === 'en' ? /Huntress/ : /Охотница/);
  });
}

test('arrow keys lead from space to space, and each is heard with what it does', async ({ page }) => {
  await page.goto(address('en', '/dragonheart/board/'));
  await page.locator('input[value="fireDragon"]').focus();
  await page.keyboard.press('ArrowRight');
  const treasure = page.getByRole('radio', { name: 'Treasure' });
  await expect(treasure).toBeFocused();
  await expect(treasure).toBeChecked();
  await expect(treasure).toHaveAccessibleDescription(/Who takes it ?: Fire Dragon \(each time\) or Sorceress/);
  await expect(page.locator(tags)).toHaveText(['takes it', 'takes it']);
});

test('without scripts the board works as well', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(address('en', '/dragonheart/board/'));
  await page.locator('label[data-space="ship"]').click();
  await expect(page.locator(tags)).toHaveText('is taken');
  await page.close();
});
