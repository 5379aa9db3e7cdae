import { describe, expect, test } from 'vitest';
import { decks } from './decks.ts';
import { toAct } from './legality.ts';
import { departuresOf, outcome, scoreNow } from './score.ts';
import { at, playing, possible, told } from './testing.ts';

const sixGone = "departed Sh Sh Sh Sh' Sh' Sh'";
const nineGone = "departed Sh Sh Sh Sh Sh Sh' Sh' Sh' Sh'";

/** The draw pile of seat 0 with nothing but these cards; what else belongs to its deck lies on the other's pile. */
const lastCards = (hand: string, draw: string) => {
  const short = `${hand} ${draw === '-' ? '' : draw}`.trim().split(' ');
  const rest: string[] = [...decks[0]!];
  for (const card of short) rest.splice(rest.indexOf(card), 1);
  const ships = rest.filter((card) => card === 'Sh').slice(0, 6);
  const others = rest.filter((card) => card !== 'Sh');
  return `decks ${draw} | ...; departed ${ships.join(' ')}; piles - | ${others.join(' ')}`;
};

test('[dh-end-ships] the third departure ends the game: the player draws, the other has one more turn', () => {
  const start = at(`hands Sh | Tr1'; board Sh Sh'; ${sixGone}`);
  const ended = playing(start, 'play Sh');
  expect(departuresOf(ended.state)).toBe(3);
  expect(ended.events.map(({ type }) => type)).toEqual([
    'cardsPlayed',
    'nothingTaken',
    'shipsDeparted',
    'endTriggered',
    'cardsDrawn',
    'turnEnded',
  ]);
  expect(ended.state.hands[0]).toHaveLength(5);
  expect(told(ended.events, 'turnEnded')[0]).toEqual({ type: 'turnEnded', seat: 0, next: 1, isLast: true });
  expect(toAct(ended.state)).toBe(1);
  const over = playing(ended.state, "play Tr1'").state;
  expect([over.phase, over.endCauses, toAct(over)]).toEqual([{ kind: 'over' }, ['ships'], null]);
});

test('[dh-end-ships] the second departure does not end it', () => {
  const { state } = playing(at("hands Sh | -; board Sh Sh'; departed Sh Sh' Sh'"), 'play Sh');
  expect([state.endCauses, state.turnsLeft]).toEqual([[], null]);
});

describe('a deck that is used up', () => {
  const start = (draw: string, endTrigger: string) =>
    at(`endTrigger ${endTrigger}; hands Tr1 Tr2 Dw1 Dw2 Hu1 | Tr1'; ${lastCards('Tr1 Tr2 Dw1 Dw2 Hu1', draw)}`);

  test('[dh-end-deck] drawing the last card ends the game: the other player has one more turn', () => {
    const ended = playing(start('Kn1', 'lastCardDrawn'), 'play Tr1');
    expect(told(ended.events, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 0, cause: 'deck', lastTurns: 1 },
    ]);
    expect(ended.state.hands[0]).toHaveLength(5);
    expect(playing(ended.state, "play Tr1'").state.phase.kind).toBe('over');
  });

  test('[dh-end-deck] with one card left to draw the game goes on', () => {
    const { state } = playing(start('Kn1 Kn2', 'lastCardDrawn'), 'play Tr1');
    expect([state.decks[0], state.endCauses]).toEqual([['Kn2'], []]);
  });

  test('[dh-end-deck] by the other reading the last card drawn does not end it, the first refill that falls short does', () => {
    const full = playing(start('Kn1', 'cannotRefill'), 'play Tr1');
    expect([full.state.decks[0], full.state.endCauses]).toEqual([[], []]);
    const short = playing(full.state, "play Tr1'", 'play Tr2');
    expect(short.state.endCauses).toEqual(['deck']);
    expect(told(short.events, 'refillFellShort')).toEqual([{ type: 'refillFellShort', seat: 0, hand: 4, limit: 5 }]);
  });

  test('[dh-short-deck] a short deck gives what it has, and nothing is shuffled', () => {
    const { state, events } = playing(start('Kn1', 'lastCardDrawn'), 'play Tr1 Tr2');
    expect(state.hands[0]).toEqual(['Dw1', 'Dw2', 'Hu1', 'Kn1']);
    expect(state.decks[0]).toEqual([]);
    expect(told(events, 'refillFellShort')).toEqual([{ type: 'refillFellShort', seat: 0, hand: 4, limit: 5 }]);
  });
});

test('[dh-last-turn] both ends in one turn still leave one turn', () => {
  const short = lastCards('Sh Dw1 Dw1 Hu1 Kn1', 'Tr1').replace(/departed [^;]*/, "departed Sh Sh Sh Sh Sh Sh'");
  const { state } = playing(at(`hands Sh Dw1 Dw1 Hu1 Kn1 | Tr1'; board Sh' Sh'; ${short}`), 'play Sh');
  expect([state.endCauses, state.turnsLeft]).toEqual([['ships', 'deck'], 1]);
  expect(playing(state, "play Tr1'").state.phase.kind).toBe('over');
});

