/** What a seat may know of a state and of an event. */
import { ofSeat, type Seat } from '../core/index.ts';
import type { DragonheartEvent } from './game-events.ts';
import type { DragonheartState, DragonheartView } from './types.ts';

const sizes = (lists: readonly (readonly unknown[])[]): number[] => lists.map((list) => list.length);

/**
 * All that this seat may know. The piles of taken cards lie face down: that each of their cards was seen is in `taken`, who
 * took it is not told again before the end.
 */
export const view = (state: DragonheartState, seat: Seat): DragonheartView => ({
  seat,
  options: state.options,
  turn: state.turn,
  active: state.active,
  phase: state.phase,
  hand: ofSeat(state.hands, seat),
  handSizes: sizes(state.hands),
  deckSizes: sizes(state.decks),
  knownTop: ofSeat(state.putBack, seat) ? (ofSeat(state.decks, seat).at(-1) ?? null) : null,
  board: state.board,
  hold: state.hold,
  departed: state.departed,
  pileSizes: sizes(state.piles),
  taken: state.taken,
  piles: state.phase.kind === 'over' ? state.piles : null,
  greatDragon: state.greatDragon,
  putBack: state.putBack,
  endCauses: state.endCauses,
  turnsLeft: state.turnsLeft,
});

/** The same event with the cards blanked that this seat does not see. */
export function viewEvent(event: DragonheartEvent, seat: Seat): DragonheartEvent {
  switch (event.type) {
    case 'cardPutBack':
      return event.seat === seat ? event : { ...event, card: null };
    case 'cardsDrawn':
      return event.seat === seat ? event : { ...event, cards: event.cards.map(() => null) };
    default:
      return event;
  }
}
