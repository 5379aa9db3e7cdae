import { expect, test } from 'vitest';
import { toAct } from './legality.ts';
import { at, calm, playing, possible, refusal, told, withDeck } from './testing.ts';

const nine = 'R1 R2 R3 R4 R5 R6 R7 R8 R9';

test('[dw-turn-choice] a turn is one Reload or one Capture, and there is no passing', () => {
  const state = at('players 2; hands R1 | B3; landscape fire-ants');
  const actions = possible(state);
  expect(actions[0]).toEqual({ type: 'reload' });
  expect(actions.slice(1).map((one) => one.type)).toEqual(['capture', 'capture', 'capture']);
  expect(refusal(state, 'pass R1')).toMatchObject({ code: 'wrongPhase', rule: 'dw-turn-choice', phase: 'turn' });
  expect(refusal(state, 'discard R1')).toMatchObject({ code: 'wrongPhase', rule: 'dw-turn-choice' });
  expect(toAct(playing(state, 'reload').state)).toBe(1);
});

test('[dw-turn-choice] with an empty hand only Reload is possible, or the Charmed Potion alone', () => {
  const bare = at('players 2; hands - | B3; landscape fire-ants bucket-of-spinach');
  expect(possible(bare)).toEqual([{ type: 'reload' }]);
  const potion = at('players 2; hands - | B3; landscape fire-ants bucket-of-spinach; enhancements charmed-potion | -');
  const captures = possible(potion).slice(1);
  expect(captures.map((one) => one.type === 'capture' && one.method)).toEqual(['strike', 'stomp', 'scream']);
  for (const one of captures) expect(one).toMatchObject({ target: 'fire-ants', cards: [] });
});

test('[dw-reload] a Reload draws the top card of the deck and ends the turn', () => {
  const { state, events } = playing(at('players 3; active 2; hands B1 | B2 | B3; deck G7 G8 ...'), 'reload');
  expect(state.hands).toEqual([['B1'], ['B2'], ['B3', 'G7']]);
  expect(events).toEqual([
    { type: 'reloaded', seat: 2 },
    { type: 'adventurerDrawn', seat: 2, card: 'G7', cause: 'reload' },
    { type: 'turnEnded', seat: 2, next: 0 },
  ]);
  expect([state.active, state.turn, toAct(state)]).toEqual([0, 2, 0]);
});

test('[dw-hand-limit] at nine cards you may reload: you draw, then you discard one of your choice', () => {
  const asked = playing(at(`players 2; hands ${nine} | B3; deck G7 ...`), 'reload');
  expect(asked.state.phase).toEqual({ kind: 'discardToLimit', waiting: [0], limit: 9, cause: 'reload' });
  expect(possible(asked.state)).toHaveLength(10);
  expect(asked.state.active).toBe(0);
  const { state, events } = playing(asked.state, 'discard R4');
  expect(state.hands[0]).toEqual(['R1', 'R2', 'R3', 'R5', 'R6', 'R7', 'R8', 'R9', 'G7']);
  expect(state.discard).toEqual(['R4']);
  expect(events).toEqual([
    { type: 'cardDiscarded', seat: 0, card: 'R4', reason: 'limit' },
    { type: 'turnEnded', seat: 0, next: 1 },
  ]);
});

test('[dw-hand-limit] the card just drawn may be discarded again', () => {
  const { state } = playing(at(`players 2; hands ${nine} | B3; deck G7 ...`), 'reload', 'discard G7');
  expect(state.hands[0]).toEqual(nine.split(' '));
});

test('[dw-hand-limit] at eight cards nothing is discarded', () => {
  const { state } = playing(at(`players 2; hands ${nine.slice(3)} | B3; deck G7 ...`), 'reload');
  expect(state.hands[0]).toHaveLength(9);
  expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
});

test('[dw-hand-limit] a Ladybug at nine cards makes eleven, and two are discarded', () => {
  const asked = playing(at(`players 2; hands ${nine} | B3; deck L G7 G8 ...`), 'reload');
  expect(asked.state.hands[0]).toHaveLength(11);
  const once = playing(asked.state, 'discard R1');
  expect(toAct(once.state)).toBe(0);
  const twice = playing(once.state, 'discard R2');
  expect(twice.state.hands[0]).toHaveLength(9);
  expect(toAct(twice.state)).toBe(1);
});

