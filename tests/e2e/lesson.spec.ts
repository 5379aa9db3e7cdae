import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { lessonAddress, openLesson, plain, playable, said } from './lesson-support.ts';
import { address, axeFaults, expect, languages, sidewaysScroll, test, useTheme, type Language } from './support.ts';

// A long lesson on a busy machine takes its time.
test.describe.configure({ timeout: 150_000 });

const first = { place: 'dragonwood/first-turn', folder: 'dragonwood' };
const heart = { place: 'dragonheart/first-play', folder: 'dragonheart' };
const card = (page: Page, id: string) => page.locator(`.lesson [data-card^="${id}"]`).first();
const button = (page: Page, name: string) => page.locator('.lesson').getByRole('button', { name, exact: true });

/** Chooses the Spooky Spiders and two cards in a row, in the first step of the first lesson. */
async function aim(page: Page) {
  await card(page, 'spooky-spiders').click();
  await card(page, 'R3').click();
  await card(page, 'G4').click();
}

/** What the first lesson says to an attack in its first step. */
const early = (language: Language): string =>
  playable.find(({ place }) => place === first.place)?.[language].steps[0]?.mistakes['attack-first'] ?? '';

for (const language of languages) {
  test(`a weak move is held and a wrong one is refused, both with their rule, in ${language}`, async ({ page }) => {
    await openLesson(page, language, first);
    await aim(page);
    const methods = page.locator('.method-card');
    await methods.nth(1).getByRole('button').click();
    await expect(page.locator('.why-not a')).toHaveAttribute('href', /#dw-stomp$/);
    await expect.poll(() => said(page)).not.toBe('');
    await methods.nth(0).getByRole('button').click();
    await expect(page.locator('.why-not a')).toHaveAttribute('href', /#dw-turn-choice$/);
    await expect.poll(() => said(page)).toContain(plain(early(language)));
    await expect(page.locator('[data-focus="take-back"] button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, 'R3')).toBeVisible();
    await expect(page.locator('.method-card')).toHaveCount(3);
  });
}

test('a mistake may be made all the same, undone and redone', async ({ page }) => {
  await openLesson(page, 'en', first);
  await aim(page);
  await page.locator('.method-card').nth(0).getByRole('button').click();
  await button(page, 'Do it anyway').click();
  await button(page, 'Next').click();
  await expect(page.locator('.lesson-box')).toContainText('That is allowed, but it is not yet the goal');
  await button(page, 'Undo').click();
  await expect.poll(() => said(page)).toBe('One step back.');
  await expect(card(page, 'R3')).toBeVisible();
  await button(page, 'Redo').click();
  await expect.poll(() => said(page)).toBe('One step forward again.');
});

test('an attack that is refused shows its numbers with the gap between them', async ({ page }) => {
  await openLesson(page, 'ru', first);
  await card(page, 'spooky-spiders').click();
  for (const id of ['R3', 'O7']) await card(page, id).click();
  await page.locator('.method-card').nth(0).getByRole('button').click();
  await expect(page.locator('.why-not .rank-row')).toHaveText('34567не хватает: 4, 5, 6');
  await expect(page.locator('.why-not .rank-gap')).toHaveCount(3);
});

test('the coach of a mini-game compares each turn with the adviser’s', async ({ page }) => {
  await openLesson(page, 'en', { place: 'dragonwood/mini-game', folder: 'dragonwood' });
  const coach = page.locator('.lesson-coach');
  await expect(coach).toHaveCount(0);
  await button(page, 'Reload').click();
  await expect(coach).toContainText('the adviser would have done just that. With one more card a Stomp');
  // What happened and what the coach thinks of it are one message of the lesson's one live region.
  expect(await said(page)).toMatch(/reload.*the adviser would have done just that/i);
  await expect(page.locator('.lesson [role="status"]')).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(coach).toHaveCount(0);
  await card(page, 'wasps-nest').click();
  await card(page, 'G8').click();
  await page.locator('.method-card').nth(0).getByRole('button').click();
  await expect(coach).toContainText('The adviser would have played otherwise. Reload.');
});

test('Enter on a card of the hand plays it with those that are chosen', async ({ page }) => {
  await openLesson(page, 'en', heart);
  await card(page, 'Tr3').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson-answer')).not.toBeEmpty();
  await expect.poll(() => said(page)).not.toBe('');
});

test('three hints lead to the move, which is laid out and left to the learner', async ({ page }) => {
  await openLesson(page, 'en', first);
  await page.goto(`${lessonAddress('en', first)}#step-2`);
  await expect(page.locator('.lesson-task')).toContainText('strike at the Spooky Spiders');
  for (const name of ['Give me a hint', 'Another hint', 'Show the move']) await button(page, name).click();
  await expect.poll(() => said(page)).toBe('The cards of this move are chosen. Now press the button.');
  await expect(page.locator('.hand .playing-card-selected')).toHaveCount(3);
  await page.locator('.method-card').nth(0).getByRole('button').click();
  await expect(page.locator('.lesson-box')).toContainText('You capture the Spooky Spiders');
});

test('letters work while the table has the focus, and nowhere else', async ({ page }) => {
  await openLesson(page, 'en', first);
  await page.keyboard.press('r');
  await expect.poll(() => said(page)).toBe('');
  await card(page, 'R3').focus();
  await page.keyboard.press('h');
  await expect(page.locator('.hint-panel li').first()).toBeFocused();
  await card(page, 'R3').focus();
  await page.keyboard.press('r');
  await expect.poll(() => said(page)).toBe('You reload and draw blue 5.');
});

test('letters are switched off and dice lie at once, and it stays so in the other language', async ({ page }) => {
  await openLesson(page, 'en', first);
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Letters and digits' }).uncheck();
  await page.getByRole('radio', { name: 'No movement' }).check();
  await openLesson(page, 'ru', first);
  await card(page, 'R3').focus();
  await page.keyboard.press('h');
  await page.keyboard.press('r');
  await page.keyboard.press('?');
  await expect(page.locator('.hint-panel .hint-name')).toHaveCount(0);
  await expect.poll(() => said(page)).toBe('');
  await page.keyboard.press('Space');
  await expect(page.locator('.hand .playing-card-selected')).toHaveCount(1);
  await page.goto(`${lessonAddress('ru', first)}#step-2`);
  for (const name of ['Подскажите', 'Подскажите ещё', 'Показать ход']) await button(page, name).click();
  await page.locator('.method-card').nth(0).getByRole('button').click();
  const dice = page.locator('.bone-die-thrown');
  await expect(dice.first()).toBeVisible();
  const [time] = await dice.evaluateAll((all) => all.map((die) => getComputedStyle(die).animationDuration));
  expect(time).toBe('0s');
});

test('progress survives a reload and the other language, and is reset after asking', async ({ page }) => {
  await openLesson(page, 'en', first);
  await button(page, 'Reload').click();
  await button(page, 'Next').click();
  await button(page, 'Next step').click();
  await expect(page.locator('.lesson-place')).toContainText('step 2 of 3');
  await page.goto(lessonAddress('en', first));
  await expect(page.locator('.lesson-place')).toContainText('step 2 of 3');
  await page.goto(lessonAddress('ru', first));
  await expect(page.locator('.lesson-place')).toContainText('шаг 2 из 3');
  await page.goto(address('ru', '/dragonwood/learn/'));
  await expect(page.locator('.lesson-list li').first()).toContainText('пройдено 1 из 3');
  await page.getByRole('button', { name: 'Забыть всё пройденное' }).click();
  await page.getByRole('button', { name: 'Да, забыть' }).click();
  await expect(page.locator('.lesson-list li').first()).toContainText('ещё не начат');
});

test('progress is saved as a file and loaded from it', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    const lessons = { 'dragonwood/first-turn': { done: [0, 1], at: 1, isFinished: false } };
    localStorage.setItem('dragon-games-progress', JSON.stringify({ version: 1, value: lessons }));
  });
  await page.goto(address('en', '/dragonwood/learn/'));
  await expect(page.locator('.lesson-list li').first()).toContainText('2 of 3 done');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  await page.getByRole('button', { name: 'Forget my progress' }).click();
  await page.getByRole('button', { name: 'Yes, forget it' }).click();
  await expect(page.locator('.lesson-list li').first()).toContainText('not started');
  await page.locator('input[type="file"]').setInputFiles(await download.path());
  await expect(page.locator('.lesson-list li').first()).toContainText('2 of 3 done');
});

test('with storage blocked the lesson works and says that progress is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new Error('blocked');
    };
    Storage.prototype.setItem = Storage.prototype.getItem;
  });
  await openLesson(page, 'en', first);
  await expect(page.locator('.lesson-note')).toContainText('does not let the page keep your progress');
  await button(page, 'Reload').click();
  await expect(page.locator('.lesson-box')).toContainText('You reload and draw blue 5.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lesson is read from its first table to its last solution', async ({ page }) => {
    await page.goto(lessonAddress('ru', first));
    await expect(page.locator('.lesson')).toBeHidden();
    const strip = page.locator('.lesson-strip');
    await expect(strip.getByRole('heading')).toHaveCount(3);
    await expect(strip).toContainText('Ваша рука: красная 3');
  });
});

