import AxeBuilder from '@axe-core/playwright';
import { heartQuestion } from '#engine/quiz/dragonheart/index.ts';
import { woodQuestion } from '#engine/quiz/dragonwood/index.ts';
import { expect, test, useTheme } from './support.ts';

const seed = 42;

test('a quiz is answered by keyboard alone, and the focus is always on what is asked next', async ({ page }) => {
  await page.goto(`./dragonwood/learn/quiz/#${seed}`);
  const status = page.getByRole('status');
  const task = page.locator('#quiz-task');
  await expect(page.locator('.quiz-place').first()).toContainText('Question 1 of 10');
  await task.focus();

  // Nothing is chosen yet: it is said, and nothing is lost.
  await page.getByRole('button', { name: 'Check', exact: true }).press('Enter');
  await expect(status).toHaveText('Choose an answer first.');
  await task.focus();

  for (let number = 0; number < 10; number++) {
    const { answer } = woodQuestion(seed, number);
    // The third answer is a wrong one.
    const place = number === 2 ? (answer === 0 ? 1 : 0) : answer;
    await expect(task).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.quiz input').first()).toBeFocused();
    await page.keyboard.press('Space');
    for (let step = 0; step < place; step++) await page.keyboard.press('ArrowDown');
    await expect(page.locator('.quiz input').nth(place)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(number === 2 ? 'Not this one. The answer is:' : 'Right!');
    await expect(page.locator('.quiz-answer .rule-reference')).toHaveAttribute('href', /#dw-/);
    const next = page.getByRole('button', { name: number === 9 ? 'See the result' : 'Next question' });
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await expect(page.getByRole('heading', { name: '9 of 10' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.quiz-place').first()).toContainText('Question 1 of 10');
  await expect(task).toBeFocused();
  expect(new URL(page.url()).hash).not.toBe(`#${seed}`);
});

test('the link to a quiz asks the same questions again, in either language', async ({ page, context }) => {
  await page.goto('./dragonheart/learn/quiz/');
  const link = page.getByRole('link', { name: 'Link to this quiz' });
  await expect(link).toHaveAttribute('href', /^#\d+$/);
  const shared = (await link.getAttribute('href')) ?? '';
  expect(new URL(page.url()).hash).toBe(shared);
  const facts = await page.locator('.quiz .quiz-facts').first().innerText();

  const other = await context.newPage();
  await other.goto(`./dragonheart/learn/quiz/${shared}`);
  await expect(other.locator('.quiz .quiz-facts').first()).toHaveText(facts, { useInnerText: true });

  await other.goto(`./ru/dragonheart/learn/quiz/${shared}`);
  const { options } = heartQuestion(Number(shared.slice(1)), 0);
  await expect(other.locator('.quiz input')).toHaveCount(options.length);
  await expect(other.getByText('Вопрос 1 из 10').first()).toBeVisible();
});

test('another seed in the address bar begins that quiz', async ({ page }) => {
  await page.goto('./dragonwood/learn/quiz/#1');
  await expect(page.locator('#quiz-task')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#2';
  });
  await expect(page.locator('.quiz input')).toHaveCount(woodQuestion(2, 0).options.length);
  await expect(page.getByRole('link', { name: 'Link to this quiz' })).toHaveAttribute('href', '#2');
});

for (const garbage of ['#dragon', '#-1', '#99999999999', '#%F0%9F%90%89', '#1;2']) {
  test(`the address ${garbage} gives a quiz all the same, and says so`, async ({ page }) => {
    await page.goto(`./dragonwood/learn/quiz/${garbage}`);
    await expect(page.locator('.quiz-note')).toHaveText('The address named no quiz that exists, so here is a new one.');
    await expect(page.locator('.quiz-place').first()).toContainText('Question 1 of 10');
    expect(new URL(page.url()).hash).toMatch(/^#\d+$/);
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const path of ['./dragonwood/learn/quiz/#7', './ru/dragonheart/learn/quiz/#7']) {
    test(`axe finds nothing before and after an answer: ${path} ${theme} at 320 px`, async ({ page }) => {
      await useTheme(page, theme);
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expect(page.locator('#quiz-task')).toBeVisible();
      for (let number = 0; number < 3; number++) {
        expect((await new AxeBuilder({ page }).setLegacyMode().include('main').analyze()).violations).toEqual([]);
        await page.locator('.quiz input').first().check();
        await page.locator('.quiz form button').click();
        expect((await new AxeBuilder({ page }).setLegacyMode().include('main').analyze()).violations).toEqual([]);
        const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect(await page.evaluate(sideways)).toBe(0);
        await page.locator('.quiz-answer button').click();
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ten questions stand on the page with their answers', async ({ page }) => {
    await page.goto('./ru/dragonwood/learn/quiz/');
    await expect(page.locator('.quiz-strip details')).toHaveCount(10);
    const first = page.locator('.quiz-strip details').first();
    await first.locator('summary').click();
    await expect(first.locator('.rule-reference')).toBeVisible();
    await expect(page.locator('.quiz-waiting')).toBeHidden();
  });
});
