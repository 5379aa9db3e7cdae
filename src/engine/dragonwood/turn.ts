/** How a turn ends, and the game. */
import type { EndCause } from './types.ts';
import { refill } from './refill.ts';
import { scoreNow } from './score.ts';
import { emit, type Writing } from './writing.ts';

/** Ends the game with its score. */
export function endGame(writing: Writing, cause: EndCause): void {
  emit(writing, { type: 'gameEnded', cause, outcome: scoreNow(writing.draft) });
}

/** Ends the turn: the next player's begins, or the last one is over. */
export function endTurn(writing: Writing): void {
  const { active, turnsLeft, options } = writing.draft;
  if (turnsLeft === 1) endGame(writing, 'decks');
  else emit(writing, { type: 'turnEnded', seat: active, next: (active + 1) % options.players });
}

/** Fills the landscape and ends the turn, unless an event asks somebody for a card before. */
export function refillAndEndTurn(writing: Writing): void {
  if (!refill(writing)) endTurn(writing);
}
