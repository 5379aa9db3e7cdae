import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedRng, shuffle, type Seat } from '../core/index.ts';
import { legalActions } from './actions.ts';
import type { AdventurerId } from './decks.ts';
import { editionIds, playerCounts, variantIds } from './editions.ts';
import { illegality } from './legality.ts';
import { at, isWhole, playedGame, playing, type Step, told } from './testing.ts';
import type { AdventurerCardId, DragonwoodState } from './types.ts';
import { view, viewEvent } from './view.ts';

/**
 * The same table as this seat sees it, with other cards in other hands and decks, other choices in a storm and other luck to
 * come. Ladybugs stay in the deck: no hand holds one.
 */
function otherwise(state: DragonwoodState, seat: Seat, seed: number): DragonwoodState {
  let rng = seedRng(seed);
  const mix = <Card>(cards: readonly Card[]): Card[] => {
    const [mixed, next] = shuffle(rng, cards);
    rng = next;
    return [...mixed];
  };
  const others = state.hands.filter((_, other) => other !== seat).flat();
  const inDeck = state.deck.filter((card): card is AdventurerId => card !== 'L');
  const pool = mix([...others, ...inDeck]);
  const hands = state.hands.map((hand, other) => (other === seat ? hand : pool.splice(0, hand.length)));
  const ladybugs = state.deck.filter((card) => card === 'L');
  const deck = mix<AdventurerCardId>([...pool, ...ladybugs]);
  const titles = mix([...state.dragonwoodDeck, ...state.removed]);
  const { phase } = state;
  return {
    ...state,
    hands,
    deck,
    dragonwoodDeck: titles.slice(state.removed.length),
    removed: titles.slice(0, state.removed.length),
    phase:
      phase.kind === 'eventCard'
        ? {
            ...phase,
            chosen: phase.chosen.map((card, other) =>
              other === seat || card === null ? card : (mix(hands[other] ?? [])[0] ?? null),
            ),
          }
        : phase,
    rng,
  };
}

const inGames = (numRuns: number, check: (steps: readonly Step[], seed: number) => void) =>
  fc.assert(
    fc.property(
      fc.constantFrom(...playerCounts),
      fc.constantFrom(...editionIds),
      fc.subarray([...variantIds]),
      fc.nat(),
      (players, edition, variants, seed) => check(playedGame({ players, edition, variants }, seed, 'greedy'), seed),
    ),
    { numRuns, seed: 2015 },
  );

test('what a player sees and may do does not depend on hidden cards, on secret choices or on the luck to come', () => {
  inGames(25, (steps, seed) => {
    for (const { before, action } of steps) {
      for (const seat of before.hands.keys()) {
        const other = otherwise(before, seat, seed);
        const seen = view(before, seat);
        const differently = view(other, seat);
        if (!isWhole(other)) throw new RangeError('a card got lost on the way');
        expect(differently).toEqual(seen);
        expect(illegality(differently, action)).toEqual(illegality(seen, action));
      }
    }
  });
});

test('the actions offered do not depend on hidden cards', () => {
  inGames(6, (steps, seed) => {
    for (const { before } of steps.filter((_, place) => place % 5 === 0)) {
      const seat = before.active;
      expect(legalActions(view(otherwise(before, seat, seed), seat))).toEqual(legalActions(view(before, seat)));
    }
  });
});

test('what is hidden can be told apart: the shuffled table is another one', () => {
  const state = at('players 2; hands R1 R2 | B3 B4');
  expect(otherwise(state, 0, 1)).not.toEqual(state);
  expect(otherwise(state, 0, 1).hands[1]).not.toEqual(state.hands[1]);
});

test('a view holds no hand but the player’s own, no deck, no removed card and no randomness', () => {
  const seen = view(at('players 3; hands R1 | B3 | G4; active 2'), 1);
  expect(seen.hand).toEqual(['B3']);
  expect(seen.handSizes).toEqual([1, 1, 1]);
  expect([seen.deckSize, seen.dragonwoodDeckSize]).toEqual([61, 32]);
  for (const secret of ['hands', 'deck', 'dragonwoodDeck', 'removed', 'rng']) expect(seen).not.toHaveProperty(secret);
  expect(JSON.stringify(seen)).not.toMatch(/"R1"|"G4"/);
});

test('a card that somebody draws is seen by the one who draws it, a Ladybug by everybody', () => {
  const { events } = playing(at('players 2; hands R1 | B3; deck L G7 G8 ...'), 'reload');
  const seenBy = (seat: Seat) => events.map((event) => viewEvent(event, seat));
  expect(told(seenBy(0), 'adventurerDrawn').map(({ card }) => card)).toEqual(['G7', 'G8']);
  expect(told(seenBy(1), 'adventurerDrawn').map(({ card }) => card)).toEqual([null, null]);
  expect(told(seenBy(1), 'ladybugDrawn')).toHaveLength(1);
});

test('no event shows a player a card that is hidden from all or drawn by another', () => {
  inGames(10, (steps) => {
    for (const { events, after } of steps) {
      for (const seat of after.hands.keys()) {
        for (const event of events.map((one) => viewEvent(one, seat))) {
          if (event.type === 'deckReshuffled') expect(event.order).toBeNull();
          if (event.type === 'adventurerDrawn' && event.seat !== seat) expect(event.card).toBeNull();
          if (event.type === 'stormCardChosen' && event.seat !== seat) expect(event.card).toBeNull();
          if (event.type !== 'stormCardsPassed') continue;
          for (const { from, to, card } of event.cards) expect(card === null).toBe(from !== seat && to !== seat);
        }
      }
    }
  });
});