test('[dw-ladybug] a drawn Ladybug is discarded at once, and two cards are drawn for it', () => {
  const { state, events } = playing(at('players 2; hands R1 | B3; deck L G7 G8 G9 ...'), 'reload');
  expect(state.hands[0]).toEqual(['R1', 'G7', 'G8']);
  expect(state.discard).toEqual(['L']);
  expect(events.slice(1, -1)).toEqual([
    { type: 'ladybugDrawn', seat: 0, more: 2 },
    { type: 'adventurerDrawn', seat: 0, card: 'G7', cause: 'ladybug' },
    { type: 'adventurerDrawn', seat: 0, card: 'G8', cause: 'ladybug' },
  ]);
});

test('[dw-ladybug] four Ladybugs in a row bring five cards', () => {
  const { state } = playing(at('players 2; hands - | B3; deck L L L L G1 G2 G3 G4 G5 G6 ...'), 'reload');
  expect(state.hands[0]).toEqual(['G1', 'G2', 'G3', 'G4', 'G5']);
  expect(state.discard).toEqual(['L', 'L', 'L', 'L']);
});

test('[dw-reshuffle] the last card of the deck is drawn and the discard pile is the new deck at once', () => {
  const start = withDeck(at('players 2; hands R1 | B3'), 'G7');
  const { state, events } = playing(start, 'reload');
  expect(state.hands[0]).toEqual(['R1', 'G7']);
  expect(state.discard).toEqual([]);
  expect(state.deck.toSorted()).toEqual(start.discard.toSorted());
  expect(state.deck).not.toEqual(start.discard);
  expect(state.passes).toBe(1);
  expect(told(events, 'deckReshuffled')).toMatchObject([{ passes: 1, cards: 61, order: state.deck }]);
});

test('[dw-reshuffle] with one card left in the deck nothing is shuffled yet', () => {
  const { state } = playing(withDeck(at('players 2; hands R1 | B3'), 'G7', 'G8'), 'reload');
  expect(state.deck).toEqual(['G8']);
  expect(state.passes).toBe(0);
});

test('[dw-reshuffle] a card discarded after the last one was drawn belongs to the next pass', () => {
  const { state } = playing(withDeck(at(`players 2; hands ${nine} | B3`), 'G7'), 'reload', 'discard R4');
  expect(state.discard).toEqual(['R4']);
  expect(state.deck).not.toContain('R4');
  expect(state.deck).toHaveLength(64 - 9 - 1 - 1);
});

test('[dw-reshuffle] a Ladybug that is the last card is shuffled in, and its two cards come from the new deck', () => {
  const { state, events } = playing(withDeck(at('players 2; hands R1 | B3'), 'L'), 'reload');
  const [reshuffled] = told(events, 'deckReshuffled');
  expect(reshuffled?.order?.filter((card) => card === 'L')).toHaveLength(4);
  expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['reloaded', 'ladybugDrawn', 'deckReshuffled']);
  const ladybugs = told(events, 'ladybugDrawn').length;
  expect(state.hands[0]).toHaveLength(1 + 1 + ladybugs);
  expect(state.deck.length + state.discard.length).toBe(62 - 1 - ladybugs);
});

test('[dw-reshuffle] between the two cards of a Ladybug the deck can be shuffled too', () => {
  const { state, events } = playing(withDeck(at('players 2; hands R1 | B3; seed 5'), 'L', 'G7'), 'reload');
  expect(events.map(({ type }) => type).slice(0, 4)).toEqual([
    'reloaded',
    'ladybugDrawn',
    'adventurerDrawn',
    'deckReshuffled',
  ]);
  expect(state.hands[0]?.slice(0, 2)).toEqual(['R1', 'G7']);
  expect(state.hands[0]?.length).toBeGreaterThanOrEqual(3);
});

test.each([
  ['a hit', 4],
  ['a miss', 1],
])('[dw-turn-ends] after %s it is the next player’s turn', (_what, dice) => {
  const start = at(`players 2; hands R1 R2 | B3; landscape spooky-spiders; ${calm}; dice ${dice}`);
  const first = playing(start, 'strike spooky-spiders R1').state;
  const { state } = first.phase.kind === 'wound' ? playing(first, 'discard R2') : { state: first };
  expect([toAct(state), state.turn]).toEqual([1, 2]);
});

test('[dw-turn-ends] play goes to the left, from the last seat to the first', () => {
  const start = at('players 4; active 3; hands R1 | R2 | R3 | R4; deck G1 G2 G3 G4 ...');
  const seats = [1, 2, 3, 4].map((turns) => toAct(playing(start, ...Array<string>(turns).fill('reload')).state));
  expect(seats).toEqual([0, 1, 2, 3]);
});
