/** What a fact changes: the only code that writes a state of Dragonwood. It decides nothing and rolls nothing. */
import { type Draft, known, ofSeat, type Seat, takeOut } from '../core/index.ts';
import { enhancementById, isEventId, type EnhancementId, type TargetId } from './cards.ts';
import type { AdventurerId } from './decks.ts';
import type { DragonwoodEvent } from './game-events.ts';
import type { AdventurerCardId, DragonwoodState } from './types.ts';

/** A state in the making. Its phase is replaced as a whole and never written into. */
export type DragonwoodDraft = Omit<Draft<DragonwoodState>, 'phase' | 'rng' | 'options'> & {
  phase: DragonwoodState['phase'];
  rng: DragonwoodState['rng'];
  readonly options: DragonwoodState['options'];
};

const lists = <Item>(of: readonly (readonly Item[])[]): Item[][] => of.map((list) => list.slice());

/** A copy that may be written into; the state given stays as it was. */
export const draftOf = (state: DragonwoodState): DragonwoodDraft => ({
  options: state.options,
  turn: state.turn,
  active: state.active,
  phase: state.phase,
  hands: lists(state.hands),
  played: state.played.slice(),
  deck: state.deck.slice(),
  discard: state.discard.slice(),
  passes: state.passes,
  turnsLeft: state.turnsLeft,
  landscape: state.landscape.slice(),
  dragonwoodDeck: state.dragonwoodDeck.slice(),
  creatures: lists(state.creatures),
  enhancements: lists(state.enhancements),
  gone: state.gone.slice(),
  removed: state.removed.slice(),
  rng: state.rng,
});

function leaveHand(draft: DragonwoodDraft, seat: Seat, card: AdventurerId, to: AdventurerCardId[]): void {
  takeOut(ofSeat(draft.hands, seat), card);
  to.push(card);
}

function drawFromDeck(draft: DragonwoodDraft, card: AdventurerCardId): void {
  if (draft.deck.pop() !== card) throw new RangeError(`${card} is not the top card of the deck`);
}

function declare(draft: DragonwoodDraft, { seat, attack }: Extract<DragonwoodEvent, { type: 'attackDeclared' }>): void {
  for (const card of attack.cards) leaveHand(draft, seat, card, draft.played);
  for (const id of attack.enhancements) {
    if (enhancementById(id).use !== 'once') continue;
    takeOut(ofSeat(draft.enhancements, seat), id);
    draft.gone.push(id);
  }
}

/** Hit: the target leaves the landscape, and the Adventurers played are discarded. */
function capture<Card extends TargetId>(draft: DragonwoodDraft, target: Card, to: Card[]): void {
  takeOut<TargetId>(draft.landscape, target);
  to.push(target);
  draft.discard.push(...draft.played);
  draft.played = [];
}

function chooseInStorm(
  draft: DragonwoodDraft,
  { event, seat, card }: Extract<DragonwoodEvent, { type: 'stormCardChosen' }>,
): void {
  const { phase } = draft;
  if (phase.kind !== 'eventCard') throw new RangeError(`nobody was asked for a card of the ${event}`);
  draft.phase = {
    ...phase,
    waiting: phase.waiting.filter((other) => other !== seat),
    chosen: phase.chosen.map((before, other) => (other === seat ? known(card) : before)),
  };
}

function discardOne(draft: DragonwoodDraft, { seat, card }: Extract<DragonwoodEvent, { type: 'cardDiscarded' }>): void {
  leaveHand(draft, seat, card, draft.discard);
  const { phase } = draft;
  if (phase.kind === 'wound') draft.phase = { ...phase, cards: phase.cards - 1 };
  if (phase.kind === 'discardToLimit') {
    const waiting = phase.waiting.filter((other) => ofSeat(draft.hands, other).length > phase.limit);
    draft.phase = { ...phase, waiting };
  }
}

