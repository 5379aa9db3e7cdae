import { expect, test } from 'vitest';
import { forcedLeft } from '../core/index.ts';
import { at, playing, possible, told } from './testing.ts';
import { view } from './view.ts';

/** Seat 0 is about to take the Great Dragon from seat 1, which holds six cards. */
const losing = "hands So1 Dw1 Hu1 Kn1 Sh | Tr1' Tr2' Tr3' Tr4' Dw3' Kn2'; board Pe2; dragon 1; forced 3";

test('[dh-great-dragon-take] taking a Petrified Dragon brings the Great Dragon from the board', () => {
  const { state, events } = playing(at('hands So1 | -; board Pe2'), 'play So1');
  expect(state.greatDragon).toBe(0);
  expect(told(events, 'greatDragonTaken')).toEqual([{ type: 'greatDragonTaken', seat: 0, from: null }]);
});

test('[dh-great-dragon-take] or from the opponent', () => {
  const { state, events } = playing(at(losing), 'play So1');
  expect(state.greatDragon).toBe(0);
  expect(told(events, 'greatDragonTaken')).toEqual([{ type: 'greatDragonTaken', seat: 0, from: 1 }]);
});

test('[dh-great-dragon-take] a Sorceress that takes treasure or nothing brings no Great Dragon', () => {
  expect(playing(at('hands So1 | -; board Tr1'), 'play So1').state.greatDragon).toBeNull();
  expect(playing(at('hands So1 | -; dragon 1'), 'play So1').state.greatDragon).toBe(1);
});

test('[dh-great-dragon-take] whoever has it already keeps it, and nothing goes back', () => {
  const { state, events } = playing(at('hands So1 Dw1 Dw1 Dw1 Hu1 Hu1 | -; board Pe2; dragon 0'), 'play So1');
  expect(state.greatDragon).toBe(0);
  expect(state.hands[0]).toHaveLength(6);
  expect(events.map(({ type }) => type)).toEqual(['cardsPlayed', 'pileTaken', 'cardsDrawn', 'turnEnded']);
});

test('[dh-great-dragon-hand] with it the hand is filled up to six, in the same turn', () => {
  const start = at('hands So1 Dw1 Hu1 Kn1 Sh | -; board Pe2; decks Tr1 Tr2 ... | ...');
  const { state, events } = playing(start, 'play So1');
  expect(state.hands[0]).toEqual(['Dw1', 'Hu1', 'Kn1', 'Sh', 'Tr1', 'Tr2']);
  expect(told(events, 'cardsDrawn')[0]).toMatchObject({ limit: 6, withGreatDragon: true });
});

test('[dh-great-dragon-hand] six cards allow plays with all six', () => {
  expect(possible(at('hands Tr1 Tr1 Tr2 Tr2 Tr3 Tr3 | -; dragon 0'))).toContain('Tr1 Tr1 Tr2 Tr2 Tr3 Tr3');
});

test('[dh-great-dragon-lose] the loser puts a random card back on top of the own deck and keeps five', () => {
  const before = at(losing);
  const { state, events } = playing(before, 'play So1');
  expect(state.hands[1]).toEqual(["Tr1'", "Tr2'", "Tr3'", "Dw3'", "Kn2'"]);
  expect(state.decks[1]!.at(-1)).toBe("Tr4'");
  expect(state.decks[1]).toHaveLength(before.decks[1]!.length + 1);
  expect(told(events, 'cardPutBack')).toEqual([{ type: 'cardPutBack', seat: 1, card: "Tr4'", hand: 5 }]);
  expect(forcedLeft(state.rng)).toBe(0);
  expect(state.hands[0]).toHaveLength(6);
});

test('[dh-great-dragon-lose] at once: before the new holder draws', () => {
  const { events } = playing(at(losing), 'play So1');
  expect(events.map(({ type }) => type)).toEqual([
    'cardsPlayed',
    'pileTaken',
    'greatDragonTaken',
    'cardPutBack',
    'cardsDrawn',
    'turnEnded',
  ]);
});

test('[dh-great-dragon-lose] each of the six cards goes back sometimes', () => {
  const back = new Set(
    Array.from({ length: 60 }, (_, seed) => {
      const start = at(losing.replace('forced 3', `seed ${seed}`));
      return told(playing(start, 'play So1').events, 'cardPutBack')[0]?.card;
    }),
  );
  expect(back.size).toBe(6);
});

test('[dh-great-dragon-lose] with five cards or fewer nothing goes back', () => {
  for (const hand of ["Tr1' Tr2' Tr3' Tr4' Dw3'", "Tr1'", '-']) {
    const start = at(`hands So1 | ${hand}; board Pe2; dragon 1`);
    const { state, events } = playing(start, 'play So1');
    expect(state.hands[1]).toEqual(start.hands[1]);
    expect(state.decks[1]).toEqual(start.decks[1]);
    expect(told(events, 'cardPutBack')).toEqual([]);
  }
});

test('[dh-great-dragon-lose] only the loser knows the card, until it is drawn again', () => {
  const lost = playing(at(losing), 'play So1').state;
  expect([view(lost, 1).knownTop, view(lost, 0).knownTop]).toEqual(["Tr4'", null]);
  expect(view(lost, 0).putBack).toEqual([false, true]);
  const drawn = playing(lost, "play Kn2'").state;
  expect(drawn.hands[1]!.at(-1)).toBe("Tr4'");
  expect([view(drawn, 1).knownTop, drawn.putBack]).toEqual([null, [false, false]]);
});

test('[dh-great-dragon-points] it brings its holder 3 points at the end', () => {
  const start = at(
    "hands Kn1 | Tr1'; ended ships; departed Sh Sh Sh Sh Sh Sh' Sh' Sh' Sh'; dragon 1; piles Tr4 | Tr2'",
  );
  const { events } = playing(start, 'play Kn1');
  const [end] = told(events, 'gameEnded');
  expect(end?.outcome.lines).toEqual([
    { points: 4, cards: 1, greatDragon: 0, total: 4 },
    { points: 2, cards: 1, greatDragon: 3, total: 5 },
  ]);
});
