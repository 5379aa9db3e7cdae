import { address, axeFaults, expect, type Language, languages, sidewaysScroll, test, useTheme } from './support.ts';

const path = '/about/specimen/';

const handName: Record<Language, RegExp> = { en: /^Your hand, \d of 9$/, ru: /^Ваша рука: \d из 9$/ };

for (const language of languages) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing among all pieces: ${language}, ${theme}, 320 and 1280 px`, async ({ page }) => {
      await useTheme(page, theme);
      await page.goto(address(language, path), { waitUntil: 'load' });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await axeFaults(page), `at ${width} px`).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    });
  }

  test(`every control has a name of its own in ${language}, and a target of 44 pixels`, async ({ page }) => {
    await page.goto(address(language, path));
    const hand = page.getByRole('group', { name: handName[language] });
    await expect(hand.getByRole('button')).toHaveCount(8);
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      await expect(button).toHaveAccessibleName(/\S{2}/);
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    const names = await hand.getByRole('button').evaluateAll((all) => all.map((each) => each.textContent));
    expect(new Set(names).size).toBe(8);
  });
}

/** The board's spaces in the order of reading, each with the words it begins with. */
const boardNames: Record<Language, readonly string[]> = {
  en: [
    'Fire Dragon: 1 card, 2 points, taken by Huntress',
    'Treasure: 4 cards, 9 points, taken by Fire Dragon or Sorceress, take 9 points',
    'Sorceress: 2 cards, 3 points, taken by Troll or Knight',
    'Petrified Dragon: 2 cards, 4 points, taken by Sorceress',
    'Huntress: 2 of 3, 2 points',
    'Ship: 1 of 3',
    'Knight: 1 of 2, 1 point',
    'Troll: empty, taken by Knight',
    'The hold: 3 cards, 4 points, taken by Ship',
    'Dwarf: 2 of 4, 4 points',
  ],
  ru: [
    'Огненный дракон: 1 карта, 2 очка, забирает Охотница',
    'Сокровище: 4 карты, 9 очков, забирает Огненный дракон или Волшебница, заберёте 9 очков',
    'Волшебница: 2 карты, 3 очка, забирает Тролль или Рыцарь',
    'Окаменевший дракон: 2 карты, 4 очка, забирает Волшебница',
    'Охотница: 2 из 3, 2 очка',
    'Корабль: 1 из 3',
    'Рыцарь: 1 из 2, 1 очко',
    'Тролль: пусто, забирает Рыцарь',
    'Трюм: 3 карты, 4 очка, забирает Корабль',
    'Гном: 2 из 4, 4 очка',
  ],
};
const boardLabel: Record<Language, string> = { en: 'The board', ru: 'Доска' };

for (const language of languages) {
  test(`arrows walk over the whole board, each space says what lies there, in ${language}`, async ({ page }) => {
    await page.goto(address(language, path));
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const spaces = page.getByRole('group', { name: boardLabel[language], exact: true }).getByRole('button');
    await spaces.last().focus();
    await page.keyboard.press('Home');
    const focused = page.locator(':focus');
    for (const name of boardNames[language]) {
      await expect(focused).toHaveAccessibleName(name);
      await page.keyboard.press('ArrowRight');
    }
    // The last space is an end.
    await expect(focused).toHaveAccessibleName(boardNames[language].at(-1) ?? '');
  });
}

for (const width of [320, 390, 768]) {
  test(`every space of the board is a target of 44 pixels, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address('ru', path));
    const spaces = await page.getByRole('group', { name: boardLabel.ru, exact: true }).getByRole('button').all();
    expect(spaces).toHaveLength(10);
    for (const space of spaces) {
      const box = await space.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test(`no name on the board covers another, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languages) {
      await page.goto(address(language, path));
      const plates = page.locator('.board-space .board-plate');
      await expect(plates).toHaveCount(10);
      const boxes = await plates.evaluateAll((all) =>
        all.map((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return { left, right, top, bottom, text: each.textContent };
        }),
      );
      const overlaps = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.text} / ${b.text}`),
      );
      expect(overlaps).toEqual([]);
    }
  });
}

