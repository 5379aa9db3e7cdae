/** What bots hold things to be worth, in points. Found by letting bots with different weights play against each other. */
import type { EnhancementId } from '../../dragonwood/index.ts';

/** A bot's judgement. */
export interface Weights {
  /** An Adventurer that goes with no other, while the game is young. */
  readonly card: number;
  /** A Reload, in such cards: what it is worth to wait for a better set. */
  readonly reload: number;
  /** The same at a full hand, where the card drawn costs another. */
  readonly reloadFull: number;
  /** A wound, in such cards. */
  readonly wound: number;
  /** One more creature, for the bonus at the end. */
  readonly creature: number;
  /** What each captured enhancement brings in a whole game. */
  readonly enhancements: Readonly<Record<EnhancementId, number>>;
  /** What part of that a one-use enhancement costs when it is used. */
  readonly usedUp: number;
}

/** What each enhancement brings, as the normal bot sees it. */
export const plainEnhancements: Weights['enhancements'] = {
  'lucky-mushroom': 3,
  'ghost-disguise': 2.2,
  'silver-sword': 2.2,
  'bucket-of-spinach': 2.2,
  'cloak-of-darkness': 5,
  'friendly-bunny': 1.4,
  'magical-unicorn': 3,
  'lightning-bolt': 2,
  'charmed-potion': 1.2,
};

/** The normal bot's: what is to be had this turn. */
export const plainWeights: Weights = {
  card: 0.38,
  reload: 1.8,
  reloadFull: 0.3,
  wound: 1.4,
  creature: 0.42,
  enhancements: plainEnhancements,
  usedUp: 0.6,
};
