/** Why the rules of Dragonheart refuse an action: a code, the rule that says so, and what it is about. */
import type { Seat } from '../core/index.ts';
import type { CardType } from './cards.ts';
import type { DragonheartRuleId } from './rules.ts';
import type { PhaseKind } from './types.ts';

/** Why an action is refused. Every reason names its rule. */
export type DragonheartIllegality = { readonly rule: DragonheartRuleId } & (
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn'; readonly toAct: Seat }
  /** Something else is asked now. */
  | { readonly code: 'wrongPhase'; readonly phase: PhaseKind }
  /** Nobody may pass. */
  | { readonly code: 'noCards' }
  /** You hold only so many cards like that, fewer than are to be played. */
  | { readonly code: 'notInHand'; readonly card: string; readonly held: number }
  /** The types in the order of the cards. */
  | { readonly code: 'mixedTypes'; readonly types: readonly CardType[] }
  | {
      readonly code: 'tooManyCards';
      readonly cardType: CardType;
      readonly cards: number;
      /** How many may be played. */
      readonly fit: number;
      /** How many lie there already. */
      readonly onSpace: number;
      readonly capacity: number;
    }
  | { readonly code: 'emptyPile'; readonly pile: string }
  /** Those cards never take that pile. */
  | { readonly code: 'notOffered'; readonly pile: string; readonly by: CardType; readonly piles: readonly CardType[] }
);
