import { describe, expect, test } from 'vitest';
import { departuresOf } from './score.ts';
import { at, playing, told } from './testing.ts';

test('[dh-dwarf] whoever places the fourth Dwarf takes all four', () => {
  const start = at("hands Dw2 | -; board Dw1 Dw1' Dw3'");
  const { state } = playing(start, 'play Dw2');
  expect(state.piles).toEqual([['Dw1', "Dw1'", "Dw3'", 'Dw2'], []]);
  expect(state.board.dwarf).toEqual([]);
});

test('[dh-dwarf] the third Dwarf takes nothing yet', () => {
  const { state, events } = playing(at("hands Dw2 | -; board Dw1 Dw1'"), 'play Dw2');
  expect(state.board.dwarf).toEqual(['Dw1', "Dw1'", 'Dw2']);
  expect(told(events, 'pileTaken')).toEqual([]);
});

test('[dh-huntress] whoever places the third Huntress takes all Fire Dragons, and the three go to the hold', () => {
  const { state, events } = playing(at("hands Hu2 | -; board Hu1 Hu1' Fi4' Fi2"), 'play Hu2');
  expect(state.piles[0]).toEqual(["Fi4'", 'Fi2']);
  expect(state.board.huntress).toEqual([]);
  expect(state.hold).toEqual(['Hu1', "Hu1'", 'Hu2']);
  expect(told(events, 'movedToHold')).toHaveLength(1);
});

test('[dh-huntress] without a Fire Dragon the three Huntresses still go to the hold', () => {
  const { state, events } = playing(at("hands Hu2 | -; board Hu1 Hu1'"), 'play Hu2');
  expect(state.hold).toHaveLength(3);
  expect(told(events, 'nothingTaken')[0]).toMatchObject({ by: 'huntress', piles: ['fireDragon'] });
});

test('[dh-huntress] the second Huntress takes nothing yet', () => {
  const { state } = playing(at('hands Hu2 | -; board Hu1 Fi2'), 'play Hu2');
  expect([state.piles[0], state.hold, state.board.huntress]).toEqual([[], [], ['Hu1', 'Hu2']]);
});

test('[dh-fire-dragon] each play of Fire Dragons takes the whole Treasure stack, and the dragon stays', () => {
  const { state } = playing(at("hands Fi3 | -; board Tr1 Tr4' Fi2"), 'play Fi3');
  expect(state.piles[0]).toEqual(['Tr1', "Tr4'"]);
  expect(state.board.fireDragon).toEqual(['Fi2', 'Fi3']);
});

describe.each([
  ['treasure', 'Tr3', "Fi2' So1' Pe2"],
  ['petrifiedDragon', 'Pe2', "Tr3' So1' Tl2"],
] as const)('a card without effect: %s', (type, card, board) => {
  test('it stays on its space and takes nothing', () => {
    const { state, events } = playing(at(`hands ${card} | -; board ${board}`), `play ${card}`);
    expect(state.board[type].at(-1)).toBe(card);
    expect(events.map((event) => event.type)).toEqual(['cardsPlayed', 'cardsDrawn', 'turnEnded']);
  });
});

test('[dh-treasure] a Treasure takes nothing; a Fire Dragon or a Sorceress takes it', () => {
  expect(playing(at("hands Tr3 | -; board Tr1'"), 'play Tr3').state.piles[0]).toEqual([]);
  for (const taker of ['Fi2', 'So1']) {
    expect(playing(at(`hands ${taker} | -; board Tr1'`), `play ${taker}`).state.piles[0]).toEqual(["Tr1'"]);
  }
});

test('[dh-petrified-dragon] a Petrified Dragon takes nothing; a Sorceress takes it and gets the Great Dragon', () => {
  const laid = playing(at("hands Pe2 | So1'"), 'play Pe2').state;
  expect([laid.piles[0], laid.greatDragon]).toEqual([[], null]);
  const taken = playing(laid, "play So1'").state;
  expect([taken.piles[1], taken.greatDragon]).toEqual([['Pe2'], 1]);
});