test('on paper the lesson is the same text', async ({ page }) => {
  await openLesson(page, 'en', heart);
  await expect(page.locator('.lesson-strip')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.lesson')).toBeHidden();
  await expect(page.locator('.lesson-strip')).toContainText('Play a Fire Dragon');
});

/** What only the other game's engine knows. */
const ofOtherGame = { dragonwood: 'petrifiedDragon', dragonheart: 'spooky-spiders' } as const;
const mostScript = 45_000;

for (const lesson of [first, heart]) {
  test(`${lesson.place} loads at most 45 kB of scripts, neither the other game nor the other language`, async ({
    page,
  }) => {
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      // The search comes by itself when the page is idle, as on every page.
      const isLessons = response.request().resourceType() === 'script' && !response.url().includes('/ui-core.');
      if (isLessons) bodies.push(response.body());
    });
    await openLesson(page, 'en', lesson);
    const scripts = await Promise.all(bodies);
    const sizes = scripts.map((script) => gzipSync(script).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostScript);
    const code = scripts.map(String).join('\n');
    expect(code).not.toContain(ofOtherGame[lesson.folder as keyof typeof ofOtherGame]);
    expect(code).not.toMatch(/[а-яё]{3} [а-яё]{3}/);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the middle of a lesson, ${theme}, 320 px`, async ({ page }) => {
    await useTheme(page, theme);
    await page.setViewportSize({ width: 320, height: 800 });
    const check = async () => {
      expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    };
    await openLesson(page, 'ru', first);
    await aim(page);
    await page.locator('.method-card').nth(1).getByRole('button').click();
    await check();
    await page.locator('.method-card').nth(0).getByRole('button').click();
    await check();
    await openLesson(page, 'en', heart);
    await card(page, 'Tr3').click();
    await page.locator('[data-space="treasure"]').click();
    await check();
    await page.goto(`${lessonAddress('en', heart)}#step-4`);
    await page.locator('.lesson-question [type="radio"]').first().check();
    await page.locator('.lesson-question [type="submit"]').click();
    await check();
  });
}
