/** Drawing from the own draw pile, and the card that goes back onto it. */
import { nextInt, ofSeat, type Seat } from '../core/index.ts';
import type { CardId } from './decks.ts';
import { parameters } from './editions.ts';
import { emit, type Writing } from './writing.ts';

/** The next cards of a draw pile, the top one first; fewer when it is short. */
export function nextCards({ draft }: Writing, seat: Seat, count: number): readonly CardId[] {
  if (count <= 0) return [];
  return ofSeat(draft.decks, seat).slice(-count).reverse();
}

/** Puts a random card of the hand back when the Great Dragon has left; a hand within the usual limit keeps all. */
export function putBackOne(writing: Writing, seat: Seat): void {
  const { draft } = writing;
  const hand = ofSeat(draft.hands, seat);
  if (hand.length <= parameters.handLimit.value) return;
  const [place, rng] = nextInt(draft.rng, hand.length);
  draft.rng = rng;
  emit(writing, { type: 'cardPutBack', seat, card: ofSeat(hand, place), hand: hand.length - 1 });
}
