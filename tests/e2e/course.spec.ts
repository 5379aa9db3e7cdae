/** The whole course, played in a browser: the lessons in turn by the keyboard in English and by tap in Russian. */
import type { Locator, Page } from '@playwright/test';
import { parseReplay, startState } from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { keys, lessonAddress, openLesson, playable, playStep, taps } from './lesson-support.ts';
import { expect, sidewaysScroll, test } from './support.ts';

// A long lesson on a busy machine takes its time.
test.describe.configure({ timeout: 150_000 });

/** The lessons take turns: all of them both ways take five minutes of a small machine. */
const byKeyboard = playable.filter((_, place) => place % 2 === 0);
const byTap = playable.filter((_, place) => place % 2 === 1);

for (const lesson of byKeyboard) {
  test(`the lesson ${lesson.place} is played to its end by keyboard alone`, async ({ page }) => {
    await openLesson(page, 'en', lesson);
    const hands = keys(page);
    for (const [at, step] of lesson.steps.entries()) {
      await expect(page.locator('.lesson-task')).toHaveText(lesson.en.steps[at]?.ask ?? '');
      const onward = await playStep(page, hands, step, lesson.en.steps[at]?.done ?? '', 'en');
      await hands.press(onward);
    }
    await expect(page.locator('#lesson-end')).toBeFocused();
  });
}

/** The end of a lesson leads to the sandbox: with a table as the engine reads it, unless the game is over. */
async function expectToPlayOn(page: Page, folder: string) {
  const way = page.locator(`.lesson-end a[href*="/${folder}/play/"]`);
  if ((await way.textContent()) === 'Сыграть целую партию') return;
  const link = decodeURIComponent((await way.getAttribute('href'))?.split('#play=')[1] ?? '');
  const { replay, problems } =
    folder === 'dragonwood' ? parseReplay(dragonwood.notation, link) : parseReplay(dragonheart.notation, link);
  expect(problems).toEqual([]);
  if (replay?.start.kind !== 'position') throw new Error('no position');
  const table = folder === 'dragonwood' ? startState(dragonwood, replay.start) : startState(dragonheart, replay.start);
  expect(table).toHaveProperty('value');
}

test('a lesson is played on in the sandbox from where it ended', async ({ page }) => {
  const lesson = playable.find(({ place }) => place === 'dragonwood/first-turn');
  if (!lesson) throw new Error('no lesson');
  await openLesson(page, 'ru', lesson);
  const { length } = lesson.steps;
  await page.goto(`${lessonAddress('ru', lesson)}#step-${length}`);
  const step = lesson.steps[length - 1];
  if (!step) throw new Error('no step');
  await keys(page).press(await playStep(page, keys(page), step, lesson.ru.steps[length - 1]?.done ?? '', 'ru'));
  await page.getByRole('link', { name: 'Играть отсюда дальше' }).click();
  await expect(page).toHaveURL(/\/ru\/dragonwood\/play\//);
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  await expect(page.locator('.landscape [data-card]')).toHaveCount(5);
});

test.describe('by tap alone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const lesson of byTap) {
    test(`the lesson ${lesson.place} is played to its end in Russian`, async ({ page }) => {
      await openLesson(page, 'ru', lesson);
      const finger = taps(page);
      const hands = {
        ...finger,
        async press(control: Locator) {
          // Nobody scrolls for the chance of an attack, whatever the hand.
          const isAttack = await control.evaluate((element) => element.closest('.method-card') !== null);
          if (isAttack) await expect(control).toBeInViewport({ ratio: 1, timeout: 1000 });
          await finger.press(control);
        },
      };
      for (const [at, step] of lesson.steps.entries()) {
        await expect(page.locator('.lesson-task')).toHaveText(lesson.ru.steps[at]?.ask ?? '');
        const onward = await playStep(page, hands, step, lesson.ru.steps[at]?.done ?? '', 'ru');
        await hands.press(onward);
      }
      await expect(page.locator('#lesson-end')).toBeFocused();
      expect(await sidewaysScroll(page)).toBe(0);
      await expectToPlayOn(page, lesson.folder);
    });
  }
});
