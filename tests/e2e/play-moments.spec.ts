/** Every moment of a game in which the reader is asked something: it is said, axe finds nothing, and a reload comes back to it. */
import { easy as easyHeart } from '#engine/bots/dragonheart/index.ts';
import { easy as easyWood } from '#engine/bots/dragonwood/index.ts';
import { formatReplay, seedRng } from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { expectSpoken, openPlay, useSettings } from './play-support.ts';
import { axeFaults, expect, sidewaysScroll, test, useTheme } from './support.ts';

const players = [
  { kind: 'person', name: '' },
  { kind: 'easy', name: '' },
] as const;

/** A link to the first table of its kind that seeded bots come to, with the first seat asked. */
type Moments = ReadonlyMap<string, string>;

function woodMoments(): Moments {
  const found = new Map<string, string>();
  for (let seed = 1; seed < 60 && found.size < 5; seed++) {
    let state = dragonwood.newGame({ players: 2, edition: 'tabletop', variants: [] }, seed);
    for (let decision = 0; dragonwood.toAct(state) !== null; decision++) {
      const seat = dragonwood.toAct(state) ?? 0;
      const { kind } = state.phase;
      if (seat === 0 && !found.has(kind)) {
        const start = { kind: 'position', position: dragonwood.formatPosition(state) } as const;
        found.set(kind, formatReplay(dragonwood.notation, { start, players, moves: [] }));
      }
      const action = easyWood(dragonwood.view(state, seat), seedRng(decision));
      state = dragonwood.apply(state, action).state;
    }
  }
  return found;
}

function heartMoments(): Moments {
  const found = new Map<string, string>();
  for (let seed = 1; seed < 60 && found.size < 2; seed++) {
    let state = dragonheart.newGame({}, seed);
    for (let decision = 0; dragonheart.toAct(state) !== null; decision++) {
      const seat = dragonheart.toAct(state) ?? 0;
      const { kind } = state.phase;
      if (seat === 0 && !found.has(kind)) {
        const start = { kind: 'position', position: dragonheart.formatPosition(state) } as const;
        found.set(kind, formatReplay(dragonheart.notation, { start, players, moves: [] }));
      }
      const action = easyHeart(dragonheart.view(state, seat), seedRng(decision));
      state = dragonheart.apply(state, action).state;
    }
  }
  return found;
}

const games = [
  { game: 'dragonwood', moments: woodMoments(), kinds: ['turn', 'reroll', 'wound', 'eventCard', 'discardToLimit'] },
  { game: 'dragonheart', moments: heartMoments(), kinds: ['turn', 'choice'] },
] as const;

for (const { game, moments, kinds } of games) {
  for (const [at, kind] of kinds.entries()) {
    const language = at % 2 === 0 ? 'ru' : 'en';
    const theme = at % 2 === 0 ? 'dark' : 'light';
    test(`${game}, ${kind}: what is asked is said, and a reload asks the same (${language}, ${theme}, 320 px)`, async ({
      page,
    }) => {
      const link = moments.get(kind);
      if (link === undefined) throw new Error(`no game came to ${kind}`);
      await page.setViewportSize({ width: 320, height: 800 });
      await useTheme(page, theme);
      await useSettings(page, 'step');
      await openPlay(page, language, game, `#play=${link}`);
      const asked = page.locator('.game-asked');
      const text = await asked.innerText();
      expect(text).not.toBe('');
      const hand = () =>
        page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));
      const cards = await hand();
      expect(await axeFaults(page, 'main')).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.reload();
      await expectSpoken(page, language === 'ru' ? /^Партия продолжается\.$/ : /^The game goes on\.$/);
      await expect(asked).toHaveText(text);
      expect(await hand()).toEqual(cards);
    });
  }
}

test('a bot’s move that waits to be told is there again after a reload, and axe finds nothing meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await useSettings(page, 'step');
  await openPlay(page, 'en', 'dragonwood', '#play=dragonwood.2:players=2,edition=tabletop:5::person,easy');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  if (!(await next.isVisible())) {
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
  }
  await expect(next).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.reload();
  await expect(next).toBeVisible();
  await next.click();
  await expectSpoken(page, /^Mila /);
});

test('with no room left a game is played on, and that is said once', async ({ page }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('dragon-games-play')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    };
  });
  await useSettings(page, 'off');
  await openPlay(page, 'en', 'dragonwood', '#play=dragonwood.2:players=2,edition=tabletop:5::person,easy');
  const notes = page.locator('.game-trouble');
  await expect(notes).toHaveCount(1);
  await notes.getByRole('button').click();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('You reload and draw');
  await expect(notes).toHaveCount(0);
});

test('games are saved to a file, forgotten after asking, and loaded from it again', async ({ page }) => {
  await useSettings(page, 'off');
  await openPlay(page, 'en', 'dragonheart');
  await page.getByRole('button', { name: 'Play against an easy bot' }).click();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
  await page.getByRole('button', { name: 'New game or saved games' }).click();
  const saved = page.locator('.game-saves li');
  const file = page.locator('.game-saves input[type="file"]');
  const told = page.locator('.game-saves').getByRole('status');
  await expect(saved).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    saved.getByRole('button', { name: /^Save as a file/ }).click(),
  ]);
  await saved.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(saved).toHaveCount(0);
  await file.setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from('{"no":1}') });
  await expect(told).toHaveText('That file holds no saved games.');
  await file.setInputFiles(await download.path());
  await expect(told).toHaveText('1 game was added.');
  await expect(saved).toHaveCount(1);
  await saved.getByRole('button', { name: /^Go on/ }).click();
  await expect(page.locator('.hand [data-card]').first()).toBeVisible();
});
