/** Every moment of a game in which the reader is asked something: it is said, axe finds nothing, and a reload comes back to it. */
import { easy as easyHeart } from '#engine/bots/dragonheart/index.ts';
import { easy as easyWood } from '#engine/bots/dragonwood/index.ts';
import {
  formatReplay,
  seedRng,
  type CodedReason,
  type Game,
  type GameState,
  type Notation,
  type RngState,
} from '#engine/core/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { expectSpoken, linkOf, openPlay, useSettings } from './play-support.ts';
import { axeFaults, expect, sidewaysScroll, test, useTheme } from './support.ts';

const players = [
  { kind: 'person', name: '' },
  { kind: 'easy', name: '' },
] as const;

/** A link to the first table of its kind that seeded bots come to, with the first seat asked. */
type Moments = ReadonlyMap<string, string>;

function momentsOf<Options, State extends GameState & { readonly phase: { readonly kind: string } }, View, Action>(
  game: Pick<Game<Options, State, View, Action, unknown, CodedReason>, 'newGame' | 'toAct' | 'view' | 'apply'> & {
    readonly notation: Notation<Options, Action>;
    readonly formatPosition: (state: State) => string;
  },
  easy: (view: View, rng: RngState) => Action,
  options: Options,
  kinds: readonly string[],
): Moments {
  const found = new Map<string, string>();
  for (let seed = 1; seed < 60 && found.size < kinds.length; seed++) {
    let state = game.newGame(options, seed);
    for (let decision = 0; game.toAct(state) !== null; decision++) {
      const seat = game.toAct(state) ?? 0;
      const { kind } = state.phase;
      if (seat === 0 && !found.has(kind)) {
        const start = { kind: 'position', position: game.formatPosition(state) } as const;
        found.set(kind, formatReplay(game.notation, { start, players, moves: [] }));
      }
      state = game.apply(state, easy(game.view(state, seat), seedRng(decision))).state;
    }
  }
  return found;
}

const woodKinds = ['turn', 'reroll', 'wound', 'eventCard', 'discardToLimit'];
const heartKinds = ['turn', 'choice'];
const woodOptions = { players: 2, edition: 'tabletop', variants: [] } as const;
const games = [
  { game: 'dragonwood', moments: momentsOf(dragonwood, easyWood, woodOptions, woodKinds), kinds: woodKinds },
  { game: 'dragonheart', moments: momentsOf(dragonheart, easyHeart, {}, heartKinds), kinds: heartKinds },
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
  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await expect(next.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(next).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.reload();
  await expect(next).toBeVisible();
  // The second tap of a double tap falls on what lies there by now, and does nothing.
  await next.dblclick();
  await expect(reload).toBeVisible();
  await expectSpoken(page, /^Mila /);
  expect(decodeURIComponent(await linkOf(page, 'Link to this moment'))).not.toContain(';reload');
});

test('what everybody has captured is listed with its points, and the position can be changed as its player sees it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await useSettings(page, 'off');
  const position =
    'players 2; hands R1 R2 | B7 G8 P9; landscape grumpy-troll wild-boar; creatures spooky-spiders | fire-ants fire-ants';
  const start = { kind: 'position', position } as const;
  await openPlay(page, 'en', 'dragonwood', `#play=${formatReplay(dragonwood.notation, { start, players, moves: [] })}`);
  const captured = page.locator('.landscape').getByRole('button', { name: '2 creatures' });
  await captured.press('Enter');
  const list = page.getByRole('dialog', { name: 'Captured: Mila' });
  const points = 2 * dragonwood.pointsOf('fire-ants');
  await expect(list.getByRole('listitem')).toHaveText([new RegExp(`Fire Ants × 2.*${points} points`)]);
  await expect(list).toContainText(`In all: 2 creatures captured, ${points} points.`);
  // A letter that acts at the table does not act here.
  await page.keyboard.press('r');
  expect(await axeFaults(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(captured).toBeFocused();

  await page.getByRole('button', { name: 'Edit this position' }).click();
  const place = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.getByRole('heading', { name: 'Set up a position' })).toBeFocused();
  await expect(place('Hand: You').locator('[data-card]')).toHaveCount(2);
  // What the other holds is not told: as many cards by chance.
  await expect(place('Hand: Mila').locator('[data-card]')).toHaveCount(0);
  await expect(place('Hand: Mila').getByRole('combobox')).toHaveValue('3');
  await page.getByRole('radio', { name: 'of the online table' }).check();
  await page.getByRole('checkbox', { name: /^Dragon Spell/ }).check();
  await expect(page.locator('.position-verdict')).toHaveAttribute('data-fine', 'true');
  expect(await axeFaults(page, 'main')).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.locator('.hand [data-card]')).toHaveCount(2);
  const link = decodeURIComponent(await linkOf(page, 'Link to this moment'));
  expect(link).toContain('edition_online');
  expect(link).toContain('variants_dragonSpell');
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
