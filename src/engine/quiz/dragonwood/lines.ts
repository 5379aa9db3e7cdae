/** What a question about Dragonwood may say, by name. */
import type { DragonwoodRuleId } from '../../dragonwood/index.ts';
import type { Maker } from '../make.ts';
import type { Question } from '../question.ts';

export const woodKinds = [
  'is-it-a-set',
  'how-many-dice',
  'hit-or-miss',
  'best-method',
  'out-of-reach',
  'worth-most',
  'does-it-help',
  'which-die',
  'after-the-miss',
  'event',
  'hand-after-reload',
  'who-wins',
] as const;
export type WoodKind = (typeof woodKinds)[number];

/** Why an attack is refused, as the engine's refusals call it. */
export type WoodRefusal =
  | 'gap'
  | 'repeatedRank'
  | 'mixedRanks'
  | 'mixedSuits'
  | 'tooMany'
  | 'sixDiceAlready'
  | 'againstEnhancement'
  | 'notForSpell';

export type WoodLine =
  | `ask-${WoodKind}`
  | 'ask-event-row'
  | 'yes'
  | 'no'
  | 'number'
  | 'not-allowed'
  | 'captured'
  | 'missed'
  | 'method'
  | 'target'
  | 'target-points'
  | 'help-bonus'
  | 'help-die'
  | 'help-reroll'
  | 'help-nothing'
  | 'keep'
  | 'die'
  | 'hand-discard'
  | 'seat'
  | 'shared'
  | 'why-strike'
  | 'why-stomp'
  | 'why-scream'
  | `refused-${WoodRefusal}`
  | 'why-dice'
  | 'why-total'
  | 'why-methods'
  | 'why-out-of-reach'
  | 'why-worth'
  | 'why-bonus'
  | 'why-die'
  | 'why-reroll'
  | 'why-nothing'
  | 'why-keep'
  | 'why-which-die'
  | 'why-wound'
  | 'why-no-wound'
  | 'why-sunny-day'
  | 'why-thunder-storm'
  | 'why-wind-storm'
  | 'why-quicksand'
  | 'why-reload'
  | 'why-ladybugs'
  | 'why-score'
  | 'why-most'
  | 'why-tie-dragon'
  | 'why-tie-creatures'
  | 'why-shared';

export type WoodLabel =
  | 'cards'
  | 'method'
  | 'potion'
  | 'target'
  | 'need'
  | 'help'
  | 'rolled'
  | 'hand'
  | 'card'
  | 'row'
  | 'handSize'
  | 'otherHand'
  | 'drawn'
  | 'edition'
  | 'pile';

export type WoodQuestion = Question<WoodKind, WoodLine, WoodLabel, DragonwoodRuleId>;
export type WoodMaker = Maker<WoodQuestion>;
