/** Positions of Dragonheart that are played on: whoever comes to a turn must have a card, for nobody ever passes. */
import { problem, type Parsed } from '#engine/core/index.ts';
import { handLimitOf, parsePosition, type DragonheartState } from '#engine/dragonheart/index.ts';

/** Who comes to a turn after the one who plays now, and has no card for it; null for nobody. */
function emptyHanded({ phase, active, hands, turnsLeft }: DragonheartState): number | null {
  const next = 1 - active;
  return phase.kind === 'over' || turnsLeft !== null || hands[next]?.length !== 0 ? null : next;
}

/** Reads a position that is set up: it says where all cards lie, and a hand that is missing is a problem. */
export function wholePosition(text: string): Parsed<DragonheartState> {
  const parsed = parsePosition(text);
  return 'value' in parsed && emptyHanded(parsed.value) !== null ? problem('missing', 'hands') : parsed;
}

/**
 * Reads a position to be played on. An example tells only one hand: the other is drawn from its deck, as after every turn. Where
 * the deck has too few cards to give one and not to end the game, the hand is a problem.
 */
export function playablePosition(text: string): Parsed<DragonheartState> {
  const parsed = parsePosition(text);
  const seat = 'value' in parsed ? emptyHanded(parsed.value) : null;
  if ('problem' in parsed || seat === null) return parsed;
  const state = parsed.value;
  const deck = state.decks[seat] ?? [];
  const drawn = Math.min(handLimitOf(state, seat), deck.length - 1);
  if (drawn < 1) return problem('missing', 'hands');
  const withSeat = <Part>(parts: readonly Part[], part: Part) => parts.map((each, at) => (at === seat ? part : each));
  return {
    value: {
      ...state,
      hands: withSeat(state.hands, deck.slice(-drawn).toReversed()),
      decks: withSeat(state.decks, deck.slice(0, -drawn)),
      putBack: withSeat(state.putBack, false),
    },
  };
}
