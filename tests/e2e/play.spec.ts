import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';
import { expectSpoken, linkOf, openPlay, useSettings } from './play-support.ts';

/** What is asked: by the heading above the table, and at the table itself, where the focus goes. */
const asked = (page: Page) => page.locator('.game-asked');
const prompt = (page: Page) => page.locator('.game-table [data-prompt]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Sees the others' moves by the keyboard until it is the reader's turn. */
async function seeOthers(page: Page) {
  await expect(async () => {
    if (await button(page, 'Next').isVisible()) {
      await expect(button(page, 'Next')).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(asked(page)).toHaveText('It is your turn.', { timeout: 500 });
  }).toPass();
}

/** A game that is the same each time: from a link, played on. */
async function beginFrom(page: Page, link: string) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await expectSpoken(page, /^You are looking at a game from a link/);
  await button(page, 'Play on from here').click();
}

test('a game against a bot by the keyboard alone: every move is spoken, and the focus goes to what is asked', async ({
  page,
}) => {
  await useSettings(page, 'step');
  await openPlay(page, 'en', 'dragonwood');
  await button(page, 'Play against an easy bot').focus();
  await page.keyboard.press('Enter');
  await expectSpoken(page, /^The game begins\.$/);
  await expect(page.locator('.game-table')).toContainText('Mila');
  // Cards and dice of chance would make another test each time.
  await beginFrom(page, 'dragonwood.2:players=2,edition=tabletop:5::person,easy');
  await seeOthers(page);
  await expect(prompt(page)).toBeFocused();

  // Letters act inside the table, from its heading on.
  await page.keyboard.press('r');
  await expectSpoken(page, /^You reload and draw /);
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSpoken(page, /^Mila /);
  await seeOthers(page);

  // A hint in three rungs, and its move laid out.
  for (const rung of [1, 2, 3]) {
    await prompt(page).focus();
    await page.keyboard.press('h');
    await expect(page.locator('.hint-panel li:not(.hint-next)')).toHaveCount(rung);
    await expect(page.locator('.hint-panel li:not(.hint-next)').nth(rung - 1)).toBeFocused();
  }
  // What the rules do not allow is answered with the rule: a card of the row alone is no attack.
  await page.keyboard.press('?');
  await prompt(page).focus();
  await page.keyboard.press('?');
  await expect(page.locator('.key-list')).toHaveAttribute('open');

  // Undo goes back before the reader's own move, redo forward to the same game.
  const hand = () => page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));
  const later = await hand();
  await prompt(page).focus();
  await page.keyboard.press('z');
  await expectSpoken(page, /^One move back\. The same move brings the same dice and cards again\.$/);
  expect(await hand()).not.toEqual(later);
  await button(page, 'Redo').click();
  await expectSpoken(page, /^One move forward again\.$/);
  expect(await hand()).toEqual(later);

  // A reload goes on where the game was.
  await page.reload();
  await expectSpoken(page, /^The game goes on\.$/);
  expect(await hand()).toEqual(later);
  await expect(page.getByRole('log', { name: 'What happened' })).toContainText('You reload and draw');
  await expect(page.getByRole('log').getByRole('link', { name: 'Reload' }).first()).toHaveAttribute(
    'href',
    /\/dragonwood\/[\w-]+\/#dw-reload$/,
  );

  // Where letters are switched off, none acts.
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Letters and digits' }).uncheck();
  // The table hears of it with the next picture.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await prompt(page).focus();
  await page.keyboard.press('r');
  await page.keyboard.press('h');
  expect(await hand()).toEqual(later);
  await expect(page.locator('.hint-panel li:not(.hint-next)')).toHaveCount(0);
});

