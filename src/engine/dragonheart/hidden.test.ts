import { expect, test } from 'vitest';
import { evolve } from './evolve.ts';
import type { DragonheartEvent } from './game-events.ts';
import { at, playing, told } from './testing.ts';
import { view, viewEvent } from './view.ts';

const text = "hands Tr3 Dw1 | Fi2' So1'; board Tr2 Tr1' Tr4; piles Dw3 Kn1' | Fi3' Dw2; hold Hu1; dragon 1";

test('a player sees the own hand, of the other only the number of cards', () => {
  const seen = view(at(text), 0);
  expect([seen.hand, seen.handSizes, seen.deckSizes]).toEqual([
    ['Tr3', 'Dw1'],
    [2, 2],
    [43, 45],
  ]);
  for (const hidden of ["Fi2'", "So1'"]) expect(JSON.stringify(seen)).not.toContain(hidden);
});

test('covered cards are listed in the order in which they lie: everybody saw them', () => {
  expect(view(at(text), 1).board.treasure).toEqual(['Tr2', "Tr1'", 'Tr4']);
});

test('[dh-pile] the number of cards in each pile is public, who took which is not shown again', () => {
  const seen = view(at(text), 0);
  expect([seen.pileSizes, seen.piles]).toEqual([[2, 2], null]);
  expect(seen.taken).toEqual(['Dw2', 'Dw3', "Fi3'", "Kn1'"]);
  const exchanged = at(text.replace(/piles [^;]*/, "piles Dw2 Fi3' | Dw3 Kn1'"));
  expect(view(exchanged, 0)).toEqual(seen);
});

test('[dh-pile] at the end the piles are turned over', () => {
  const nine = "departed Sh Sh Sh Sh Sh' Sh' Sh' Sh' Sh'";
  const { piles } = view(at(`phase over; ended ships; ${nine}; piles Dw3 Kn1' | Fi3'`), 0);
  expect(piles).toEqual([['Dw3', "Kn1'"], ["Fi3'"]]);
});

test('a drawn card is seen by the player who draws it', () => {
  const { events } = playing(at('hands Tr3 Dw1 Dw1 Dw1 Dw2 | -; decks Kn1 ... | ...'), 'play Tr3');
  const [drawn] = told(events, 'cardsDrawn');
  expect(viewEvent(drawn!, 0)).toBe(drawn);
  expect(viewEvent(drawn!, 1)).toEqual({ ...drawn, cards: [null] });
});

test('a card put back is seen by the player whose hand it leaves', () => {
  const start = at("hands So1 | Tr1' Tr2' Tr3' Tr4' Dw3' Kn2'; board Pe2; dragon 1");
  const [back] = told(playing(start, 'play So1').events, 'cardPutBack');
  expect(viewEvent(back!, 1)).toBe(back);
  expect(viewEvent(back!, 0)).toEqual({ ...back, card: null });
});

test('what happens in the open is told to both alike', () => {
  const { events } = playing(at("hands Fi2 | -; board Tr1'"), 'play Fi2');
  for (const event of events.filter(({ type }) => type !== 'cardsDrawn')) expect(viewEvent(event, 1)).toBe(event);
});

test('an event without its secrets changes no state', () => {
  const state = at('hands Tr3 | -');
  const blanked: readonly DragonheartEvent[] = [
    { type: 'cardsDrawn', seat: 0, cards: [null], limit: 5, withGreatDragon: false, deck: 44 },
    { type: 'cardPutBack', seat: 0, card: null, hand: 0 },
  ];
  for (const event of blanked) expect(() => evolve(state, event)).toThrow('without its secrets');
});

test('an event that does not fit the table changes no state', () => {
  const state = at('hands Tr3 | -; decks Dw1 ... | ...');
  const drawn = { type: 'cardsDrawn', seat: 0, limit: 5, withGreatDragon: false, deck: 44 } as const;
  expect(() => evolve(state, { ...drawn, cards: ['Sh'] })).toThrow('Sh is not the next card of the deck');
  expect(() => evolve(state, { ...drawn, seat: 2, cards: ['Dw1'] })).toThrow('nobody sits at 2');
  expect(() => evolve(state, { type: 'cardPutBack', seat: 0, card: 'Sh', hand: 0 })).toThrow(RangeError);
});
