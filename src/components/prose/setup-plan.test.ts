import { describe, expect, test } from 'vitest';
import { editionIds, editions, isDragon, isEventId, newGame } from '#engine/dragonwood/index.ts';
import { setupPlans } from './setup-plan.ts';

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

describe.each(setupPlans)('what the set-up helper tells $players players', (plan) => {
  const { players } = plan;
  const tables = editionIds.flatMap((edition) =>
    seeds.map((seed) => newGame({ players, edition, variants: [] }, seed)),
  );

  test('[dw-setup-remove] is how many cards go back into the box', () => {
    for (const { removed } of tables) expect(removed).toHaveLength(plan.removed);
    expect(plan.removed + plan.left).toBe(plan.others);
  });

  test('[dw-setup-bottom-half] is the size of both halves, and no dragon lies above the lower one', () => {
    expect(plan.half + plan.lower).toBe(plan.deck);
    expect(plan.lower - plan.half).toBe(plan.dragons);
    const places = new Set<number>();
    for (const { dragonwoodDeck } of tables) {
      // Events turned up at set-up may lie below them now: only the order of the other cards counts.
      const others = dragonwoodDeck.filter((id) => !isEventId(id));
      others.forEach((id, place) => isDragon(id) && places.add(place));
    }
    expect(Math.max(...places)).toBe(plan.lower - 1);
  });

  test('[dw-setup-landscape] is how many cards lie open, and how many stay in the deck', () => {
    for (const { landscape, dragonwoodDeck } of tables) {
      expect(landscape).toHaveLength(plan.landscape);
      expect(dragonwoodDeck).toHaveLength(plan.deckLeft);
    }
  });

  test('[dw-setup-hands] is what each player holds and what stays in the deck when no Ladybug was dealt', () => {
    const plain = tables.filter(({ discard }) => discard.length === 0);
    expect(plain).not.toEqual([]);
    for (const { hands, deck } of plain) {
      expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => plan.hand));
      expect(deck).toHaveLength(plan.adventurersLeft);
    }
  });
});

test('every edition sets up with the same numbers, so that one helper serves all', () => {
  const numbers = editionIds.map((id) => {
    const { removed, landscape, startHand } = editions[id];
    return { removed, landscape, startHand };
  });
  expect(new Set(numbers.map((each) => JSON.stringify(each))).size).toBe(1);
});
