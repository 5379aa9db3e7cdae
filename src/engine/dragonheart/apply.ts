/** What an action does: the only place where the rules decide. */
import { type Applied, IllegalActionError, ofSeat } from '../core/index.ts';
import { cardById } from './decks.ts';
import { draftOf } from './evolve.ts';
import type { DragonheartEvent } from './game-events.ts';
import { illegality, toAct } from './legality.ts';
import { play, take } from './resolve.ts';
import type { DragonheartAction, DragonheartState } from './types.ts';
import type { Writing } from './writing.ts';

/**
 * Decides and draws. An action that `illegality` refuses throws an IllegalActionError, whoever is asked now: the caller asks
 * first.
 */
export function apply(state: DragonheartState, action: DragonheartAction): Applied<DragonheartState, DragonheartEvent> {
  const seat = toAct(state) ?? state.active;
  // What legality reads of a view; a whole one would be sorted for nothing.
  const asked = { seat, phase: state.phase, hand: ofSeat(state.hands, seat), board: state.board };
  const refusal = illegality(asked, action);
  if (refusal) throw new IllegalActionError(refusal);
  const writing: Writing = { draft: draftOf(state), events: [] };
  switch (action.type) {
    case 'play': {
      const cards = action.cards.slice();
      play(writing, seat, cardById(ofSeat(cards, 0)).type, cards);
      break;
    }
    case 'take':
      take(writing, action.pile);
      break;
  }
  return { state: writing.draft, events: writing.events };
}
