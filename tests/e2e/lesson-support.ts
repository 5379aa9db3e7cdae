/** Plays a lesson in the browser by its own solution, with the keyboard alone or by tapping alone. */
import type { Locator, Page } from '@playwright/test';
import type { DragonheartAction } from '#engine/dragonheart/index.ts';
import { cardById } from '#engine/dragonheart/index.ts';
import type { DragonwoodAction } from '#engine/dragonwood/index.ts';
import { adventurerById } from '#engine/dragonwood/index.ts';
import { buildScenario, type Step } from '#engine/scenario/index.ts';
import { cardWords } from '#i18n/card-words.ts';
import { heartLessons, lessons, woodLessons } from '../lessons.ts';
import { address, expect, type Language } from './support.ts';

type Lesson = (typeof lessons)[number];
type AnyStep = Step<unknown, DragonwoodAction | DragonheartAction>;

/** All lessons with their steps. */
export const playable = lessons.map((lesson) => {
  const built =
    lesson.written.game === 'dragonwood'
      ? buildScenario(woodLessons, lesson.written)
      : buildScenario(heartLessons, lesson.written);
  const steps: readonly AnyStep[] = 'scenario' in built ? built.scenario.steps : [];
  return { ...lesson, steps };
});

/** The address of a lesson. */
export const lessonAddress = (language: Language, { place, folder }: Pick<Lesson, 'place' | 'folder'>): string =>
  address(language, `/${folder}/learn/${place.split('/').at(-1) ?? ''}/`);

/** Opens a lesson, ready to be played. */
export async function openLesson(page: Page, language: Language, lesson: Pick<Lesson, 'place' | 'folder'>) {
  await page.goto(lessonAddress(language, lesson));
  await expect(page.locator('astro-island:has(.lesson)')).not.toHaveAttribute('ssr');
}

/** A way to work with controls. */
export interface Hands {
  /** A button, a link, a card of a row. */
  readonly press: (control: Locator) => Promise<void>;
  readonly answer: (radio: Locator, submit: Locator) => Promise<void>;
  readonly pick: (select: Locator, label: string) => Promise<void>;
}

/** Fingers on a screen. */
export const taps = (page: Page): Hands => ({
  press: (control) => control.tap(),
  async answer(radio, submit) {
    // The words beside the button are tapped, as people do.
    await page.locator('label').filter({ has: radio }).tap();
    await submit.tap();
  },
  pick: async (select, label) => {
    await select.selectOption({ label });
  },
});

/** The keyboard alone: Tab to what is in the tab order, arrows within a row. */
export function keys(page: Page): Hands {
  /** Where the focus is: on the control, in its row, or elsewhere. */
  const focusAt = (control: Locator) =>
    control.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const row = element.closest('.card-row, .board');
      return row?.contains(activeElement) && row !== activeElement ? 'row' : 'elsewhere';
    });
  const reach = async (control: Locator) => {
    for (let count = 0; count < 120; count++) {
      const at = await focusAt(control);
      if (at === 'there') return;
      if (at === 'row') await page.keyboard.press('Home');
      for (let step = 0; at === 'row' && step < 20; step++) {
        if ((await focusAt(control)) === 'there') return;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never came there');
  };
  return {
    async press(control) {
      await reach(control);
      await page.keyboard.press('Space');
    },
    async answer(radio) {
      const group = page.locator('.lesson-question');
      for (
        let count = 0;
        count < 120 && !(await group.evaluate((form) => form.contains(document.activeElement)));
        count++
      ) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Space');
      for (let step = 0; step < 8 && !(await radio.isChecked()); step++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    async pick(select, label) {
      await reach(select);
      await page.keyboard.type(label);
    },
  };
}

const methodPlaces = { strike: 0, stomp: 1, scream: 2 } as const;

/** Does one action at the table. */
export async function act(page: Page, hands: Hands, action: DragonwoodAction | DragonheartAction, language: Language) {
  const lesson = page.locator('.lesson');
  const hand = lesson.locator('.hand');
  const card = (id: string) => hand.locator(`[data-card="${id}"]`);
  const main = lesson.locator('.desk .desk-buttons .button-primary');
  switch (action.type) {
    case 'reload':
      return hands.press(main);
    case 'discard':
    case 'pass':
      await hands.press(card(action.card));
      return hands.press(main);
    case 'keep':
      return hands.press(lesson.locator('.desk-reroll .button'));
    case 'reroll':
      return hands.press(lesson.locator('.desk-die').nth(action.die));
    case 'capture': {
      await hands.press(lesson.locator(`.landscape [data-card^="${action.target}."]`).first());
      for (const id of [...action.cards, ...action.enhancements]) await hands.press(card(id));
      if (action.potionAs !== undefined && action.potionAs !== 'L') {
        const { suit, rank } = adventurerById(action.potionAs);
        await hands.pick(lesson.locator('.desk-potion select'), `${cardWords(language).face.suits[suit]} ${rank}`);
      }
      if (action.method === 'dragonSpell') return hands.press(lesson.locator('[data-spell] button'));
      return hands.press(lesson.locator('.method-card').nth(methodPlaces[action.method]).getByRole('button'));
    }
    case 'play': {
      for (const [at, id] of action.cards.entries()) {
        const before = action.cards.slice(0, at).filter((other) => other === id).length;
        await hands.press(card(`${id}.${before}`));
      }
      const [first] = action.cards;
      if (first === undefined) return;
      return hands.press(lesson.locator(`.board [data-space="${cardById(first).type}"]`));
    }
    case 'take':
      return hands.press(lesson.locator(`.board [data-space="${action.pile}"]`));
  }
}

const region = (page: Page) => page.getByTestId('lesson-said');

/** What the live region says, without what only makes it new. */
export const said = async (page: Page): Promise<string> => plain((await region(page).textContent()) ?? '');

/** A text without the difference between spaces. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const letters = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '');

/** Does something, and waits for what is said about it. */
async function heard(page: Page, doing: () => Promise<void>) {
  const before = (await region(page).textContent()) ?? '';
  await doing();
  await expect(region(page)).not.toHaveText(before === '' ? /^$/ : new RegExp(`^${RegExp.escape(before)}$`));
}

/** Plays one step to its goal, and returns the button that leads on. */
export async function playStep(page: Page, hands: Hands, step: AnyStep, done: string, language: Language) {
  const onward = page.locator('.lesson [data-focus="next"] button');
  // What the others do first.
  for (let count = 0; count < 20 && (await onward.isVisible()); count++) await heard(page, () => hands.press(onward));
  if (step.kind === 'question') {
    const right = step.options.find(({ rule }) => rule === null)?.name ?? '';
    await heard(page, () =>
      hands.answer(page.locator(`input[value="${right}"]`), page.locator('.lesson-question [type="submit"]')),
    );
  } else {
    for (const { action } of step.solution) await heard(page, () => act(page, hands, action, language));
    // The others' moves are told one by one, when they are asked for; what is heard is what stands there.
    for (let count = 0; count < 20 && (await page.locator('.lesson-box[data-kind="told"]').count()) > 0; count++) {
      await expect(onward).toBeFocused();
      const shown = await page.locator('.lesson-box ol, .lesson-box .lesson-coach').allTextContents();
      expect(letters(shown.join(''))).toBe(letters(await said(page)));
      await heard(page, () => hands.press(onward));
    }
  }
  expect(await said(page)).toContain(plain(done));
  await expect(onward).toBeFocused();
  return onward;
}
