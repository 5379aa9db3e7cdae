/** What happens in a game of Dragonwood, as facts that need no state to be told, and how it ends. */
import type { Outcome, Seat } from '../core/index.ts';
import type { DieFace } from '../odds/index.ts';
import type { CreatureId, DragonwoodCardId, EnhancementId, EventId, TargetId } from './cards.ts';
import type { AdventurerId } from './decks.ts';
import type { TieBreak } from './editions.ts';
import type { AdventurerCardId, Attack, AttackMethod, AttackNumbers, EndCause, LimitCause, StormId } from './types.ts';

/** What every event of an attack tells again, so that a sentence needs nothing else. */
export interface AttackFact {
  readonly seat: Seat;
  readonly target: TargetId;
  readonly method: AttackMethod;
}

/** What a roll came to. */
export interface RollFact extends AttackFact {
  /** The faces in the order thrown. */
  readonly rolled: readonly DieFace[];
  readonly bonus: number;
  /** Dice and bonus together. */
  readonly total: number;
  readonly need: number;
}

/** An Adventurer that left a hand. */
export interface FromHand {
  readonly seat: Seat;
  readonly card: AdventurerId;
}

/** An Adventurer passed on; its card is null in the view of anybody but the two. */
export interface Passed {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: AdventurerId | null;
}

/** What an Adventurer is drawn for: a Reload, a Ladybug, or a Sunny Day. */
export type DrawCause = 'reload' | 'ladybug' | 'sunny-day';

/** A fact. A card that the viewer may not know is null. */
export type DragonwoodEvent =
  | { readonly type: 'reloaded'; readonly seat: Seat }
  | {
      readonly type: 'adventurerDrawn';
      readonly seat: Seat;
      readonly card: AdventurerId | null;
      readonly cause: DrawCause;
    }
  /** A drawn Ladybug was discarded; `more` cards are drawn for it. */
  | { readonly type: 'ladybugDrawn'; readonly seat: Seat; readonly more: number }
  /** The discard pile became the new deck: `order`, the top last, is nobody's to see. `passes` are now played through. */
  | {
      readonly type: 'deckReshuffled';
      readonly passes: number;
      readonly cards: number;
      readonly order: readonly AdventurerCardId[] | null;
    }
  /** The deck was played through for the last time: after the turn that is going on every player has one more. */
  | {
      readonly type: 'lastRoundBegan';
      readonly passes: number;
      readonly players: number;
      readonly rule: 'dw-end-decks' | 'dw-short-game';
    }
  | ({ readonly type: 'attackDeclared'; readonly attack: Attack } & AttackFact & AttackNumbers)
  | ({ readonly type: 'diceRolled' } & RollFact)
  /** The Lucky Mushroom allows another throw. */
  | ({ readonly type: 'rerollOffered'; readonly attack: Attack; readonly dice: number } & RollFact)
  | ({ readonly type: 'rollKept' } & RollFact)
  | ({
      readonly type: 'dieRerolled';
      /** Its place in the roll, from 0. */
      readonly die: number;
      readonly from: DieFace;
      readonly to: DieFace;
    } & RollFact)
  | ({
      readonly type: 'creatureCaptured';
      readonly target: CreatureId;
      readonly points: number;
      readonly total: number;
      readonly need: number;
      /** The Adventurers discarded for it. */
      readonly cards: readonly AdventurerId[];
    } & AttackFact)
  | ({
      readonly type: 'enhancementCaptured';
      readonly target: EnhancementId;
      readonly total: number;
      readonly need: number;
      readonly cards: readonly AdventurerId[];
    } & AttackFact)
  /** The Adventurers are back in the hand. */
  | ({
      readonly type: 'attackMissed';
      readonly total: number;
      readonly need: number;
      readonly cards: readonly AdventurerId[];
    } & AttackFact)
  | { readonly type: 'woundSuffered'; readonly seat: Seat; readonly cards: number; readonly method: AttackMethod }
  /** A miss without a card in hand. */
  | { readonly type: 'woundSkipped'; readonly seat: Seat }
  | ({ readonly type: 'cardDiscarded'; readonly reason: 'wound' | 'limit' } & FromHand)
  | { readonly type: 'cardTurnedUp'; readonly card: DragonwoodCardId }
  /** The deck is empty: the landscape stays at `landscape` cards. */
  | { readonly type: 'landscapeShrank'; readonly landscape: number }
  /** The event happens and leaves the game. */
  | { readonly type: 'eventHappened'; readonly event: EventId }
  | { readonly type: 'stormAsked'; readonly event: StormId; readonly seats: readonly Seat[] }
  /** A hidden choice: only its seat sees the card. */
  | {
      readonly type: 'stormCardChosen';
      readonly event: StormId;
      readonly seat: Seat;
      readonly card: AdventurerId | null;
    }
  | { readonly type: 'stormCardsDiscarded'; readonly cards: readonly FromHand[] }
  | { readonly type: 'stormCardsPassed'; readonly cards: readonly Passed[] }
  | { readonly type: 'enhancementsSank'; readonly cards: readonly EnhancementId[] }
  /** Those seats hold more than `limit` Adventurers. */
  | {
      readonly type: 'limitExceeded';
      readonly seats: readonly Seat[];
      readonly limit: number;
      readonly cause: LimitCause;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly next: Seat }
  | { readonly type: 'gameEnded'; readonly cause: EndCause; readonly outcome: DragonwoodOutcome };

/** One player's score, line by line. */
export interface ScoreLine {
  /** Points of the captured creatures. */
  readonly points: number;
  /** Captured creature cards. */
  readonly creatures: number;
  /** For the most creature cards. */
  readonly bonus: number;
  readonly total: number;
}

/** How a game ended, with the way that its scores came about. */
export interface DragonwoodOutcome extends Outcome {
  /** By seat. */
  readonly lines: readonly ScoreLine[];
  /** What decided a tie on points: a tie-break, a shared win when all of them failed, or null without a tie. */
  readonly tie: TieBreak | 'shared' | null;
}
