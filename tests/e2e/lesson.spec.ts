import AxeBuilder from '@axe-core/playwright';
import { act, keys, lessonAddress, openLesson, playable, playStep, said, taps } from './lesson-support.ts';
import { expect, languages, sidewaysScroll, test, useTheme } from './support.ts';

for (const lesson of playable) {
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

test.describe('by tap alone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const lesson of playable) {
    test(`the lesson ${lesson.place} is played to its end in Russian`, async ({ page }) => {
      await openLesson(page, 'ru', lesson);
      const hands = taps(page);
      for (const [at, step] of lesson.steps.entries()) {
        const onward = await playStep(page, hands, step, lesson.ru.steps[at]?.done ?? '', 'ru');
        await hands.press(onward);
      }
      await expect(page.locator('#lesson-end')).toBeFocused();
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }
});
