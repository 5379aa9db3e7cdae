/** What happens in a game of Dragonheart, as facts that need no state to be told, and how it ends. */
import type { Outcome, Seat } from '../core/index.ts';
import type { CardType, Takeable } from './cards.ts';
import type { CardId } from './decks.ts';
import type { EndCause } from './types.ts';

/** A pile that can be taken, with what it would bring. */
export interface Offered {
  readonly pile: CardType;
  readonly cards: readonly CardId[];
  readonly points: number;
}

/** A fact. A card that the viewer may not know is null. */
export type DragonheartEvent =
  | {
      readonly type: 'cardsPlayed';
      readonly seat: Seat;
      readonly cardType: CardType;
      readonly cards: readonly CardId[];
      /** How many cards lie on the space now. */
      readonly onSpace: number;
      /** How many fit; null for a stack without limit. */
      readonly capacity: number | null;
    }
  /** The cards played take one of these piles. */
  | { readonly type: 'choiceAsked'; readonly seat: Seat; readonly by: CardType; readonly piles: readonly Offered[] }
  | {
      readonly type: 'pileTaken';
      readonly seat: Seat;
      /** The type that took it. */
      readonly by: CardType;
      readonly pile: Takeable;
      readonly cards: readonly CardId[];
      readonly points: number;
    }
  /** The cards played would have taken something, but none of these piles holds a card. */
  | {
      readonly type: 'nothingTaken';
      readonly seat: Seat;
      readonly by: CardType;
      readonly piles: readonly Takeable[];
    }
  | {
      readonly type: 'movedToHold';
      readonly seat: Seat;
      readonly cardType: CardType;
      readonly cards: readonly CardId[];
    }
  /** The Ships left the game; `departures` are made now. */
  | {
      readonly type: 'shipsDeparted';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly departures: number;
    }
  /** `from` is null when the Great Dragon stood on the board. */
  | { readonly type: 'greatDragonTaken'; readonly seat: Seat; readonly from: Seat | null }
  /** A random card went from the hand onto the own draw pile: only its seat sees it. `hand` cards remain. */
  | { readonly type: 'cardPutBack'; readonly seat: Seat; readonly card: CardId | null; readonly hand: number }
  | {
      readonly type: 'cardsDrawn';
      readonly seat: Seat;
      readonly cards: readonly (CardId | null)[];
      /** What the hand is filled up to. */
      readonly limit: number;
      /** The seat may hold one card more, for it has the Great Dragon. */
      readonly withGreatDragon: boolean;
      /** Cards that are left in the draw pile. */
      readonly deck: number;
    }
  /** The draw pile is empty, and the hand stays below its limit. */
  | { readonly type: 'refillFellShort'; readonly seat: Seat; readonly hand: number; readonly limit: number }
  /** The game ends after this turn and `lastTurns` more. */
  | {
      readonly type: 'endTriggered';
      readonly seat: Seat;
      readonly cause: EndCause;
      readonly lastTurns: number;
    }
  /** `isLast`: the turn that now begins is the last one. */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat; readonly isLast: boolean }
  | { readonly type: 'gameEnded'; readonly causes: readonly EndCause[]; readonly outcome: DragonheartOutcome };

/** One player's score, line by line. */
export interface ScoreLine {
  /** Points of the taken cards. */
  readonly points: number;
  /** Taken cards. */
  readonly cards: number;
  /** For the Great Dragon; 0 without it. */
  readonly greatDragon: number;
  readonly total: number;
}

/** How a game ended, with the way that its scores came about. */
export interface DragonheartOutcome extends Outcome {
  /** By seat. */
  readonly lines: readonly ScoreLine[];
  /** What decided a tie on points: the Great Dragon, a shared win when nobody has it, or null without a tie. */
  readonly tie: 'greatDragon' | 'shared' | null;
}
