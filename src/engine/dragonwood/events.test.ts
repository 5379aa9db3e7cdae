import { describe, expect, test } from 'vitest';
import { toAct } from './legality.ts';
import { at, playing, possible, refusal, told, withDeck, withDragonwood } from './testing.ts';
import type { DragonwoodState } from './types.ts';
import { view, viewEvent } from './view.ts';

/** Player 0 captures spiders with R1, and these Dragonwood cards come next. */
const turningUp = (dragonwood: string, hands = 'R1 R2 | B3 B4', more = '', players = 2) =>
  at(
    `players ${players}; hands ${hands}; landscape spooky-spiders fire-ants fire-ants wasps-nest wasps-nest; dragonwood ${dragonwood} ...; dice 4; ${more}`,
  );
const hit = (start: DragonwoodState) => playing(start, 'strike spooky-spiders R1');

test('[dw-replenish] after a capture a card is turned up, so that five lie open again', () => {
  const { state, events } = hit(turningUp('wild-boar grumpy-troll'));
  expect(state.landscape).toEqual(['fire-ants', 'fire-ants', 'wasps-nest', 'wasps-nest', 'wild-boar']);
  expect(told(events, 'cardTurnedUp')).toEqual([{ type: 'cardTurnedUp', card: 'wild-boar' }]);
});

test('[dw-replenish] after a Reload or a miss nothing is turned up', () => {
  expect(told(playing(turningUp('wild-boar'), 'reload').events, 'cardTurnedUp')).toEqual([]);
  const missed = playing({ ...turningUp('wild-boar'), rng: at('players 2; dice 1').rng }, 'strike spooky-spiders R1');
  expect(told(missed.events, 'cardTurnedUp')).toEqual([]);
});

test('[dw-deck-empty] with the deck empty the landscape shrinks and the game goes on', () => {
  const { state, events } = hit(withDragonwood(turningUp('wild-boar')));
  expect(state.landscape).toHaveLength(4);
  expect(told(events, 'landscapeShrank')).toEqual([{ type: 'landscapeShrank', landscape: 4 }]);
  expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
});

test('[dw-deck-empty] an event that was the last card happens, and is not replaced', () => {
  const asked = hit(withDragonwood(turningUp('wild-boar'), 'thunder-storm'));
  const { state, events } = playing(asked.state, 'discard R2', 'discard B3');
  expect(state.landscape).toHaveLength(4);
  expect(told(events, 'landscapeShrank')).toHaveLength(1);
  expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
});

test('[dw-event-immediate] an event happens at once, leaves the game and is replaced', () => {
  const { state, events } = hit(turningUp('quicksand wild-boar'));
  expect(told(events, 'eventHappened')).toEqual([{ type: 'eventHappened', event: 'quicksand' }]);
  expect(state.gone).toEqual(['quicksand']);
  expect(state.landscape.at(-1)).toBe('wild-boar');
  expect(state.landscape).toHaveLength(5);
});

test('[dw-event-immediate] events turned up one after another all happen, until five cards lie open', () => {
  const { state, events } = hit(
    turningUp('quicksand sunny-day thunder-storm wind-storm wild-boar', 'R1 | -', 'deck G1 G2 G3 G4 ...'),
  );
  expect(state.phase).toMatchObject({ kind: 'eventCard', event: 'thunder-storm', waiting: [0, 1] });
  const wind = playing(state, 'discard G1', 'discard G3');
  expect(wind.state.phase).toMatchObject({ kind: 'eventCard', event: 'wind-storm', waiting: [0, 1] });
  const end = playing(wind.state, 'pass G2', 'pass G4');
  expect(end.state.hands).toEqual([['G4'], ['G2']]);
  expect(end.state.landscape.at(-1)).toBe('wild-boar');
  expect(end.state.gone).toEqual(['quicksand', 'sunny-day', 'thunder-storm', 'wind-storm']);
  const all = [...events, ...wind.events, ...end.events];
  expect(told(all, 'eventHappened').map(({ event }) => event)).toEqual(end.state.gone);
  expect(toAct(end.state)).toBe(1);
});

