/** What an action does: the only place where the rules decide. */
import { type Applied, IllegalActionError, type Seat } from '../core/index.ts';
import type { AdventurerId } from './decks.ts';
import { drawAdventurers } from './draw.ts';
import { draftOf } from './evolve.ts';
import type { DragonwoodEvent } from './game-events.ts';
import { illegality, toAct } from './legality.ts';
import { askForLimit, endStorm } from './refill.ts';
import { attack, keep, reroll } from './resolve.ts';
import { endTurn, refillAndEndTurn } from './turn.ts';
import type { Attack, DragonwoodAction, DragonwoodState, Phase } from './types.ts';
import { view } from './view.ts';
import { emit, type Writing } from './writing.ts';

function reload(writing: Writing, seat: Seat): void {
  emit(writing, { type: 'reloaded', seat });
  drawAdventurers(writing, seat, 1, 'reload');
  if (!askForLimit(writing, 'reload')) endTurn(writing);
}

function discard(writing: Writing, seat: Seat, card: AdventurerId): void {
  const before = writing.draft.phase;
  emit(writing, { type: 'cardDiscarded', seat, card, reason: before.kind === 'wound' ? 'wound' : 'limit' });
  const { phase } = writing.draft;
  const isAskedMore =
    (phase.kind === 'wound' && phase.cards > 0) || (phase.kind === 'discardToLimit' && phase.waiting.length > 0);
  if (isAskedMore) return;
  // An event was turned up in the middle of a refill, which now goes on.
  if (before.kind === 'discardToLimit' && before.cause === 'event') refillAndEndTurn(writing);
  else endTurn(writing);
}

function choose(
  writing: Writing,
  { event }: Extract<Phase, { kind: 'eventCard' }>,
  seat: Seat,
  card: AdventurerId,
): void {
  emit(writing, { type: 'stormCardChosen', event, seat, card });
  const { phase } = writing.draft;
  if (phase.kind === 'eventCard' && phase.waiting.length > 0) return;
  endStorm(writing);
  if (!askForLimit(writing, 'event')) refillAndEndTurn(writing);
}

/** The attack of an action, as it is told and remembered: nothing but what the rules know. */
const attackOf = ({ target, method, cards, enhancements, potionAs }: Attack): Attack =>
  potionAs === undefined
    ? { target, method, cards: [...cards], enhancements: [...enhancements] }
    : { target, method, cards: [...cards], enhancements: [...enhancements], potionAs };

/**
 * Decides, rolls and draws. An action that `illegality` refuses throws an IllegalActionError, whoever is asked now: the
 * caller asks first.
 */
export function apply(state: DragonwoodState, action: DragonwoodAction): Applied<DragonwoodState, DragonwoodEvent> {
  const seat = toAct(state) ?? state.active;
  const refusal = illegality(view(state, seat), action);
  if (refusal) throw new IllegalActionError(refusal);
  const writing: Writing = { draft: draftOf(state), events: [] };
  switch (action.type) {
    case 'reload':
      reload(writing, seat);
      break;
    case 'capture':
      attack(writing, seat, attackOf(action));
      break;
    case 'keep':
      keep(writing);
      break;
    case 'reroll':
      reroll(writing, action.die);
      break;
    case 'discard':
    case 'pass':
      if (state.phase.kind === 'eventCard') choose(writing, state.phase, seat, action.card);
      else discard(writing, seat, action.card);
      break;
  }
  return { state: writing.draft, events: writing.events };
}