function turnUp(draft: DragonwoodDraft, { card }: Extract<DragonwoodEvent, { type: 'cardTurnedUp' }>): void {
  if (draft.dragonwoodDeck.pop() !== card) throw new RangeError(`${card} is not the top card of the deck`);
  // An event never lies in the landscape: it happens at once and leaves the game.
  if (isEventId(card)) draft.gone.push(card);
  else draft.landscape.push(card);
}

function endTurn(draft: DragonwoodDraft, next: Seat): void {
  draft.turn += 1;
  draft.active = next;
  draft.phase = { kind: 'turn', seat: next };
  if (draft.turnsLeft !== null) draft.turnsLeft -= 1;
}

/** Writes a fact into a draft. */
export function write(draft: DragonwoodDraft, event: DragonwoodEvent): void {
  switch (event.type) {
    case 'adventurerDrawn':
      drawFromDeck(draft, known(event.card));
      ofSeat(draft.hands, event.seat).push(known(event.card));
      return;
    case 'ladybugDrawn':
      drawFromDeck(draft, 'L');
      draft.discard.push('L');
      return;
    case 'deckReshuffled':
      draft.deck = [...known(event.order)];
      draft.discard = [];
      draft.passes = event.passes;
      return;
    case 'lastRoundBegan':
      // The turn that is going on, and one for each player.
      draft.turnsLeft = event.players + 1;
      return;
    case 'attackDeclared':
      return declare(draft, event);
    case 'rerollOffered': {
      const { seat, attack, rolled, dice, bonus, need } = event;
      draft.phase = { kind: 'reroll', seat, attack, numbers: { dice, bonus, need }, rolled };
      return;
    }
    case 'creatureCaptured':
      return capture(draft, event.target, ofSeat(draft.creatures, event.seat));
    case 'enhancementCaptured':
      return capture<EnhancementId>(draft, event.target, ofSeat(draft.enhancements, event.seat));
    case 'attackMissed':
      ofSeat(draft.hands, event.seat).push(...draft.played);
      draft.played = [];
      return;
    case 'woundSuffered':
      draft.phase = { kind: 'wound', seat: event.seat, cards: event.cards };
      return;
    case 'cardDiscarded':
      return discardOne(draft, event);
    case 'cardTurnedUp':
      return turnUp(draft, event);
    case 'stormAsked': {
      const chosen = draft.hands.map(() => null);
      draft.phase = { kind: 'eventCard', event: event.event, waiting: event.seats, chosen };
      return;
    }
    case 'stormCardChosen':
      return chooseInStorm(draft, event);
    case 'stormCardsDiscarded':
      for (const { seat, card } of event.cards) leaveHand(draft, seat, card, draft.discard);
      return;
    case 'stormCardsPassed':
      for (const { from, card } of event.cards) takeOut(ofSeat(draft.hands, from), known(card));
      for (const { to, card } of event.cards) ofSeat(draft.hands, to).push(known(card));
      return;
    case 'enhancementsSank':
      for (const id of event.cards) takeOut<TargetId>(draft.landscape, id);
      draft.gone.push(...event.cards);
      return;
    case 'limitExceeded':
      draft.phase = { kind: 'discardToLimit', waiting: event.seats, limit: event.limit, cause: event.cause };
      return;
    case 'turnEnded':
      return endTurn(draft, event.next);
    case 'gameEnded':
      draft.phase = { kind: 'over', cause: event.cause };
      return;
    // What only tells: the decision, the dice, and what follows from other facts.
    case 'reloaded':
    case 'diceRolled':
    case 'rollKept':
    case 'dieRerolled':
    case 'woundSkipped':
    case 'landscapeShrank':
    case 'eventHappened':
  }
}

/** The state after a fact; the one before stays as it was. An event that lacks its secrets throws a RangeError. */
export function evolve(state: DragonwoodState, event: DragonwoodEvent): DragonwoodState {
  const draft = draftOf(state);
  write(draft, event);
  return draft;
}
