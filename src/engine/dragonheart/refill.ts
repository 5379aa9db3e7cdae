/** Filling the hand up after a turn. */
import { ofSeat, type Seat } from '../core/index.ts';
import { nextCards } from './draw.ts';
import { parameters, type EndTrigger } from './editions.ts';
import type { DragonheartTable } from './types.ts';
import { emit, type Writing } from './writing.ts';

/** What the hand of a seat is filled up to. */
export const handLimitOf = ({ greatDragon }: Pick<DragonheartTable, 'greatDragon'>, seat: Seat): number =>
  (greatDragon === seat ? parameters.handLimitWithGreatDragon : parameters.handLimit).value;

/** Whether a refill ends the game, by what it leaves. */
const endsGame: Readonly<Record<EndTrigger, (left: { readonly deck: number; readonly missing: number }) => boolean>> = {
  lastCardDrawn: ({ deck }) => deck === 0,
  cannotRefill: ({ missing }) => missing > 0,
};

/** Fills the hand up to its limit, as far as the draw pile lasts; true when that ends the game. */
export function refill(writing: Writing, seat: Seat): boolean {
  const { draft } = writing;
  const limit = handLimitOf(draft, seat);
  const held = ofSeat(draft.hands, seat).length;
  const cards = nextCards(writing, seat, limit - held);
  const deck = ofSeat(draft.decks, seat).length - cards.length;
  if (cards.length > 0) {
    emit(writing, { type: 'cardsDrawn', seat, cards, limit, withGreatDragon: draft.greatDragon === seat, deck });
  }
  const hand = held + cards.length;
  if (hand < limit) emit(writing, { type: 'refillFellShort', seat, hand, limit });
  return endsGame[draft.options.endTrigger]({ deck, missing: limit - hand });
}
