/** The rules of Dragonheart by their permanent ids: what refusals, events, tests, lessons and pages cite. No words. */
import type { RuleEntry } from '../core/index.ts';

/** All rules, in the order in which they are explained. An id never changes and is never used again. */
export const dragonheartRuleIds = [
  'dh-goal',
  'dh-components',
  'dh-deck',
  'dh-board',
  'dh-setup-hands',
  'dh-setup-figure',
  'dh-first-player',
  'dh-play',
  'dh-no-overfill',
  'dh-resolve-once',
  'dh-take',
  'dh-any-owner',
  'dh-pile',
  'dh-refill',
  'dh-dwarf',
  'dh-huntress',
  'dh-fire-dragon',
  'dh-treasure',
  'dh-troll',
  'dh-knight',
  'dh-petrified-dragon',
  'dh-sorceress',
  'dh-ship',
  'dh-hold',
  'dh-great-dragon-take',
  'dh-great-dragon-hand',
  'dh-great-dragon-lose',
  'dh-great-dragon-points',
  'dh-end-ships',
  'dh-end-deck',
  'dh-last-turn',
  'dh-short-deck',
  'dh-score',
  'dh-tie',
] as const;
export type DragonheartRuleId = (typeof dragonheartRuleIds)[number];

/** Every one of them can be checked: by the decks, a refusal, an event, a view or the outcome. */
export const dragonheartRules: readonly RuleEntry<DragonheartRuleId>[] = dragonheartRuleIds.map((id) => ({
  id,
  enforced: true,
}));
