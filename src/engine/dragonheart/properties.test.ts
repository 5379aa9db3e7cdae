import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playReplay, seedRng, shuffle } from '../core/index.ts';
import { deepFreeze } from '../core/testing.ts';
import { legalActions } from './actions.ts';
import { apply } from './apply.ts';
import { cardTypes } from './cards.ts';
import { ruleOf } from './citations.ts';
import { inDeckOrder, pointsOf, type CardId } from './decks.ts';
import { endTriggerIds } from './editions.ts';
import { evolve } from './evolve.ts';
import { freePlaces, illegality, toAct } from './legality.ts';
import { formatAction } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import { dragonheartRuleIds } from './rules.ts';
import { departuresOf, outcome } from './score.ts';
import { newGame } from './setup.ts';
import { box, everyCard, lastOf, randomGame, told, type Step } from './testing.ts';
import type { DragonheartState } from './types.ts';
import { view } from './view.ts';

const options = fc.record({ endTrigger: fc.constantFrom(...endTriggerIds) });
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Checks whole games played at random. */
const inGames = (numRuns: number, check: (steps: readonly Step[], seed: number) => void) =>
  fc.assert(
    fc.property(options, seeds, (chosen, seed) => check(randomGame(chosen, seed), seed)),
    { numRuns },
  );

test('all 100 cards are always somewhere, each once', () => {
  inGames(60, (steps) => {
    for (const { after } of steps) {
      expect(everyCard(after)).toEqual(box);
      expect(after.taken).toEqual(inDeckOrder(after.piles));
    }
  });
});

test('[dh-play] a legal play always exists, until the game is over', () => {
  inGames(60, (steps) => {
    for (const { before } of steps) expect(legalActions(view(before, toAct(before)!)).length).toBeGreaterThan(0);
    const end = lastOf(steps);
    expect([0, 1].flatMap((seat) => legalActions(view(end, seat)))).toEqual([]);
    expect(outcome(end)).not.toBeNull();
  });
});

test('[dh-hold] the hold is empty when a last turn begins that follows the third departure', () => {
  inGames(150, (steps) => {
    const last = steps.find(({ before: { turnsLeft, phase } }) => turnsLeft === 1 && phase.kind === 'turn')!;
    if (last.before.endCauses.includes('ships')) expect(last.before.hold).toEqual([]);
  });
});

test('[dh-board] limited spaces are never full when a turn begins', () => {
  inGames(60, (steps) => {
    for (const { before } of steps) {
      if (before.phase.kind !== 'turn') continue;
      for (const type of cardTypes) expect(freePlaces(before.board, type)).toBeGreaterThan(0);
    }
  });
});

test('[dh-great-dragon-hand] nobody ever holds more cards than the limit, six for the holder of the Great Dragon', () => {
  inGames(60, (steps) => {
    for (const { after } of steps) {
      for (const [seat, hand] of after.hands.entries()) {
        expect(hand.length).toBeLessThanOrEqual(after.greatDragon === seat ? 6 : 5);
      }
    }
  });
});

test('every game ends within 200 turns, with exactly one turn after the one that ended it', () => {
  inGames(150, (steps) => {
    const end = lastOf(steps);
    expect(end.turn).toBeLessThanOrEqual(200);
    const ending = steps.find(({ events }) => events.some(({ type }) => type === 'endTriggered'))!;
    expect(end.turn).toBe(ending.before.turn + 1);
    expect(departuresOf(end)).toBeLessThanOrEqual(4);
  });
});

test('a game survives being written down as JSON, its events too', () => {
  inGames(30, (steps) => {
    for (const { before, events, after } of steps) {
      for (const value of [before, events, after, view(after, 0)]) {
        expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
      }
    }
  });
});

test('the events of an action lead to its state, all but the randomness', () => {
  inGames(60, (steps) => {
    for (const { before, events, after } of steps) {
      expect({ ...events.reduce<DragonheartState>(evolve, before), rng: after.rng }).toStrictEqual(after);
    }
  });
});

