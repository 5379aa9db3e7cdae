import { heartQuestion } from '#engine/quiz/dragonheart/index.ts';
import { expect, test } from './support.ts';

const seed = 11;

test('a quiz is answered in Russian by tapping alone', async ({ page }) => {
  await page.goto(`./ru/dragonheart/learn/quiz/#${seed}`);
  for (let number = 0; number < 10; number++) {
    await expect(page.getByText(`Вопрос ${number + 1} из 10`).first()).toBeVisible();
    await page.locator('.quiz-options label').nth(heartQuestion(seed, number).answer).tap();
    await page.getByRole('button', { name: 'Проверить' }).tap();
    await expect(page.getByRole('status')).toContainText('Верно!');
    await expect(page.locator('.quiz-answer .rule-reference')).toHaveAttribute('href', /\/ru\/.*#dh-/);
    await page.getByRole('button', { name: number === 9 ? 'К итогу' : 'Следующий вопрос' }).tap();
  }
  await expect(page.getByRole('heading', { name: '10 из 10' })).toBeFocused();
  await page.getByRole('button', { name: 'Ещё раз, с новыми вопросами' }).tap();
  await expect(page.locator('#quiz-task')).toBeFocused();
});
