import { describe, expect, test } from 'vitest';
import * as heartBots from '#engine/bots/dragonheart/index.ts';
import * as woodBots from '#engine/bots/dragonwood/index.ts';
import { seedRng } from '#engine/core/index.ts';
import * as heart from '#engine/dragonheart/index.ts';
import * as wood from '#engine/dragonwood/index.ts';
import { captureChance } from '#engine/odds/index.ts';
import { chanceWords } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { dragonheartNarration, dragonwoodNarration } from '#i18n/narration.ts';
import { reasonsWords } from '#i18n/reasons-words.ts';
import { tellReasons as tellHeart } from '#i18n/narrate/dragonheart-reasons.ts';
import { tellReasons as tellWood } from '#i18n/narrate/dragonwood-reasons.ts';
import { expectTold, readerOf } from '#i18n/narrate/testing.ts';

/** Two steps of every seat's view over some games, as the adviser meets them. */
function* viewsOf<State, View>(
  game: { toAct: (state: State) => number | null; view: (state: State, seat: number) => View },
  start: (seed: number) => State,
  next: (state: State, view: View) => State,
): Generator<View> {
  for (let seed = 1; seed <= 3; seed++) {
    let state = start(seed);
    for (let asked = game.toAct(state); asked !== null; asked = game.toAct(state)) {
      const view = game.view(state, asked);
      yield view;
      state = next(state, view);
    }
  }
}

describe.each(locales)('a hint in %s', (locale) => {
  const chance = chanceWords[locale];

  test('has three rungs at any moment of Dragonwood, for what the adviser would do and for what it would not', () => {
    const teller = readerOf(locale, dragonwoodNarration(locale), 0);
    const words = { reasons: reasonsWords(locale).wood, chance };
    const kinds = new Set<string>();
    const views = viewsOf(
      wood,
      (seed) => wood.newGame({ players: 2, edition: 'tabletop', variants: ['dragonSpell'] }, seed),
      (state, view) => wood.apply(state, woodBots.easy(view, state.rng)).state,
    );
    for (const view of views) {
      for (const action of [woodBots.normal(view, seedRng(1)), wood.legalActions(view)[0]]) {
        if (!action) continue;
        const reasons = woodBots.explain(view, action);
        kinds.add(reasons.kind);
        for (const rung of tellWood(action, reasons, teller, words)) expectTold(rung, locale);
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['capture', 'letGo', 'reload']));
  });

  test('has three rungs at any moment of Dragonheart', () => {
    const teller = readerOf(locale, dragonheartNarration(locale), 0);
    const words = { reasons: reasonsWords(locale).heart, chance };
    const views = viewsOf(
      heart,
      (seed) => heart.newGame({}, seed),
      (state, view) => heart.apply(state, heartBots.easy(view, state.rng)).state,
    );
    for (const view of views) {
      const action = heartBots.normal(view, seedRng(1));
      for (const rung of tellHeart(action, heartBots.explain(view, action), teller, words)) expectTold(rung, locale);
    }
  });
});

test('the chance of an attack is told as it is counted', () => {
  const state = wood.parsePosition(
    'players 2; hands R8 G8 B8 P9 O3 | ?5; landscape fire-ants grumpy-troll spooky-spiders wild-boar gooey-glob; seed 1',
  );
  if ('problem' in state) throw new Error(state.problem.code);
  const view = wood.view(state.value, 0);
  const action: wood.DragonwoodAction = {
    type: 'capture',
    target: 'fire-ants',
    method: 'stomp',
    cards: ['R8', 'G8', 'B8'],
    enhancements: [],
  };
  // Three dice reach the four that the Fire Ants need in 215 of 216 rolls.
  const { num, den } = captureChance({ dice: 3, bonus: 0, need: 4 });
  expect([num, den]).toEqual([215, 216]);
  const [look, think, move] = tellWood(
    action,
    woodBots.explain(view, action),
    readerOf('en', dragonwoodNarration('en'), 0),
    {
      reasons: reasonsWords('en').wood,
      chance: chanceWords.en,
    },
  );
  expect(look).toBe('Look at the Fire Ants.');
  expect(think).toContain('With a Stomp you hit in 99.5% of all rolls, about 995 of 1,000 tries.');
  expect(think).toContain('It brings 2 points.');
  expect(move.replaceAll('\u00a0', ' ')).toContain('red 8');
});