describe('Sunny Day', () => {
  test('[dw-sunny-day] everybody draws two cards in turn order from the active player', () => {
    const { state, events } = playing(
      turningUp('sunny-day wild-boar', 'B1 | R1 | B2', 'active 1; deck G1 G2 G3 G4 G5 G6 ...', 3),
      'strike spooky-spiders R1',
    );
    expect(state.hands).toEqual([
      ['B1', 'G5', 'G6'],
      ['G1', 'G2'],
      ['B2', 'G3', 'G4'],
    ]);
    expect(told(events, 'adventurerDrawn').map(({ seat, cause }) => [seat, cause])).toEqual(
      [1, 1, 2, 2, 0, 0].map((seat) => [seat, 'sunny-day']),
    );
  });

  test('[dw-sunny-day] Ladybugs work as always', () => {
    const { state, events } = hit(turningUp('sunny-day wild-boar', 'R1 | -', 'deck L G1 G2 G3 G4 L G5 G6 ...'));
    expect(state.hands).toEqual([
      ['G1', 'G2', 'G3'],
      ['G4', 'G5', 'G6'],
    ]);
    expect(told(events, 'adventurerDrawn').map(({ cause }) => cause)).toEqual([
      'sunny-day',
      'ladybug',
      'ladybug',
      'sunny-day',
      'ladybug',
      'ladybug',
    ]);
  });

  test('[dw-sunny-day] then everybody with more than nine discards, one player after the other, and the refill goes on', () => {
    const hands = 'R1 R2 R3 R4 R5 R6 R7 R8 R9 | B1 B2 B3 B4 B5 B6 B7 B8 B9 | O1 O2 O3 O4 O5 O6 O7';
    const start = turningUp('sunny-day wild-boar', hands, 'deck G1 G2 G3 G4 G5 G6 ...', 3);
    const { state, events } = hit(start);
    expect(told(events, 'limitExceeded')).toEqual([{ type: 'limitExceeded', seats: [0, 1], limit: 9, cause: 'event' }]);
    expect(state.landscape).toHaveLength(4);
    const first = playing(state, 'discard G1').state;
    expect(first.phase).toMatchObject({ kind: 'discardToLimit', waiting: [1] });
    const second = playing(first, 'discard B1').state;
    expect(toAct(second)).toBe(1);
    const last = playing(second, 'discard B2').state;
    expect(last.hands.map(({ length }) => length)).toEqual([9, 9, 9]);
    expect(last.landscape.at(-1)).toBe('wild-boar');
    expect(last.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  test('[dw-sunny-day] the deck is shuffled in the middle of it, with the cards just played', () => {
    const start = withDeck(turningUp('sunny-day wild-boar'), 'G1');
    const { state, events } = hit(start);
    const [reshuffled] = told(events, 'deckReshuffled');
    expect(reshuffled?.order).toContain('R1');
    expect(state.hands[0]?.slice(0, 2)).toEqual(['R2', 'G1']);
    expect(state.hands.every((hand) => hand.length >= 3)).toBe(true);
    expect(state.passes).toBe(1);
  });
});

describe('Thunder Storm', () => {
  test('[dw-thunder-storm] everybody chooses a card in secret, and all are discarded together', () => {
    const { state, events } = hit(turningUp('thunder-storm wild-boar'));
    expect(told(events, 'stormAsked')).toEqual([{ type: 'stormAsked', event: 'thunder-storm', seats: [0, 1] }]);
    const chosen = playing(state, 'discard R2');
    expect(chosen.state.hands).toEqual(state.hands);
    expect(chosen.events.map((event) => viewEvent(event, 1))).toMatchObject([{ seat: 0, card: null }]);
    expect(view(chosen.state, 1).phase).toMatchObject({ chosen: [null, null], waiting: [1] });
    expect(view(chosen.state, 0).phase).toMatchObject({ chosen: ['R2', null] });
    const end = playing(chosen.state, 'discard B4');
    expect(end.state.hands).toEqual([[], ['B3']]);
    expect(end.state.discard).toEqual(['R1', 'R2', 'B4']);
    expect(refusal(state, 'pass R2')).toMatchObject({ code: 'wrongPhase', rule: 'dw-thunder-storm' });
  });

  test('[dw-thunder-storm] an empty hand discards nothing, and is not asked', () => {
    const { state } = hit(turningUp('thunder-storm wild-boar', 'R1 | B3 | B4', '', 3));
    expect(state.phase).toMatchObject({ waiting: [1, 2] });
    const end = playing(state, 'discard B3', 'discard B4').state;
    expect(end.hands).toEqual([[], [], []]);
    expect(end.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  test('[dw-thunder-storm] with all hands empty nothing happens', () => {
    const { state, events } = hit(turningUp('thunder-storm wild-boar', 'R1 | -'));
    expect(told(events, 'stormAsked')).toEqual([]);
    expect(state.landscape.at(-1)).toBe('wild-boar');
    expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('Wind Storm', () => {
  test('[dw-wind-storm] everybody passes a card to the right, to the player before, all at once', () => {
    const { state } = hit(turningUp('wind-storm wild-boar', 'R1 R2 | B3 | G4', '', 3));
    const end = playing(state, 'pass R2', 'pass B3', 'pass G4');
    expect(end.state.hands).toEqual([['B3'], ['G4'], ['R2']]);
    expect(told(end.events, 'stormCardsPassed')[0]?.cards).toEqual([
      { from: 0, to: 2, card: 'R2' },
      { from: 1, to: 0, card: 'B3' },
      { from: 2, to: 1, card: 'G4' },
    ]);
    expect(refusal(state, 'discard R2')).toMatchObject({ code: 'wrongPhase', rule: 'dw-wind-storm' });
  });

  test('[dw-wind-storm] only the two players see the card that goes between them', () => {
    const { state } = hit(turningUp('wind-storm wild-boar', 'R1 R2 | B3 | G4', '', 3));
    const { events } = playing(state, 'pass R2', 'pass B3', 'pass G4');
    const [passed] = told(events, 'stormCardsPassed');
    expect(passed && viewEvent(passed, 0)).toMatchObject({ cards: [{ card: 'R2' }, { card: 'B3' }, { card: null }] });
  });

  test('[dw-wind-storm] an empty hand passes nothing and still receives, and does not pass that on', () => {
    const { state } = hit(turningUp('wind-storm wild-boar', 'R1 | B3 | G4', '', 3));
    expect(state.phase).toMatchObject({ waiting: [1, 2] });
    expect(possible(state)).toEqual([{ type: 'pass', card: 'B3' }]);
    const end = playing(state, 'pass B3', 'pass G4').state;
    expect(end.hands).toEqual([['B3'], ['G4'], []]);
  });

  test('[dw-wind-storm] two players swap a card', () => {
    const { state } = hit(turningUp('wind-storm wild-boar'));
    expect(playing(state, 'pass R2', 'pass B4').state.hands).toEqual([['B4'], ['B3', 'R2']]);
  });
});

describe('Quicksand', () => {
  test('[dw-quicksand] all enhancements in the landscape leave the game and are replaced; captured ones are safe', () => {
    const start = at(
      'players 2; hands R1 R2 | B3; landscape silver-sword spooky-spiders charmed-potion fire-ants lucky-mushroom; enhancements magical-unicorn | -; dragonwood quicksand wild-boar friendly-bunny grumpy-troll wild-boar ...; dice 4',
    );
    const { state, events } = hit(start);
    expect(state.landscape).toEqual(['fire-ants', 'wild-boar', 'friendly-bunny', 'grumpy-troll', 'wild-boar']);
    expect(told(events, 'enhancementsSank')).toEqual([
      { type: 'enhancementsSank', cards: ['silver-sword', 'charmed-potion', 'lucky-mushroom'] },
    ]);
    expect(state.gone).toEqual(['quicksand', 'silver-sword', 'charmed-potion', 'lucky-mushroom']);
    expect(state.enhancements[0]).toEqual(['magical-unicorn']);
  });

  test('[dw-quicksand] with no enhancement in the landscape nothing happens', () => {
    const { state } = hit(turningUp('quicksand wild-boar'));
    expect(state.gone).toEqual(['quicksand']);
    expect(state.landscape.slice(0, 4)).toEqual(['fire-ants', 'fire-ants', 'wasps-nest', 'wasps-nest']);
  });
});
