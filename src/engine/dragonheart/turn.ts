/** How a turn ends, and the game. */
import { parameters } from './editions.ts';
import { refill } from './refill.ts';
import { scoreNow } from './score.ts';
import type { EndCause } from './types.ts';
import { emit, type Writing } from './writing.ts';

/** The end is certain, unless this is the last turn already: nothing extends it. */
export function triggerEnd(writing: Writing, cause: EndCause): void {
  const { active, turnsLeft } = writing.draft;
  const lastTurns = parameters.lastTurns.value;
  if (turnsLeft !== null && turnsLeft <= lastTurns) return;
  emit(writing, { type: 'endTriggered', seat: active, cause, lastTurns });
}

/** Ends the turn: the next player's begins, or the last one is over. */
export function endTurn(writing: Writing): void {
  const { draft } = writing;
  const { active, turnsLeft } = draft;
  if (turnsLeft === 1) {
    emit(writing, { type: 'gameEnded', causes: draft.endCauses, outcome: scoreNow(draft) });
    return;
  }
  const next = (active + 1) % parameters.players.value;
  emit(writing, { type: 'turnEnded', seat: active, next, isLast: turnsLeft === 2 });
}

/** Fills the hand of the active player and ends the turn. */
export function refillAndEndTurn(writing: Writing): void {
  if (refill(writing, writing.draft.active)) triggerEnd(writing, 'deck');
  endTurn(writing);
}