test('[dh-troll] each play of Trolls takes the whole Sorceress stack', () => {
  const { state } = playing(at("hands Tl3 | -; board So1 So2' Tl1'"), 'play Tl3');
  expect(state.piles[0]).toEqual(['So1', "So2'"]);
  expect(state.board.troll).toEqual(["Tl1'", 'Tl3']);
});

test('[dh-knight] whoever places the second Knight chooses Sorceresses or Trolls; then both go to the hold', () => {
  const start = at("hands Kn2 | -; board Kn1' So1 So2' Tl3'");
  const asked = playing(start, 'play Kn2').state;
  expect(asked.phase).toEqual({ kind: 'choice', seat: 0, by: 'knight', piles: ['sorceress', 'troll'] });
  expect(asked.hold).toEqual([]);
  const { state } = playing(asked, 'take troll');
  expect(state.piles[0]).toEqual(["Tl3'"]);
  expect(state.board.sorceress).toEqual(['So1', "So2'"]);
  expect([state.hold, state.board.knight]).toEqual([["Kn1'", 'Kn2'], []]);
});

test('[dh-knight] with nothing to take both Knights still go to the hold', () => {
  const { state } = playing(at("hands Kn2 | -; board Kn1'"), 'play Kn2');
  expect([state.hold, state.piles[0]]).toEqual([["Kn1'", 'Kn2'], []]);
});

test('[dh-knight] the first Knight only waits', () => {
  const { state } = playing(at('hands Kn2 | -; board So1'), 'play Kn2');
  expect([state.board.knight, state.piles[0]]).toEqual([['Kn2'], []]);
});

test('[dh-sorceress] each play takes the Petrified Dragons or the Treasures, as the player chooses', () => {
  const start = at("hands So1 | -; board So2 Tr3 Pe2' Pe2");
  expect(playing(start, 'play So1', 'take petrifiedDragon').state.piles[0]).toEqual(["Pe2'", 'Pe2']);
  expect(playing(start, 'play So1', 'take treasure').state.piles[0]).toEqual(['Tr3']);
  expect(playing(start, 'play So1', 'take treasure').state.board.sorceress).toEqual(['So2', 'So1']);
});

test('[dh-ship] whoever places the third Ship takes the whole hold, and the three Ships leave as one departure', () => {
  const { state, events } = playing(at("hands Sh | -; board Sh Sh'; hold Hu1 Hu1' Hu2 Kn1 Kn2'"), 'play Sh');
  expect(state.piles[0]).toEqual(['Hu1', "Hu1'", 'Hu2', 'Kn1', "Kn2'"]);
  expect([state.hold, state.board.ship]).toEqual([[], []]);
  expect(state.departed).toEqual(['Sh', "Sh'", 'Sh']);
  expect(told(events, 'shipsDeparted')[0]).toMatchObject({ departures: 1, cards: ['Sh', "Sh'", 'Sh'] });
});

test('[dh-ship] an empty hold makes no difference: the Ships depart', () => {
  const { state, events } = playing(at("hands Sh | -; board Sh Sh'; departed Sh Sh' Sh'"), 'play Sh');
  expect(departuresOf(state)).toBe(2);
  expect(told(events, 'nothingTaken')[0]).toMatchObject({ by: 'ship', piles: ['hold'] });
});

test('[dh-hold] used Knights and Huntresses wait in the hold together, and count for nobody', () => {
  const start = at("hands Kn1 | Hu1'; board Kn1' Hu2 Hu2'");
  const { state } = playing(start, 'play Kn1', "play Hu1'");
  expect(state.hold).toEqual(["Kn1'", 'Kn1', 'Hu2', "Hu2'", "Hu1'"]);
  expect(state.piles).toEqual([[], []]);
});
