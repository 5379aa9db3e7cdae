/** What a seat may know of a state and of an event. */
import { ofSeat, type Seat } from '../core/index.ts';
import type { DragonwoodEvent } from './game-events.ts';
import type { DragonwoodState, DragonwoodView, Phase } from './types.ts';

/** The phase without what others have chosen in a storm. */
const phaseFor = (phase: Phase, seat: Seat): Phase =>
  phase.kind === 'eventCard'
    ? { ...phase, chosen: phase.chosen.map((card, other) => (other === seat ? card : null)) }
    : phase;

/**
 * All that this seat may know. It remembers no cards: what a player was shown and has gone back into another hand counts as
 * unseen again, as at a table where nobody takes notes.
 */
export const view = (state: DragonwoodState, seat: Seat): DragonwoodView => ({
  seat,
  options: state.options,
  turn: state.turn,
  active: state.active,
  phase: phaseFor(state.phase, seat),
  hand: ofSeat(state.hands, seat),
  handSizes: state.hands.map((hand) => hand.length),
  played: state.played,
  deckSize: state.deck.length,
  discard: state.discard,
  passes: state.passes,
  turnsLeft: state.turnsLeft,
  landscape: state.landscape,
  dragonwoodDeckSize: state.dragonwoodDeck.length,
  creatures: state.creatures,
  enhancements: state.enhancements,
  gone: state.gone,
});

/** The same event with the cards blanked that this seat does not see. */
export function viewEvent(event: DragonwoodEvent, seat: Seat): DragonwoodEvent {
  switch (event.type) {
    case 'adventurerDrawn':
    case 'stormCardChosen':
      return event.seat === seat ? event : { ...event, card: null };
    case 'deckReshuffled':
      return { ...event, order: null };
    case 'stormCardsPassed':
      return {
        ...event,
        cards: event.cards.map((passed) =>
          passed.from === seat || passed.to === seat ? passed : { ...passed, card: null },
        ),
      };
    default:
      return event;
  }
}
