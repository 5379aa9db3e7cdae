/** The rules of Dragonwood by their permanent ids: what refusals, events, tests, lessons and pages cite. No words. */
import type { RuleEntry } from '../core/index.ts';

/** All rules, in the order in which they are explained. An id never changes and is never used again. */
export const dragonwoodRuleIds = [
  'dw-goal',
  'dw-components',
  'dw-players',
  'dw-setup-dragons-aside',
  'dw-setup-remove',
  'dw-setup-bottom-half',
  'dw-setup-landscape',
  'dw-setup-events',
  'dw-setup-hands',
  'dw-setup-ladybug',
  'dw-first-player',
  'dw-turn-choice',
  'dw-reload',
  'dw-hand-limit',
  'dw-ladybug',
  'dw-reshuffle',
  'dw-target',
  'dw-strike',
  'dw-stomp',
  'dw-scream',
  'dw-single-card',
  'dw-dice',
  'dw-six-dice',
  'dw-total',
  'dw-capture-creature',
  'dw-capture-enhancement',
  'dw-wound',
  'dw-wound-empty-hand',
  'dw-turn-ends',
  'dw-creature-points',
  'dw-dragons',
  'dw-enhancement-declare',
  'dw-enhancement-creatures-only',
  'dw-enhancement-once',
  'dw-silver-sword',
  'dw-bucket-of-spinach',
  'dw-ghost-disguise',
  'dw-cloak-of-darkness',
  'dw-magical-unicorn',
  'dw-lucky-mushroom',
  'dw-friendly-bunny',
  'dw-lightning-bolt',
  'dw-charmed-potion',
  'dw-event-immediate',
  'dw-sunny-day',
  'dw-thunder-storm',
  'dw-wind-storm',
  'dw-quicksand',
  'dw-replenish',
  'dw-deck-empty',
  'dw-end-dragons',
  'dw-end-decks',
  'dw-score',
  'dw-most-creatures',
  'dw-tie',
  'dw-dragon-spell',
  'dw-short-game',
] as const;
export type DragonwoodRuleId = (typeof dragonwoodRuleIds)[number];

/**
 * Every one of them can be checked: by the decks, a refusal, an event, a view or the outcome. What no engine can check
 * (saying "Reload!" aloud, the two turn summaries in the box) is only ever a part of a rule.
 */
export const dragonwoodRules: readonly RuleEntry<DragonwoodRuleId>[] = dragonwoodRuleIds.map((id) => ({
  id,
  enforced: true,
}));
