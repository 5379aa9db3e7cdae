/** Whole games from the first deal to the score, against each bot: by the keyboard alone, and by tap alone on a phone. */
import type { Locator, Page } from '@playwright/test';
import { openPlay, useSettings } from './play-support.ts';
import { expect, sidewaysScroll, test } from './support.ts';

// A whole game has some hundred decisions.
test.describe.configure({ timeout: 150_000 });

const levels = ['easy', 'normal', 'hard'] as const;
const linkOf = {
  // One pass through the deck, with both variants: half the length, and the Dragon Spell.
  dragonwood: (level: string) =>
    `dragonwood.2:players=2,edition=tabletop,variants=dragonSpell+shortGame:11::person,${level}`,
  dragonheart: (level: string) => `dragonheart.2::11::person,${level}`,
} as const;

/** Presses something. */
type Press = (control: Locator) => Promise<void>;

/** The button of the Lucky Mushroom that the last rung speaks of: a die by its number, or to keep the roll. Null elsewhere. */
async function mended(page: Page): Promise<Locator | null> {
  const again = page.locator('.wood-again');
  if (!(await again.isVisible())) return null;
  const told = (await page.locator('.hint-panel li p').last().textContent()) ?? '';
  const die = /\d/.exec(told)?.[0];
  return die === undefined ? again.locator('.button') : again.locator('.wood-again-die').nth(Number(die) - 1);
}

/** Plays the adviser's moves to the end: each asks for all rungs of the hint, and presses the button that lights up. */
async function playToTheEnd(page: Page, press: Press) {
  const end = page.locator('.game-end');
  const hint = page.getByRole('button', { name: /^(Hint|Подсказка)$/ });
  const rungs = page.locator('.hint-panel li:not(.hint-next)');
  const go = page.locator('.game-table .button-primary').first();
  for (let decision = 0; decision < 400; decision++) {
    await expect(end.or(hint).first()).toBeVisible();
    if (await end.isVisible()) return decision;
    for (let rung = 1; rung <= 3; rung++) {
      await press(hint);
      await expect(rungs).toHaveCount(rung);
    }
    await press((await mended(page)) ?? go);
    await expect(rungs).toHaveCount(0);
  }
  throw new Error('the game does not end');
}

/** Opens the game of a link and plays it on. */
async function begin(page: Page, language: 'en' | 'ru', game: keyof typeof linkOf, level: string) {
  await useSettings(page, 'off');
  await openPlay(page, language, game, `#play=${linkOf[game](level)}`);
}

for (const game of ['dragonwood', 'dragonheart'] as const) {
  // Each bot is played in one of the games by keys and in the other by taps.
  for (const [at, level] of levels.entries()) {
    const byKeys = (at + (game === 'dragonwood' ? 0 : 1)) % 2 === 0;
    if (byKeys) {
      test(`a whole game of ${game} against the ${level} bot by the keyboard alone`, async ({ page }) => {
        await begin(page, 'en', game, level);
        const decisions = await playToTheEnd(page, async (control) => {
          await control.focus();
          await page.keyboard.press('Enter');
        });
        expect(decisions).toBeGreaterThan(10);
        await expect(page.locator('.game-end')).toContainText('Score sheet');
      });
    } else {
      test.describe('by tap alone', () => {
        test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

        test(`a whole game of ${game} against the ${level} bot, in Russian`, async ({ page }) => {
          await begin(page, 'ru', game, level);
          const decisions = await playToTheEnd(page, (control) => control.tap());
          expect(decisions).toBeGreaterThan(10);
          await expect(page.locator('.game-end')).toContainText('Подсчёт очков');
          expect(await sidewaysScroll(page)).toBe(0);
        });
      });
    }
  }
}
