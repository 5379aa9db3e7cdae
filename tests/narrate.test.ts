/** Whole games are told in both languages to everybody at the table and to an onlooker. */
import { describe, expect, test } from 'vitest';
import { bots, dragonheart, dragonwood, nextInt, seedRng } from '../src/engine/index.ts';
import { locales } from '../src/i18n/locales.ts';
import * as heartTold from '../src/i18n/narrate/dragonheart.ts';
import { tellEvents as tellDragonwood } from '../src/i18n/narrate/dragonwood-lines.ts';
import * as woodTold from '../src/i18n/narrate/dragonwood.ts';
import { lineText, type Line } from '../src/i18n/narrate/teller.ts';
import { expectTold, readerOf } from '../src/i18n/narrate/testing.ts';
import { dragonheartNarration, dragonwoodNarration } from '../src/i18n/narration.ts';

/** What the tests need of a game, whichever it is. */
interface Played<State, View, Action, Event> {
  readonly toAct: (state: State) => number | null;
  readonly view: (state: State, seat: number) => View;
  readonly apply: (state: State, action: Action) => { readonly state: State; readonly events: readonly Event[] };
  readonly bot: (view: View, rng: ReturnType<typeof seedRng>) => Action;
}

/** Every action of a game of bots, with what it did. */
function* playedBy<State, View, Action, Event>(game: Played<State, View, Action, Event>, start: State, seed: number) {
  let state = start;
  let rng = seedRng(seed);
  for (;;) {
    const seat = game.toAct(state);
    if (seat === null) return;
    const action = game.bot(game.view(state, seat), rng);
    const { state: after, events } = game.apply(state, action);
    yield { action, events };
    state = after;
    rng = nextInt(rng, 2 ** 32)[1];
  }
}

const expectLines = (lines: readonly Line[], locale: (typeof locales)[number]) => {
  for (const line of lines) expectTold(lineText(line), locale);
};

describe.each(locales)('in %s', (locale) => {
  test.each([1, 2, 3, 4])('a game of Dragonwood, seed %i', (seed) => {
    const words = dragonwoodNarration(locale);
    const variants = seed % 2 ? (['dragonSpell', 'shortGame'] as const) : [];
    const players = ([2, 3, 4] as const)[seed % 3] ?? 2;
    const start = dragonwood.newGame({ players, edition: 'tabletop', variants }, seed);
    const game = { ...dragonwood, bot: bots.dragonwood[seed < 3 ? 'random' : 'easy'] };
    let told = 0;
    for (const { action, events } of playedBy(game, start, seed)) {
      for (const viewer of [...Array(players).keys(), null]) {
        const reader = readerOf(locale, words, viewer);
        const seen = viewer === null ? events : events.map((event) => dragonwood.viewEvent(event, viewer));
        for (const event of seen) expectTold(woodTold.tellEvent(event, reader), locale);
        expectLines(tellDragonwood(seen, reader), locale);
        expectTold(`${woodTold.tellAction(action, reader)}.`, locale);
      }
      told += events.length;
    }
    expect(told).toBeGreaterThan(100);
  });

  test.each([1, 2, 3, 4])('a game of Dragonheart, seed %i', (seed) => {
    const words = dragonheartNarration(locale);
    const start = dragonheart.newGame({ endTrigger: seed % 2 ? 'lastCardDrawn' : 'cannotRefill' }, seed);
    const game = { ...dragonheart, bot: bots.dragonheart[seed < 3 ? 'random' : 'easy'] };
    let told = 0;
    for (const { action, events } of playedBy(game, start, seed)) {
      for (const viewer of [0, 1, null]) {
        const reader = readerOf(locale, words, viewer);
        const seen = viewer === null ? events : events.map((event) => dragonheart.viewEvent(event, viewer));
        for (const event of seen) expectTold(heartTold.tellEvent(event, reader), locale);
        expectLines(heartTold.tellEvents(seen, reader), locale);
        expectTold(`${heartTold.tellAction(action, reader)}.`, locale);
      }
      told += events.length;
    }
    expect(told).toBeGreaterThan(100);
  });
});