test('what is told to be taken, drawn or sent to the hold is what moves', () => {
  inGames(40, (steps) => {
    for (const { before, events, after } of steps) {
      const { active } = before;
      const taken = told(events, 'pileTaken').flatMap(({ cards }) => cards);
      expect(after.piles[active]).toEqual([...before.piles[active]!, ...taken]);
      const drawn = told(events, 'cardsDrawn').flatMap(({ cards }) => cards);
      expect(after.hands[active]!.slice(after.hands[active]!.length - drawn.length)).toEqual(drawn);
      const sent = told(events, 'movedToHold').flatMap(({ cards }) => cards);
      if (sent.length > 0) expect(after.hold).toEqual([...before.hold, ...sent]);
      for (const { cards, points } of told(events, 'pileTaken')) expect(points).toBe(pointsOf(cards));
    }
  });
});

test('an action changes nothing in the table that it is given', () => {
  inGames(30, (steps) => {
    for (const { before, action, after } of steps) {
      expect(apply(deepFreeze(structuredClone(before)), deepFreeze(structuredClone(action))).state).toEqual(after);
    }
  });
});

test('played again from its seed, a game is the same; taken back, it is as it was', () => {
  fc.assert(
    fc.property(options, seeds, (chosen, seed) => {
      const steps = randomGame(chosen, seed);
      const moves = steps.map(({ action }) => ({ kind: 'action', action }) as const);
      const replay = { start: { kind: 'seed', options: chosen, seed }, players: [], moves } as const;
      const game = { newGame, apply, parsePosition };
      expect(playReplay(game, replay)).toMatchObject({ value: { state: lastOf(steps), problem: null } });
      const shorter = { ...replay, moves: moves.slice(0, -1) };
      expect(playReplay(game, shorter)).toMatchObject({ value: { state: steps.at(-1)!.before } });
    }),
    { numRuns: 40 },
  );
});

/** The same table as this seat sees it, with other hidden cards and other luck. */
function otherwise(state: DragonheartState, seat: number, seed: number): DragonheartState {
  let rng = seedRng(seed);
  const mix = (cards: readonly CardId[]): readonly CardId[] => {
    const [mixed, next] = shuffle(rng, cards);
    rng = next;
    return mixed;
  };
  const hands = [...state.hands];
  const decks = [...state.decks];
  for (const [owner, hand] of state.hands.entries()) {
    const deck = state.decks[owner]!;
    if (owner === seat) {
      const known = state.putBack[owner] ? deck.slice(-1) : [];
      decks[owner] = [...mix(deck.slice(0, deck.length - known.length)), ...known];
    } else {
      const mixed = mix([...hand, ...deck]);
      hands[owner] = mixed.slice(0, hand.length);
      decks[owner] = mixed.slice(hand.length);
    }
  }
  const taken = mix(state.piles.flat());
  const size = state.piles[0]!.length;
  const piles = state.phase.kind === 'over' ? state.piles : [taken.slice(0, size), taken.slice(size)];
  return { ...state, hands, decks, piles, rng: seedRng(seed) };
}

test('what a player sees does not depend on hidden cards or on the luck to come', () => {
  inGames(40, (steps, seed) => {
    for (const { after } of steps) {
      for (const seat of [0, 1]) expect(view(otherwise(after, seat, seed), seat)).toEqual(view(after, seat));
    }
  });
});

/** All choices of these cards. */
const subsets = (cards: readonly CardId[]): CardId[][] =>
  cards.reduce<CardId[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);

test('what is offered is what is allowed: every choice of cards and every pile tried one by one', () => {
  inGames(25, (steps) => {
    for (const { before } of steps) {
      const seen = view(before, toAct(before)!);
      const tried = [
        ...subsets(seen.hand).map((cards) => ({ type: 'play' as const, cards: cards.toSorted() })),
        ...cardTypes.map((pile) => ({ type: 'take' as const, pile })),
      ];
      const allowed = new Set(tried.filter((one) => illegality(seen, one) === null).map(formatAction));
      const offered = legalActions(seen).map((one) =>
        formatAction(one.type === 'play' ? { ...one, cards: one.cards.toSorted() } : one),
      );
      expect(offered.toSorted()).toEqual([...allowed].sort());
    }
  });
});

test('every event of a game cites a rule', () => {
  inGames(30, (steps) => {
    for (const { events } of steps) for (const event of events) expect(dragonheartRuleIds).toContain(ruleOf(event));
  });
});
