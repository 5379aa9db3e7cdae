import { expect, test } from 'vitest';
import { toAct } from './legality.ts';
import { at, playing, possible, told } from './testing.ts';

test('[dh-play] cards of one type go from the hand onto their space, the last one on top', () => {
  const { state, events } = playing(at("hands Tr3 Tr1 Dw1 | Tr2'; board Tr4'; decks Kn1 Sh ... | ..."), 'play Tr1 Tr3');
  expect(state.board.treasure).toEqual(["Tr4'", 'Tr1', 'Tr3']);
  expect(state.hands[0]!.slice(0, 1)).toEqual(['Dw1']);
  expect(events[0]).toEqual({
    type: 'cardsPlayed',
    seat: 0,
    cardType: 'treasure',
    cards: ['Tr1', 'Tr3'],
    onSpace: 3,
    capacity: null,
  });
});

test('[dh-play] one, some or all cards of a type may be played, but not none', () => {
  expect(possible(at('hands Tr3 Tr1 Dw1 Dw1 | -'))).toEqual(['Dw1', 'Dw1 Dw1', 'Tr1', 'Tr1 Tr3', 'Tr3']);
});

test('[dh-play] after a turn it is the other player’s', () => {
  const { state } = playing(at("hands Tr3 | Tr2'"), 'play Tr3', "play Tr2'");
  expect([state.turn, state.active, toAct(state)]).toEqual([3, 0, 0]);
});

test('[dh-no-overfill] to two Huntresses only one may be added', () => {
  const state = at("hands Hu1 Hu2 | -; board Hu1' Hu1'");
  expect(possible(state)).toEqual(['Hu1', 'Hu2']);
  expect(() => playing(state, 'play Hu1 Hu2')).toThrow('tooManyCards');
});

test('[dh-no-overfill] with three Dwarves to two there, one or two may be played; two take all four', () => {
  const start = at("hands Dw1 Dw1 Dw3 | -; board Dw2' Dw1'");
  expect(possible(start)).toEqual(['Dw1', 'Dw1 Dw1', 'Dw1 Dw3', 'Dw3']);
  expect(playing(start, 'play Dw1 Dw3').state.piles[0]).toEqual(["Dw2'", "Dw1'", 'Dw1', 'Dw3']);
});

test('[dh-no-overfill] an empty space may be filled in one go', () => {
  const { state } = playing(at('hands Dw1 Dw1 Dw2 Dw2 Sh | -'), 'play Dw1 Dw1 Dw2 Dw2');
  expect(state.piles[0]).toHaveLength(4);
});

test('[dh-resolve-once] two Sorceresses together give one choice', () => {
  const asked = playing(at("hands So1 So2 | -; board Tr3 Pe2'"), 'play So1 So2');
  expect(told(asked.events, 'choiceAsked')).toHaveLength(1);
  const { state } = playing(asked.state, 'take treasure');
  expect(state.piles[0]).toEqual(['Tr3']);
  expect(state.board.petrifiedDragon).toEqual(["Pe2'"]);
  expect(toAct(state)).toBe(1);
});

test('[dh-resolve-once] two Fire Dragons together take the treasure once', () => {
  const { events } = playing(at("hands Fi2 Fi3 | -; board Tr3 Tr2'"), 'play Fi2 Fi3');
  expect(told(events, 'pileTaken')).toHaveLength(1);
});

test('[dh-take] of two piles with cards the player chooses one', () => {
  const { state, events } = playing(at("hands So1 | -; board Tr3 Tr1' Pe2'"), 'play So1');
  expect(state.phase).toEqual({ kind: 'choice', seat: 0, by: 'sorceress', piles: ['treasure', 'petrifiedDragon'] });
  expect(told(events, 'choiceAsked')[0]?.piles).toEqual([
    { pile: 'treasure', cards: ['Tr3', "Tr1'"], points: 4 },
    { pile: 'petrifiedDragon', cards: ["Pe2'"], points: 2 },
  ]);
  expect(possible(state)).toEqual(['take petrifiedDragon', 'take treasure']);
});

test('[dh-take] the only pile with cards is taken without asking', () => {
  const { state, events } = playing(at("hands So1 | -; board Pe2'"), 'play So1');
  expect(state.piles[0]).toEqual(["Pe2'"]);
  expect(told(events, 'choiceAsked')).toEqual([]);
});

test('[dh-take] where nothing lies, nothing is taken', () => {
  const { state, events } = playing(at('hands So1 | -'), 'play So1');
  expect(state.piles[0]).toEqual([]);
  expect(state.greatDragon).toBeNull();
  expect(told(events, 'nothingTaken')).toEqual([
    { type: 'nothingTaken', seat: 0, by: 'sorceress', piles: ['treasure', 'petrifiedDragon'] },
  ]);
});

test('[dh-any-owner] cards of both decks go to the player who takes them', () => {
  const { state } = playing(at("hands Tl1 | -; board So1 So2' So1'"), 'play Tl1');
  expect(state.piles).toEqual([['So1', "So2'", "So1'"], []]);
  expect(state.board.sorceress).toEqual([]);
});

test('[dh-pile] what is taken comes onto the pile of its taker, after what lay there', () => {
  const { state, events } = playing(at("hands Fi2 | -; board Tr3 Tr1'; piles Dw1 | Kn1'"), 'play Fi2');
  expect(state.piles).toEqual([['Dw1', 'Tr3', "Tr1'"], ["Kn1'"]]);
  expect(told(events, 'pileTaken')[0]).toEqual({
    type: 'pileTaken',
    seat: 0,
    by: 'fireDragon',
    pile: 'treasure',
    cards: ['Tr3', "Tr1'"],
    points: 4,
  });
});

test('[dh-refill] after a turn the hand is filled up to five, from the own draw pile', () => {
  const start = at("hands Tr3 Tr1 Dw1 Hu1 Kn1 | Sh'; decks Fi2 Pe2 ... | ...");
  const { state, events } = playing(start, 'play Tr3 Tr1');
  expect(state.hands[0]).toEqual(['Dw1', 'Hu1', 'Kn1', 'Fi2', 'Pe2']);
  expect(state.hands[1]).toEqual(["Sh'"]);
  expect(told(events, 'cardsDrawn')).toEqual([
    { type: 'cardsDrawn', seat: 0, cards: ['Fi2', 'Pe2'], limit: 5, withGreatDragon: false, deck: 43 },
  ]);
});

test('[dh-refill] cards are drawn after all taking is done', () => {
  const { events } = playing(at("hands So1 | -; board Tr3 Pe2'"), 'play So1', 'take treasure');
  expect(events.map(({ type }) => type)).toEqual([
    'cardsPlayed',
    'choiceAsked',
    'pileTaken',
    'cardsDrawn',
    'turnEnded',
  ]);
});
