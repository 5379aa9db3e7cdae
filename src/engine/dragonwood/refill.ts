/** Filling the landscape, and the events that are turned up on the way. */
import type { Seat } from '../core/index.ts';
import { eventById, isEnhancementId, isEventId, type EventId } from './cards.ts';
import { drawAdventurers } from './draw.ts';
import { parametersOf } from './editions.ts';
import type { FromHand, Passed } from './game-events.ts';
import type { LimitCause, StormId } from './types.ts';
import { emit, type Writing } from './writing.ts';

/** All seats in turn order, the active player first. */
function inTurnOrder({ draft: { active, hands } }: Writing): Seat[] {
  return hands.map((_, step) => (active + step) % hands.length);
}

/** Asks every seat that holds too many Adventurers to discard; false when nobody does. */
export function askForLimit(writing: Writing, cause: LimitCause): boolean {
  const { draft } = writing;
  const limit = parametersOf(draft.options).handLimit.value;
  const seats = inTurnOrder(writing).filter((seat) => (draft.hands[seat]?.length ?? 0) > limit);
  if (seats.length === 0) return false;
  emit(writing, { type: 'limitExceeded', seats, limit, cause });
  return true;
}

/** Asks every seat with a card for one; false when all hands are empty. */
function askForStorm(writing: Writing, event: StormId): boolean {
  const seats = inTurnOrder(writing).filter((seat) => (writing.draft.hands[seat]?.length ?? 0) > 0);
  if (seats.length === 0) return false;
  emit(writing, { type: 'stormAsked', event, seats });
  return true;
}

/** Lets an event happen; true when somebody is asked for a card, so that the rest must wait. */
function happen(writing: Writing, event: EventId): boolean {
  emit(writing, { type: 'eventHappened', event });
  const { effect } = eventById(event);
  switch (effect.kind) {
    case 'everyoneDraws':
      for (const seat of inTurnOrder(writing)) drawAdventurers(writing, seat, effect.cards, 'sunny-day');
      return askForLimit(writing, 'event');
    case 'everyoneDiscards':
      return askForStorm(writing, 'thunder-storm');
    case 'everyonePassesRight':
      return askForStorm(writing, 'wind-storm');
    case 'landscapeEnhancementsLeave':
      emit(writing, { type: 'enhancementsSank', cards: writing.draft.landscape.filter(isEnhancementId) });
      return false;
  }
}

/** What everybody has chosen in a storm happens at once. */
export function endStorm(writing: Writing): void {
  const { phase, hands } = writing.draft;
  if (phase.kind !== 'eventCard') return;
  const chosen = phase.chosen.flatMap((card, seat): FromHand[] => (card === null ? [] : [{ seat, card }]));
  switch (phase.event) {
    case 'thunder-storm':
      emit(writing, { type: 'stormCardsDiscarded', cards: chosen });
      return;
    case 'wind-storm': {
      // Play goes to the left, so the player on the right is the one before.
      const before = (seat: Seat): Seat => (seat + hands.length - 1) % hands.length;
      const cards = chosen.map(({ seat, card }): Passed => ({ from: seat, to: before(seat), card }));
      emit(writing, { type: 'stormCardsPassed', cards });
      return;
    }
  }
}

/** Turns up cards until the landscape is full or the deck is empty; true when an event asks somebody for a card. */
export function refill(writing: Writing): boolean {
  const { draft } = writing;
  const size = parametersOf(draft.options).landscape.value;
  while (draft.landscape.length < size) {
    const card = draft.dragonwoodDeck.at(-1);
    if (card === undefined) {
      emit(writing, { type: 'landscapeShrank', landscape: draft.landscape.length });
      return false;
    }
    emit(writing, { type: 'cardTurnedUp', card });
    if (isEventId(card) && happen(writing, card)) return true;
  }
  return false;
}