test('a card says what it is, how it stands and where', async ({ page }) => {
  await page.goto(address('en', path));
  await expect(page.getByRole('button', { name: 'Blue 7, selected, 3 of 8', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Grumpy Troll, target, 3 of 5', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adventurer, face down', exact: true })).toBeVisible();
  await page.goto(address('ru', path));
  await expect(page.getByRole('button', { name: 'Синяя 7, выбрана, 3 из 8', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Карта «Ворчливый тролль», цель, 3 из 5', exact: true })).toBeVisible();
});

test.describe('with the keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(address('en', path));
    // The island has taken over what the server drew.
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });

  test('the hand is one tab stop; arrows, Home and End move in it, and Tab comes back to the same card', async ({
    page,
  }) => {
    const hand = page.getByRole('group', { name: handName.en });
    await expect(hand.locator('[tabindex="0"]')).toHaveCount(1);
    await hand.getByRole('button').first().focus();
    const focused = page.locator(':focus');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(/^Blue 3,/);
    await page.keyboard.press('End');
    await expect(focused).toHaveAccessibleName(/^Green 10,/);
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(/^Green 10,/);
    await page.keyboard.press('ArrowLeft');
    await expect(focused).toHaveAccessibleName(/^Purple 9,/);
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Silver Sword, selected, 1 of 2');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveAccessibleName('Play the selected cards');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveAccessibleName(/^Purple 9,/);
    await page.keyboard.press('Home');
    await expect(focused).toHaveAccessibleName(/^Red 2,/);
  });

  test('Space puts a card back and selects it again', async ({ page }) => {
    const hand = page.getByRole('group', { name: handName.en });
    await hand.getByRole('button', { name: /^Blue 7,/ }).focus();
    const focused = page.locator(':focus');
    await page.keyboard.press('Space');
    await expect(focused).toHaveAccessibleName('Blue 7, could be added, 3 of 8');
    await page.keyboard.press('Space');
    await expect(focused).toHaveAccessibleName('Blue 7, selected, 3 of 8');
  });

  test('when a card leaves, its right neighbour has the focus, then the left one, at last the hand', async ({
    page,
  }) => {
    const hand = page.getByRole('group', { name: handName.en });
    await hand.getByRole('button', { name: /^Purple 9,/ }).focus();
    const focused = page.locator(':focus');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/^Green 10,/);
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(/^Red 8,/);
    for (let left = 6; left > 0; left--) await page.keyboard.press('Enter');
    await expect(hand.getByRole('button')).toHaveCount(0);
    await expect(hand).toBeFocused();
  });

  test('a pointer keeps its place when a card leaves elsewhere', async ({ page }) => {
    const play = page.getByRole('button', { name: 'Play the selected cards' }).first();
    await play.click();
    await expect(page.getByRole('group', { name: 'Your hand, 5 of 9' })).toBeVisible();
    await expect(play).toBeFocused();
  });

  test('the landscape moves the same way, and Space chooses the target', async ({ page }) => {
    const landscape = page.getByRole('group', { name: 'Landscape' });
    await landscape.getByRole('button').first().focus();
    const focused = page.locator(':focus');
    await page.keyboard.press('End');
    await expect(focused).toHaveAccessibleName('Orange Dragon, 5 of 5');
    await page.keyboard.press('Space');
    await expect(focused).toHaveAccessibleName('Orange Dragon, target, 5 of 5');
    await expect(landscape.getByRole('button', { name: /target/ })).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName('Spooky Spiders, target, 4 of 5');
  });

  test('the board is one tab stop, arrows move over it, and Enter chooses', async ({ page }) => {
    const board = page.getByRole('group', { name: 'The board' });
    await expect(board.getByRole('button')).toHaveCount(10);
    await expect(board.locator('[tabindex="0"]')).toHaveCount(1);
    await board.getByRole('button').first().focus();
    const focused = page.locator(':focus');
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAccessibleName(
      'Treasure: 4 cards, 9 points, taken by Fire Dragon or Sorceress, take 9 points',
    );
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(/^Ship: 1 of 3/);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName('The hold: 3 cards, 4 points, taken by Ship');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chosen: The hold')).toBeVisible();
  });

  test('two piles to choose between say what each would bring, and Enter takes one', async ({ page }) => {
    await page.getByRole('button', { name: 'The Sorceress chooses' }).press('Enter');
    const board = page.getByRole('group', { name: 'The board' });
    await expect(board.getByRole('button', { name: /, take \d points$/ })).toHaveCount(2);
    await board.getByRole('button', { name: /^Treasure: .*, take 9 points$/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Petrified Dragon: .*, take 4 points$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chosen: Petrified Dragon')).toBeVisible();
  });

  test('the Great Dragon goes to the edge of the board of the player who has it', async ({ page }) => {
    const figure = page.locator('.board .dragon-figure');
    await page.getByRole('button', { name: 'You have the Great Dragon' }).click();
    await expect(page.locator('.board-keeper')).toContainText('with you');
    await expect(figure).toHaveCount(1);
    const yours = await figure.boundingBox();
    const stage = await page.locator('.board-stage').boundingBox();
    expect(yours?.y ?? 0).toBeGreaterThan((stage?.y ?? 0) + (stage?.height ?? 0) / 2);
    await page.getByRole('button', { name: 'The third ships have sailed' }).click();
    await expect(page.locator('.board-keeper')).toContainText('with the opponent');
  });

  test('each hint that is asked for has the focus', async ({ page }) => {
    const hints = page.getByRole('group', { name: 'Hints' }).first();
    await hints.getByRole('button', { name: 'Show the move' }).press('Enter');
    await expect(hints.getByRole('listitem').last()).toBeFocused();
    await expect(hints.getByRole('button')).toHaveCount(0);
  });
});

test('dice lie still at once for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address('en', path));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Throw the dice again' }).click();
  const thrown = page.locator('.bone-die-thrown');
  await expect(thrown).toHaveCount(6);
  expect(await thrown.evaluateAll((dice) => dice.flatMap((die) => die.getAnimations()).length)).toBe(0);
});

test('a throw takes at most 600 ms', async ({ page }) => {
  await page.goto(address('en', path));
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Throw the dice again' }).click();
  // Read from the style: on a slow machine the dice may lie still before anybody asks.
  const ends = await page.locator('.bone-die-thrown').evaluateAll((dice) =>
    dice.map((die) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(die);
      return animationName === 'none' ? Infinity : parseFloat(animationDuration) + parseFloat(animationDelay);
    }),
  );
  expect(ends).toHaveLength(6);
  expect(Math.max(...ends)).toBeLessThanOrEqual(0.6);
});
