/** Which rule each fact and each refusal cites. */
import type { AttackMethod, StormId } from './types.ts';
import type { DragonwoodEvent } from './game-events.ts';
import type { DragonwoodIllegality } from './refusals.ts';
import type { DragonwoodRuleId } from './rules.ts';

type Of<Type extends DragonwoodEvent['type']> = Extract<DragonwoodEvent, { type: Type }>;

const ofMethod = (method: AttackMethod): DragonwoodRuleId =>
  method === 'dragonSpell' ? 'dw-dragon-spell' : `dw-${method}`;
const ofStorm = ({ event }: { readonly event: StormId }): DragonwoodRuleId => `dw-${event}`;

const ofEvent: { readonly [Type in DragonwoodEvent['type']]: (event: Of<Type>) => DragonwoodRuleId } = {
  reloaded: () => 'dw-reload',
  adventurerDrawn: ({ cause }) => `dw-${cause}`,
  ladybugDrawn: () => 'dw-ladybug',
  deckReshuffled: () => 'dw-reshuffle',
  lastRoundBegan: ({ rule }) => rule,
  attackDeclared: ({ attack: { method, cards, potionAs } }) =>
    cards.length + (potionAs === undefined ? 0 : 1) === 1 ? 'dw-single-card' : ofMethod(method),
  diceRolled: ({ method }) => (method === 'dragonSpell' ? 'dw-dragon-spell' : 'dw-dice'),
  rerollOffered: () => 'dw-lucky-mushroom',
  rollKept: () => 'dw-lucky-mushroom',
  dieRerolled: () => 'dw-lucky-mushroom',
  creatureCaptured: () => 'dw-capture-creature',
  enhancementCaptured: () => 'dw-capture-enhancement',
  attackMissed: () => 'dw-total',
  woundSuffered: ({ method }) => (method === 'dragonSpell' ? 'dw-dragon-spell' : 'dw-wound'),
  woundSkipped: () => 'dw-wound-empty-hand',
  cardDiscarded: ({ reason }) => (reason === 'wound' ? 'dw-wound' : 'dw-hand-limit'),
  cardTurnedUp: () => 'dw-replenish',
  landscapeShrank: () => 'dw-deck-empty',
  eventHappened: () => 'dw-event-immediate',
  stormAsked: ofStorm,
  stormCardChosen: ofStorm,
  stormCardsDiscarded: () => 'dw-thunder-storm',
  stormCardsPassed: () => 'dw-wind-storm',
  enhancementsSank: () => 'dw-quicksand',
  limitExceeded: () => 'dw-hand-limit',
  turnEnded: () => 'dw-turn-ends',
  gameEnded: ({ cause }) => (cause === 'dragons' ? 'dw-end-dragons' : 'dw-end-decks'),
};

/** The rule that a fact or a refusal cites. */
export function ruleOf(said: DragonwoodEvent | DragonwoodIllegality): DragonwoodRuleId {
  if ('code' in said) return said.rule;
  // The table's key and the event's type are the same, which the compiler cannot see through an index.
  return (ofEvent[said.type] as (event: DragonwoodEvent) => DragonwoodRuleId)(said);
}
