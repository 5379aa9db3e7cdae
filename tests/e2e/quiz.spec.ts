/** The quizzes, played by keyboard and by tap; what the engine holds for right is told as right. */
import type { Locator, Page } from '@playwright/test';
import { questionsInQuiz, type Question } from '#engine/quiz/index.ts';
import { heartQuestion } from '#engine/quiz/dragonheart/index.ts';
import { woodQuestion } from '#engine/quiz/dragonwood/index.ts';
import { quizWords } from '#i18n/quiz-words.ts';
import { plain } from './lesson-support.ts';
import { address, axeFaults, expect, type Language, sidewaysScroll, test, useTheme } from './support.ts';

test.describe.configure({ timeout: 90_000 });

const quizOf = (page: Page) => page.locator('astro-island .quiz');
const heard = async (page: Page) => plain((await quizOf(page).getByRole('status').textContent()) ?? '');
const optionAt = (page: Page, place: number): Locator => page.locator('.quiz-options input').nth(place);

async function open(page: Page, language: Language, game: string, fragment: string) {
  await page.goto(address(language, `/${game}/learn/quiz/${fragment}`));
  await expect(quizOf(page).getByRole('heading')).toBeVisible();
}

/** What stands under an answer: whether it was right, why, and a rule of this game. */
async function checkAnswer(page: Page, language: Language, { rule }: Question, isRight: boolean) {
  const { right, wrong } = quizWords(language).common;
  const answer = page.locator('.quiz-answer');
  await expect(answer).toHaveAttribute('data-mark', isRight ? 'right' : 'wrong');
  const told = plain((await answer.locator('p').first().textContent()) ?? '');
  expect(told.startsWith(isRight ? right : (wrong.split('{')[0] ?? ''))).toBe(true);
  expect(await heard(page)).toBe(told);
  await expect(answer.locator('a')).toHaveAttribute('href', new RegExp(`#${rule}$`));
  await expect(answer.getByRole('button')).toBeFocused();
}

test('a whole quiz of Dragonwood by keyboard alone: every answer right but one', async ({ page }) => {
  const seed = 2024;
  await open(page, 'en', 'dragonwood', `#${seed}`);
  const group = page.locator('.quiz-options');
  const isInGroup = () => group.evaluate((all) => all.contains(document.activeElement));
  for (let number = 0; number < questionsInQuiz; number++) {
    const question = woodQuestion(seed, number);
    // In the third question another answer than the right one.
    const isRight = number !== 2;
    const place = isRight ? question.answer : (question.answer + 1) % question.options.length;
    await expect(quizOf(page).locator('.quiz-place')).toContainText(`Question ${number + 1} of ${questionsInQuiz}`);
    for (let count = 0; count < 60 && !(await isInGroup()); count++) await page.keyboard.press('Tab');
    if (number === 0) {
      await page.keyboard.press('Enter');
      await expect.poll(() => heard(page)).toBe('Choose an answer first.');
    }
    await page.keyboard.press('Space');
    for (let step = 0; step < 8 && !(await optionAt(page, place).isChecked()); step++) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await checkAnswer(page, 'en', question, isRight);
    await page.keyboard.press('Enter');
    if (number < questionsInQuiz - 1) await expect(page.locator('#quiz-task')).toBeFocused();
  }
  await expect(page.locator('.quiz-result')).toBeFocused();
  await expect(page.locator('.quiz-result')).toHaveText('9 of 10');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#quiz-task')).toBeFocused();
  await expect(page).not.toHaveURL(/#2024$/);
});

test.describe('by tap alone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a whole quiz of Dragonheart in Russian, found from the list of lessons', async ({ page }) => {
    await page.goto(address('ru', '/dragonheart/learn/'));
    await page.locator('.lesson-quiz').getByRole('link', { name: 'Проверьте себя' }).tap();
    await expect(page).toHaveURL(/\/ru\/dragonheart\/learn\/quiz\/#\d+$/);
    const seed = Number(new URL(page.url()).hash.slice(1));
    for (let number = 0; number < questionsInQuiz; number++) {
      const question = heartQuestion(seed, number);
      await page.locator('.quiz-options label').nth(question.answer).tap();
      await page.getByRole('button', { name: 'Проверить', exact: true }).tap();
      await checkAnswer(page, 'ru', question, true);
      await page.locator('.quiz-answer').getByRole('button').tap();
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await expect(page.locator('.quiz-result')).toHaveText('10 из 10');
    await expect(page.locator('astro-island .quiz')).not.toContainText(/[a-z]{3}/i);
  });
});

test('a link leads to the same questions, in the other language too; nonsense leads to others and is told', async ({
  page,
}) => {
  await open(page, 'en', 'dragonwood', '#77');
  const facts = () => page.locator('.quiz-facts .quiz-die, .quiz-facts .adventurer-chip').count();
  const [task, shown] = [await page.locator('#quiz-task').textContent(), await facts()];
  const link = await page.getByRole('link', { name: 'Link to this quiz' }).getAttribute('href');
  expect(link).toBe('#77');
  await open(page, 'en', 'dragonwood', '#78');
  // As typed into the address of an open page.
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link ?? '');
  await expect(page.locator('#quiz-task')).toHaveText(task ?? '');
  expect(await facts()).toBe(shown);
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/\/ru\/dragonwood\/learn\/quiz\/#77$/);
  await expect(quizOf(page).getByRole('heading')).toBeVisible();
  expect(await facts()).toBe(shown);

  for (const garbage of ['#nonsense', '#-1', '#99999999999', '#4294967296', '#%F0%9F%90%89', '#1e5']) {
    await page.goto('about:blank');
    await open(page, 'en', 'dragonwood', garbage);
    await expect(page.locator('.quiz-note')).toContainText('The address named no quiz that exists');
    await expect.poll(() => heard(page)).toContain('The address named no quiz that exists');
    await expect(page).toHaveURL(/#\d+$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ten questions are read, each with its answer to be opened', async ({ page }) => {
    await page.goto(address('ru', '/dragonheart/learn/quiz/'));
    const strip = page.locator('.quiz-strip');
    await expect(strip.locator('details')).toHaveCount(questionsInQuiz);
    await expect(page.locator('.quiz-answers')).toBeHidden();
    await strip.locator('summary').first().click();
    await expect(strip.locator('details a').first()).toBeVisible();
  });
});

test('on paper stand ten questions, and their answers at the end', async ({ page }) => {
  await open(page, 'en', 'dragonwood', '#5');
  await expect(page.locator('.quiz-strip')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(quizOf(page)).toBeHidden();
  await expect(page.locator('.quiz-strip h2')).toHaveCount(questionsInQuiz + 1);
  const answers = page.locator('.quiz-answers li');
  await expect(answers).toHaveCount(questionsInQuiz);
  await expect(answers.last()).toBeVisible();
  await expect(page.locator('.quiz-strip summary').filter({ visible: true })).toHaveCount(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in an answered quiz, ${theme}, 320 px`, async ({ page }) => {
    await useTheme(page, theme);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const [language, game] of [
      ['ru', 'dragonwood'],
      ['en', 'dragonheart'],
    ] as const) {
      await open(page, language, game, '#11');
      for (const step of ['asked', 'answered']) {
        if (step === 'answered') {
          await optionAt(page, 0).check();
          await page.locator('.quiz [type="submit"]').click();
          await expect(page.locator('.quiz-answer')).toBeVisible();
        }
        expect(await axeFaults(page), step).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    }
  });
}
