/** What a fact changes: the only code that writes a state of Dragonheart. It decides nothing and draws nothing at random. */
import { known, ofSeat, type Seat, takeOut } from '../core/index.ts';
import type { CardType, Takeable } from './cards.ts';
import { inDeckOrder, type CardId } from './decks.ts';
import type { DragonheartEvent } from './game-events.ts';
import type { DragonheartState } from './types.ts';

/**
 * A state in the making. Its fields are replaced as a whole, and the lists in them never written into: most of them are still
 * those of the state before, which saves their copies in the very many games that bots try out.
 */
export type DragonheartDraft = { -readonly [Key in keyof DragonheartState]: DragonheartState[Key] };

/** A copy that may be written into; the state given stays as it was. */
export const draftOf = (state: DragonheartState): DragonheartDraft => ({ ...state });

type BySeat = readonly (readonly CardId[])[];

const adding = (lists: BySeat, seat: Seat, cards: readonly CardId[]): BySeat =>
  lists.with(seat, [...ofSeat(lists, seat), ...cards]);

function without(lists: BySeat, seat: Seat, cards: readonly CardId[]): BySeat {
  const list = ofSeat(lists, seat).slice();
  for (const card of cards) takeOut(list, card);
  return lists.with(seat, list);
}

/** Takes the pile away from where it lies. */
function clear(draft: DragonheartDraft, pile: Takeable): readonly CardId[] {
  const cards = pile === 'hold' ? draft.hold : draft.board[pile];
  if (pile === 'hold') draft.hold = [];
  else draft.board = { ...draft.board, [pile]: [] };
  return cards;
}

function play(draft: DragonheartDraft, seat: Seat, type: CardType, cards: readonly CardId[]): void {
  draft.hands = without(draft.hands, seat, cards);
  draft.board = { ...draft.board, [type]: [...draft.board[type], ...cards] };
}

function takePile(draft: DragonheartDraft, seat: Seat, pile: Takeable): void {
  const cards = clear(draft, pile);
  draft.piles = adding(draft.piles, seat, cards);
  draft.taken = inDeckOrder([draft.taken, cards]);
}

function putBack(draft: DragonheartDraft, seat: Seat, card: CardId): void {
  draft.hands = without(draft.hands, seat, [card]);
  draft.decks = adding(draft.decks, seat, [card]);
  draft.putBack = draft.putBack.with(seat, true);
}

function drawCards(draft: DragonheartDraft, seat: Seat, cards: readonly (CardId | null)[]): void {
  const deck = ofSeat(draft.decks, seat);
  const left = deck.length - cards.length;
  const drawn = cards.map(known);
  const strange = drawn.find((card, place) => deck[deck.length - 1 - place] !== card);
  if (strange) throw new RangeError(`${strange} is not the next card of the deck`);
  draft.hands = adding(draft.hands, seat, drawn);
  draft.decks = draft.decks.with(seat, deck.slice(0, left));
  if (draft.putBack[seat]) draft.putBack = draft.putBack.with(seat, false);
}

function endTurn(draft: DragonheartDraft, next: Seat): void {
  draft.turn += 1;
  draft.active = next;
  draft.phase = { kind: 'turn', seat: next };
  if (draft.turnsLeft !== null) draft.turnsLeft -= 1;
}

/** Writes a fact into a draft. */
export function write(draft: DragonheartDraft, event: DragonheartEvent): void {
  switch (event.type) {
    case 'cardsPlayed':
      return play(draft, event.seat, event.cardType, event.cards);
    case 'choiceAsked': {
      const piles = event.piles.map(({ pile }) => pile);
      draft.phase = { kind: 'choice', seat: event.seat, by: event.by, piles };
      return;
    }
    case 'pileTaken':
      return takePile(draft, event.seat, event.pile);
    case 'movedToHold':
      draft.hold = [...draft.hold, ...clear(draft, event.cardType)];
      return;
    case 'shipsDeparted':
      draft.departed = [...draft.departed, ...clear(draft, 'ship')];
      return;
    case 'greatDragonTaken':
      draft.greatDragon = event.seat;
      return;
    case 'cardPutBack':
      return putBack(draft, event.seat, known(event.card));
    case 'cardsDrawn':
      return drawCards(draft, event.seat, event.cards);
    case 'endTriggered':
      draft.endCauses = [...draft.endCauses, event.cause];
      // The turn that is going on, and those after it. A second cause in the same turn adds none.
      draft.turnsLeft ??= event.lastTurns + 1;
      return;
    case 'turnEnded':
      return endTurn(draft, event.next);
    case 'gameEnded':
      draft.phase = { kind: 'over' };
      return;
    // What only tells: it follows from other facts.
    case 'nothingTaken':
    case 'refillFellShort':
  }
}

/** The state after a fact; the one before stays as it was. An event that lacks its secrets throws a RangeError. */
export function evolve(state: DragonheartState, event: DragonheartEvent): DragonheartState {
  const draft = draftOf(state);
  write(draft, event);
  return draft;
}
