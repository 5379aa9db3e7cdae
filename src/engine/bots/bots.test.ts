import { describe, expect, test } from 'vitest';
import { seedRng } from '../core/index.ts';
import * as dragonwood from '../dragonwood/index.ts';
import { botLevels, bots, playOut } from './index.ts';
import { sampleState } from './dragonwood/sample.ts';

const start = (seed: number, players: 2 | 3 | 4 = 2) =>
  dragonwood.newGame({ players, edition: 'tabletop', variants: [] }, seed);

/** Plays with one bot for each seat and hands every decision to `look`. */
function watch(
  names: readonly (keyof typeof bots.dragonwood & string)[],
  seed: number,
  look: (view: dragonwood.DragonwoodView, action: dragonwood.DragonwoodAction) => void,
) {
  let decision = 0;
  const watched = names.map((name) => (view: dragonwood.DragonwoodView) => {
    const bot = bots.dragonwood[name as 'normal'];
    const action = bot(view, seedRng(decision++));
    look(view, action);
    return action;
  });
  return playOut(dragonwood, watched, start(seed, names.length as 2 | 3 | 4), seed);
}

describe.each(['random', ...botLevels] as const)('the %s bot', (name) => {
  test('does only what the rules allow, to the end of the game', () => {
    const seeds = name === 'hard' ? [1] : [1, 2, 3, 4, 5];
    for (const seed of seeds) {
      const players = name === 'hard' ? 2 : (((seed % 3) + 2) as 2 | 3 | 4);
      const end = watch(
        Array.from({ length: players }, () => name),
        seed,
        (view, action) => {
          expect(dragonwood.illegality(view, action)).toBeNull();
        },
      );
      expect(dragonwood.outcome(end)).not.toBeNull();
    }
  });

  test('does the same again with the same view and randomness', () => {
    for (const seed of [7, 8, 9]) {
      const state = start(seed);
      const view = dragonwood.view(state, state.active);
      const bot = bots.dragonwood[name];
      expect(bot(view, seedRng(seed))).toEqual(bot(structuredClone(view), seedRng(seed)));
    }
  });
});

/** Wins of the first bot out of `games`, every deal played twice with the seats exchanged. */
function wins(first: 'easy' | 'normal' | 'hard', second: 'random' | 'easy' | 'normal', games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const seats = seat === 0 ? [first, second] : [second, first];
    const end = playOut(
      dragonwood,
      seats.map((name) => bots.dragonwood[name]),
      start(1000 + Math.floor(game / 2)),
      game,
    );
    const { winners } = dragonwood.scoreNow(end);
    if (winners.includes(seat)) won += 1 / winners.length;
  }
  return won;
}

test('the easy bot beats the random one, and the normal bot the easy one', () => {
  // Far below what simulate.ts measures over 2,000 games, so that only a broken bot fails here.
  expect(wins('easy', 'random', 40)).toBeGreaterThan(30);
  expect(wins('normal', 'easy', 100)).toBeGreaterThan(70);
});

describe('the hidden cards that the hard bot imagines', () => {
  test('look to its seat exactly as the game does', () => {
    watch(['normal', 'easy', 'normal'], 11, (view) => {
      const imagined = sampleState(view, seedRng(view.turn));
      expect(dragonwood.view(imagined, view.seat)).toEqual(view);
    });
  });

  test('are all of the 106 cards, each once', () => {
    watch(['normal', 'easy'], 12, (view) => {
      const state = sampleState(view, seedRng(view.turn));
      const adventurers = [...state.hands.flat(), ...state.played, ...state.deck, ...state.discard];
      expect([...adventurers].sort()).toEqual(dragonwood.adventurerDeck.map(({ id }) => id).sort());
      const titles = [
        ...state.dragonwoodDeck,
        ...state.landscape,
        ...state.creatures.flat(),
        ...state.enhancements.flat(),
        ...state.gone,
        ...state.removed,
      ];
      expect([...titles].sort()).toEqual([...dragonwood.dragonwoodDeck].sort());
    });
  });

  test('put no dragon into the upper half of the deck', () => {
    for (let seed = 0; seed < 200; seed++) {
      const state = start(seed);
      const imagined = sampleState(dragonwood.view(state, 0), seedRng(seed));
      expect(imagined.dragonwoodDeck.slice(16).filter(dragonwood.isDragon)).toEqual([]);
    }
  });
});
