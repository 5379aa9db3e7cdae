import { expect, test } from 'vitest';
import { seedRng } from '../../core/index.ts';
import * as game from '../../dragonwood/index.ts';
import { playOut } from '../bot.ts';
import { normal } from './normal.ts';
import { sampleState } from './sample.ts';

/** Hands every view of some games to `look`. */
function inGames(look: (view: game.DragonwoodView) => void): void {
  for (const [seed, players] of [
    [11, 2],
    [12, 3],
    [13, 4],
  ] as const) {
    const watched = (view: game.DragonwoodView) => {
      look(view);
      return normal(view, seedRng(0));
    };
    const start = game.newGame({ players, edition: 'tabletop', variants: [] }, seed);
    playOut(
      game,
      Array.from({ length: players }, () => watched),
      start,
      seed,
    );
  }
}

test('the hidden cards that the hard bot imagines look to its seat exactly as the game does', () => {
  inGames((view) => {
    expect(game.view(sampleState(view, seedRng(view.turn)), view.seat)).toEqual(view);
  });
});

test('the hidden cards that the hard bot imagines are all of the 106 cards, each once', () => {
  const adventurers = game.adventurerDeck.map(({ id }) => id).toSorted();
  inGames((view) => {
    const state = sampleState(view, seedRng(view.turn));
    expect([...state.hands.flat(), ...state.played, ...state.deck, ...state.discard].toSorted()).toEqual(adventurers);
    const { dragonwoodDeck, landscape, creatures, enhancements, gone, removed } = state;
    const titles = [...dragonwoodDeck, ...landscape, ...creatures.flat(), ...enhancements.flat(), ...gone, ...removed];
    expect(titles.toSorted()).toEqual(game.dragonwoodDeck.toSorted());
  });
});

test('the hard bot imagines no dragon in the upper half of the deck, and no Ladybug in a hand', () => {
  for (let seed = 0; seed < 200; seed++) {
    const start = game.newGame({ players: 2, edition: 'tabletop', variants: [] }, seed);
    const imagined = sampleState(game.view(start, 0), seedRng(seed));
    expect(imagined.dragonwoodDeck.slice(16).filter(game.isDragon)).toEqual([]);
    expect(imagined.hands.flat()).not.toContain('L');
  }
});
