import { expect, test } from 'vitest';
import { seedRng } from '../../core/index.ts';
import * as game from '../../dragonheart/index.ts';
import { playOut } from '../bot.ts';
import { normal } from './normal.ts';
import { unseenOf } from './outlook.ts';
import { sampleState } from './sample.ts';

/** Hands every view of some games to `look`. */
function inGames(look: (view: game.DragonheartView, state: game.DragonheartState) => void): void {
  for (const seed of [21, 22, 23, 24]) {
    let state = game.newGame({}, seed);
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const view = game.view(state, seat);
      look(view, state);
      state = game.apply(state, normal(view, seedRng(0))).state;
    }
  }
}

test('the hidden cards that the hard bot imagines look to its seat exactly as the game does', () => {
  inGames((view) => {
    expect(game.view(sampleState(view, seedRng(view.turn)), view.seat)).toEqual(view);
  });
});

test('the hidden cards that the hard bot imagines are all of the 100 cards, each once', () => {
  inGames((view) => {
    const { hands, decks, piles, board, hold, departed } = sampleState(view, seedRng(view.turn));
    const lying = [...hands, ...decks, ...piles, hold, departed, ...Object.values(board)].flat();
    expect(lying.toSorted()).toEqual(game.decks.flat().toSorted());
  });
});

test('a bot counts the cards that the opponent may hold exactly as many as there are', () => {
  inGames((view, state) => {
    const seat = 1 - view.seat;
    const hidden = [...(state.hands[seat] ?? []), ...(state.decks[seat] ?? [])];
    const { byPlace, all } = unseenOf(view, seat);
    expect(all).toBe(hidden.length);
    expect(byPlace).toEqual(
      game.cardTypes.map((type) => hidden.filter((id) => game.cardById(id).type === type).length),
    );
  });
});

test('a game that bots imagine can be played to its end', () => {
  const state = game.newGame({}, 5);
  const imagined = sampleState(game.view(state, 0), seedRng(1));
  expect(game.outcome(playOut(game, [normal, normal], imagined, 1))).not.toBeNull();
});