test('people share a screen: between turns no hand can be seen; undo to the start and redo to the end are the same game', async ({
  page,
}) => {
  await openPlay(page, 'en', 'dragonwood');
  await button(page, 'New game with your own choices').click();
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused();
  await page.locator('[name="kind-1"]').selectOption('person');
  await page.locator('[name="name-0"]').fill('Ann');
  await page.locator('[name="name-1"]').fill('Ben');
  await page.locator('[name="seed"]').fill('4294967296');
  await button(page, 'Start the game').click();
  await expect(page.getByRole('alert')).toHaveText('A seed is a whole number from 0 to 4294967295.');
  await expect(page.locator('[name="seed"]')).toBeFocused();
  await page.locator('[name="seed"]').fill('5');
  await button(page, 'Start the game').click();

  for (const who of ['Ben', 'Ann', 'Ben', 'Ann']) {
    await expect(page.getByRole('button', { name: `I am ${who}` })).toBeFocused();
    await expect(page.locator('.hand [data-card]')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expectSpoken(page, new RegExp(`^${who}, it is your turn\\.$`));
    await expect(page.locator('.hand [data-card]').first()).toBeVisible();
    // Of the other's draw the log tells no more than everybody saw.
    const other = who === 'Ann' ? 'Ben' : 'Ann';
    for (const line of await page.getByRole('log').getByText(`${other} reloads`).allInnerTexts()) {
      expect(line).toMatch(/draws 1 card\./);
    }
    await page.keyboard.press('r');
    await expectSpoken(page, new RegExp(`^${who} reloads and draws (red|orange|green|purple|blue|.*Ladybug)`));
    await expect(page.getByRole('button', { name: 'Cover the cards' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const end = await linkOf(page, 'Link to this moment');
  for (const left of [3, 2, 1, 0]) {
    await button(page, 'Undo').click();
    await expectSpoken(page, /^One move back\./);
    expect(await linkOf(page, 'Link to this moment')).toContain(`@${left}`);
  }
  await expect(button(page, 'Undo')).toHaveCount(0);
  for (const at of [1, 2, 3, 4]) {
    await button(page, 'Redo').click();
    expect(await linkOf(page, 'Link to this moment')).toContain(`@${at}`);
  }
  await expect(button(page, 'Redo')).toHaveCount(0);
  expect(await linkOf(page, 'Link to this moment')).toBe(end);

  // The link opens as a replay; playing on from there is another game, and the first one is still saved.
  await openPlay(page, 'en', 'dragonwood', end);
  await page.reload();
  await expectSpoken(page, /^You are looking at a game from a link/);
  await page.getByRole('button', { name: 'First move' }).click();
  await expectSpoken(page, /^The game begins\.$/);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expectSpoken(page, /^Ben reloads and draws 1 card\.$/);
  await page.getByLabel('Whose cards are open?').selectOption({ label: 'Ben' });
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  await button(page, 'Play on from here').click();
  await expectSpoken(page, /^A game of your own goes on from here/);
  await button(page, 'New game or saved games').click();
  await expect(page.locator('.game-saves li')).toHaveCount(2);
  await page.locator('.game-saves li').first().getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.locator('.game-saves li')).toHaveCount(1);
});

test('two tabs do not destroy each other’s game', async ({ page, context }) => {
  await useSettings(page, 'step');
  await openPlay(page, 'en', 'dragonheart');
  await beginFrom(page, 'dragonheart.2::3::person,easy');
  await seeOthers(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectSpoken(other, /^The game goes on\.$/);
  await other.locator('.hand [data-card]').first().click();
  await other.getByRole('button', { name: /^Play( |$)/ }).click();
  await expectSpoken(other, /^You play /);
  await expect(page.getByText('This game has gone on in another tab.')).toBeVisible();
  await button(page, 'Show the game as it is there').click();
  await expectSpoken(page, /^This is the game as it is in the other tab\.$/);
});

test('without storage a game is played all the same, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPlay(page, 'en', 'dragonwood');
  await beginFrom(page, 'dragonwood.2:players=2,edition=tabletop:5::person,easy');
  await expect(page.getByText('This browser does not let the page keep games.')).toHaveCount(1);
  await button(page, 'All right').click();
  await seeOthers(page);
  await page.keyboard.press('r');
  await expectSpoken(page, /^You reload and draw /);
  await expect(page.getByText('This browser does not let the page keep games.')).toHaveCount(0);
});

/** Links as they come out of chats and editors: cut off, of another game, of a newer version, against the rules. */
const good = 'dragonwood.2:players=2,edition=tabletop:5:reload;reload:person=Ann,person';
const nasty: readonly string[] = [
  'x',
  ':',
  '::::::',
  '%',
  '%E0%A4%A',
  '%00',
  '\u202e',
  'dragonwood',
  'dragonwood.2',
  'dragonwood.0:players=2,edition=tabletop:5:',
  'dragonwood.-1:players=2,edition=tabletop:5:',
  'dragonwood.99:players=2,edition=tabletop:5:reload',
  'dragonheart.2::5:play_Dw1',
  'chess.1:e4',
  'dragonwood.2:players=9,edition=tabletop:5:',
  'dragonwood.2:players=2,edition=lunar:5:',
  'dragonwood.2:players=2:5:',
  'dragonwood.2:__proto__=2:5:',
  'dragonwood.2:players=2,edition=tabletop:x:',
  'dragonwood.2:players=2,edition=tabletop:-5:',
  'dragonwood.2:players=2,edition=tabletop:4294967296:',
  'dragonwood.2:players=2,edition=tabletop:1e3:',
  good.replace('reload;reload', 'reload;fly'),
  good.replace('reload;reload', 'reload;;reload'),
  good.replace('reload;reload', 'reload;strike_blue-dragon_B4'),
  good.replace('reload;reload', 'keep'),
  good.replace('reload;reload', 'reload;discard_R7'),
  good.replace('person=Ann', 'robot=Ann'),
  `${good},hard,hard,hard`,
  `${good}:@99`,
  `${good}:@x`,
  'dragonwood.2:position:players_2;_hands_B4_B4',
  'dragonwood.2:position:nonsense',
  'dragonwood.2:position:',
  '<script>alert(1)</script>',
  `dragonwood.2:players=2,edition=tabletop:5:${'reload;'.repeat(30_000)}`,
  'saved=nothing-there',
  'saved=../../x',
];

test('a broken link says what is wrong, and offers what is left', async ({ page }) => {
  await openPlay(page, 'en', 'dragonwood');
  const begin = button(page, 'Play against an easy bot');
  for (const fragment of nasty) {
    await page.evaluate((hash) => {
      location.hash = '';
      location.hash = hash;
    }, fragment);
    const trouble = page.locator('.game-trouble');
    await expect(trouble, fragment.slice(0, 80)).toContainText(/link|saved game/);
    // Either as much of the game as can be read, or the start.
    await expect(page.locator('.game-replay').or(begin), fragment.slice(0, 80)).toBeVisible();
    if (await begin.isHidden()) await button(page, 'New game or saved games').click();
    await expect(begin).toBeVisible();
  }
});

test('a bot that hangs is told of, and its move can be played for it', async ({ page }) => {
  await page.addInitScript(() => {
    // A worker that takes every question and answers none.
    window.Worker = class extends EventTarget {
      postMessage() {}
      terminate() {}
    } as never;
  });
  await useSettings(page, 'step');
  await page.clock.install();
  await openPlay(page, 'en', 'dragonwood', '#dragonwood.2:players=2,edition=tabletop:1::person,easy');
  await button(page, 'Play on from here').click();
  if ((await asked(page).innerText()) === 'It is your turn.') {
    await prompt(page).focus();
    await page.keyboard.press('r');
  }
  await page.clock.fastForward(11_000);
  await expect(page.locator('.game-trouble')).toContainText('Mila does not answer.');
  await button(page, 'Play its move for it').click();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
});