test('[dh-last-turn] a fourth departure in the last turn is made and extends nothing', () => {
  const start = at(`active 1; hands - | Sh' Sh' Tr1'; board Sh; ${nineGone}; ended ships`);
  const { state, events } = playing(start, "play Sh' Sh'");
  expect([departuresOf(state), state.phase.kind, state.endCauses]).toEqual([4, 'over', ['ships']]);
  expect(told(events, 'endTriggered')).toEqual([]);
});

test('[dh-last-turn] a third departure or a last card drawn in the last turn ends nothing anew', () => {
  const sailing = playing(at(`hands Sh | -; board Sh Sh'; ${sixGone}; ended deck`), 'play Sh');
  expect([departuresOf(sailing.state), sailing.state.endCauses, sailing.state.phase.kind]).toEqual([
    3,
    ['deck'],
    'over',
  ]);
  expect(told(sailing.events, 'endTriggered')).toEqual([]);
  const hand = 'Tr1 Tr2 Dw1 Dw2 Hu1';
  const drawing = playing(at(`hands ${hand} | -; ${lastCards(hand, 'Kn1')}; ended deck`), 'play Tr1');
  expect([drawing.state.decks[0], drawing.state.endCauses, drawing.state.phase.kind]).toEqual([[], ['deck'], 'over']);
});

test('[dh-last-turn] a card put back on the empty deck does not make the game longer', () => {
  const hand = 'Tr1 Tr2 Dw1 Dw2 Hu1 Kn1';
  const position = `active 1; hands ${hand} | So1'; board Pe2'; dragon 0; ended deck; ${lastCards(hand, '-')}`;
  const { state, events } = playing(at(position), "play So1'");
  expect(told(events, 'cardPutBack')).toHaveLength(1);
  expect(state.decks[0]).toHaveLength(1);
  expect(state.phase.kind).toBe('over');
});

test('[dh-last-turn] the player of the last turn draws too, and then nobody may play', () => {
  const { state, events } = playing(at(`hands Tr1 | Tr1'; ${nineGone}; ended ships`), 'play Tr1');
  expect(events.map(({ type }) => type)).toEqual(['cardsPlayed', 'cardsDrawn', 'gameEnded']);
  expect(possible(state)).toEqual([]);
});

const over = (text: string) => at(`phase over; ended ships; ${nineGone}; ${text}`);

test('[dh-goal] the player with the most points wins', () => {
  expect(outcome(over("piles Tr4 Fi3 | Tr3'"))).toMatchObject({ scores: [7, 3], winners: [0], tie: null });
  expect(outcome(over("piles Tr1 | Tr3'"))).toMatchObject({ scores: [1, 3], winners: [1], tie: null });
});

test('[dh-goal] while the game goes on there is no outcome', () => {
  expect(outcome(at('hands Tr1 | -'))).toBeNull();
});

test('[dh-score] the pile and the Great Dragon count', () => {
  expect(outcome(over("piles Tr4 Dw1' | Kn1' Kn2; dragon 1"))).toEqual({
    scores: [5, 6],
    lines: [
      { points: 5, cards: 2, greatDragon: 0, total: 5 },
      { points: 3, cards: 2, greatDragon: 3, total: 6 },
    ],
    winners: [1],
    tie: null,
  });
});

test('[dh-score] cards in hand, in the deck, in the hold and on the board count nothing', () => {
  const state = over("hands Tr4 Fi4 | Tr4' Fi4'; board Dw3 Dw3' Tr3; hold Hu2 Kn2'; piles Tr1 | Tr2'");
  expect(outcome(state)?.scores).toEqual([1, 2]);
});

test('[dh-tie] at equal points the holder of the Great Dragon wins, his 3 points counted', () => {
  expect(outcome(over("piles Tr4 | Tr1'; dragon 1"))).toMatchObject({
    scores: [4, 4],
    winners: [1],
    tie: 'greatDragon',
  });
});

test('[dh-tie] at equal points and with the Great Dragon on the board both win', () => {
  expect(scoreNow(over("piles Tr4 | Tr4'"))).toMatchObject({ scores: [4, 4], winners: [0, 1], tie: 'shared' });
});

test('the end is told with the score', () => {
  const { state, events } = playing(at(`hands Fi2 | -; board Tr4 Tr1'; ${nineGone}; ended ships`), 'play Fi2');
  expect(events.at(-1)).toEqual({ type: 'gameEnded', causes: ['ships'], outcome: outcome(state) });
  expect(outcome(state)?.scores).toEqual([5, 0]);
});
