import { axeFaults, expect, test } from './support.ts';

test('a table can be asked about by keyboard alone, and the address keeps it', async ({ page }) => {
  await page.goto('./dragonwood/table/');
  await expect(page.getByTestId('move')).toHaveText('Reload');
  await expect(page.getByText('You hold no cards.')).toBeVisible();

  // The grid is one tab stop; arrows move, Space takes a card and lets it go.
  const grid = page.getByRole('group', { name: 'Your hand' });
  await page.getByRole('button', { name: 'Red 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('button', { name: 'Orange 2' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 of 9 cards')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Or type your hand')).toBeFocused();

  // The landscape: the dialog stays open until it is done.
  const choose = page.getByRole('button', { name: 'Choose cards' });
  await choose.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Spooky Spiders/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('2 of 5 cards');
  await dialog.getByRole('searchbox', { name: 'Find a card' }).fill('ants');
  await expect(dialog.getByRole('listitem')).toHaveText([/Fire Ants/]);
  expect(await axeFaults(page, '.target-dialog')).toEqual([]);
  // The first Escape empties the field, the second closes the dialog.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();

  // 35 of 36 for a single point: with two at the table two 2s are worth more than that.
  const captures = page.getByRole('region', { name: 'All your captures' }).getByRole('listitem');
  await expect(captures.filter({ hasText: '35/36' })).toContainText('Spooky Spiders');
  await expect(page.getByTestId('spoken')).toHaveText('Best move: Reload.');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(page).toHaveURL(/\?hand=R2\+O2&landscape=spooky-spiders,charmed-potion&players=4$/);

  // A card that goes takes its button along; the focus stays near.
  await page.getByRole('button', { name: 'Take Charmed Potion away' }).focus();
  await page.keyboard.press('Enter');
  await expect(choose).toBeFocused();
});

test('a typed hand, a tenth card and a Ladybug are answered in words', async ({ page }) => {
  await page.goto('./dragonwood/table/?landscape=fire-ants&hand=R1+R2+R3+R4+R5+R6+R7+R8');
  await page.getByText('Or type your hand').click();
  await page.getByLabel('Cards in your hand').fill('r3 g4 L B5');
  await page.getByRole('button', { name: 'Take these cards' }).click();
  await expect(page.getByRole('alert')).toContainText('A Ladybug is never held');
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/hand=R3\+G4\+B5/);
});

test('with a Mushroom a roll is typed in, and it says which die to roll again', async ({ page }) => {
  await page.goto('./dragonwood/table/?hand=R4+B5+G6&landscape=fire-ants&use=lucky-mushroom');
  await page
    .getByLabel('Your attack')
    .selectOption({ label: 'Fire Ants · Strike · red\u00a04, blue\u00a05, green\u00a06' });
  const faces = page.getByRole('group', { name: 'Tap the faces that you rolled' });
  for (const face of ['2', '1', '3']) await faces.getByRole('button', { name: face, exact: true }).click();
  // 6 of 7: without the 1 it is 5, and every face of 2 or more hits.
  await expect(page.getByTestId('mushroom')).toHaveText('Roll the 1 again: 5 of 6 faces hit.');
  expect(await axeFaults(page)).toEqual([]);
});

test('[dw-dragon-spell] a dragon can be captured by the Spell where it is played, and paper shows all of it', async ({
  page,
}) => {
  await page.goto('./dragonwood/table/?hand=R4+R5+R6+B9&landscape=orange-dragon,wild-boar&players=3');
  const captures = page.getByRole('region', { name: 'All your captures' }).getByRole('listitem');
  await expect(captures.filter({ hasText: 'Dragon Spell' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Dragon Spell' }).check();
  const spell = captures.filter({ hasText: 'Dragon Spell' });
  await expect(spell).toContainText('13/36');
  await expect(spell).toContainText('a miss costs 2 cards');
  await expect(page).toHaveURL(/&players=3&variants=dragonSpell$/);
  await page.getByRole('radio', { name: 'my last turn' }).check();
  await expect(page.getByText('It is your last turn: only points count now.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reload or capture?' })).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeHidden();
  await expect(page.locator('.hand-printed .chip')).toHaveCount(4);
  await expect(page.locator('.captures details').first()).toHaveAttribute('open', '');
});

test('the simple view shows faces with their words', async ({ page }) => {
  await page.goto('./ru/dragonwood/table/?hand=R4+B5+G6&landscape=fire-ants,angry-ogre&players=4');
  await page.getByRole('checkbox', { name: 'Попроще: три рожицы' }).check();
  await expect(page.getByRole('region', { name: 'Все ваши атаки' }).getByText('Рискованно').first()).toBeVisible();
  await expect(page.getByText('Подмога или атака?')).toHaveCount(0);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFaults(page), `at ${width} px`).toEqual([]);
  }
});

test('an address of nonsense still asks, and says what it left out', async ({ page }) => {
  await page.goto('./dragonwood/table/?hand=R4,Q9&landscape=unicorn-king&players=12&others=%00');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('1 of 9 cards')).toBeVisible();
});
