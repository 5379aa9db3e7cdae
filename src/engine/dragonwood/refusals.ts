/** Why the rules of Dragonwood refuse an action: a code, the rule that says so, and what it is about. */
import type { Seat } from '../core/index.ts';
import type { EnhancementId, TargetId } from './cards.ts';
import type { DragonwoodRuleId } from './rules.ts';
import type { NotASet } from './sets.ts';
import type { PhaseKind } from './types.ts';

/** Why an action is refused. Every reason names its rule. */
export type DragonwoodIllegality = NotASet | OtherReason;

type OtherReason = { readonly rule: DragonwoodRuleId } & (
  | { readonly code: 'gameOver' }
  | { readonly code: 'notYourTurn'; readonly toAct: Seat }
  /** Something else is asked now. */
  | { readonly code: 'wrongPhase'; readonly phase: PhaseKind }
  | { readonly code: 'notInLandscape'; readonly target: string }
  /** You don't hold that card. */
  | { readonly code: 'notInHand'; readonly card: string }
  | { readonly code: 'cardTwice'; readonly card: string }
  | { readonly code: 'notYourEnhancement'; readonly enhancement: string }
  | { readonly code: 'enhancementTwice'; readonly enhancement: string }
  | { readonly code: 'againstEnhancement'; readonly enhancement: EnhancementId; readonly target: EnhancementId }
  /** The Bunny's die would be the seventh. */
  | { readonly code: 'sixDiceAlready'; readonly enhancement: EnhancementId }
  /** The Potion is laid out, but for no Adventurer; or stands for one without being laid out. */
  | { readonly code: 'potionStandsForNothing' }
  | { readonly code: 'potionNotLaidOut' }
  | { readonly code: 'potionAsLadybug' }
  /** The variant is off. */
  | { readonly code: 'noDragonSpell' }
  | { readonly code: 'spellNeedsDragon'; readonly target: TargetId }
  | { readonly code: 'spellCards'; readonly cards: number; readonly needed: number }
  /** Three cards that are not consecutive, or not of one suit. */
  | { readonly code: 'spellNotASuitRun' }
  | { readonly code: 'notForSpell'; readonly enhancement: EnhancementId }
  /** No die lies in that place. */
  | { readonly code: 'noSuchDie'; readonly die: number; readonly dice: number }
);
