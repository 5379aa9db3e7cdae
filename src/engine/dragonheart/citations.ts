/** Which rule each fact and each refusal cites. */
import type { CardType } from './cards.ts';
import type { DragonheartEvent } from './game-events.ts';
import type { DragonheartIllegality } from './refusals.ts';
import type { DragonheartRuleId } from './rules.ts';

type Of<Type extends DragonheartEvent['type']> = Extract<DragonheartEvent, { type: Type }>;

/** The rule of each type of cards. */
export const ruleOfType = {
  dwarf: 'dh-dwarf',
  huntress: 'dh-huntress',
  fireDragon: 'dh-fire-dragon',
  treasure: 'dh-treasure',
  troll: 'dh-troll',
  knight: 'dh-knight',
  petrifiedDragon: 'dh-petrified-dragon',
  sorceress: 'dh-sorceress',
  ship: 'dh-ship',
} as const satisfies Readonly<Record<CardType, DragonheartRuleId>>;

const ofEvent: { readonly [Type in DragonheartEvent['type']]: (event: Of<Type>) => DragonheartRuleId } = {
  cardsPlayed: () => 'dh-play',
  choiceAsked: () => 'dh-take',
  pileTaken: ({ by }) => ruleOfType[by],
  nothingTaken: () => 'dh-take',
  movedToHold: () => 'dh-hold',
  shipsDeparted: () => 'dh-ship',
  greatDragonTaken: () => 'dh-great-dragon-take',
  cardPutBack: () => 'dh-great-dragon-lose',
  cardsDrawn: ({ withGreatDragon }) => (withGreatDragon ? 'dh-great-dragon-hand' : 'dh-refill'),
  refillFellShort: () => 'dh-short-deck',
  endTriggered: ({ cause }) => (cause === 'ships' ? 'dh-end-ships' : 'dh-end-deck'),
  turnEnded: ({ isLast }) => (isLast ? 'dh-last-turn' : 'dh-play'),
  gameEnded: ({ outcome: { tie } }) => (tie === null ? 'dh-score' : 'dh-tie'),
};

/** The rule that a fact or a refusal cites. */
export function ruleOf(said: DragonheartEvent | DragonheartIllegality): DragonheartRuleId {
  if ('code' in said) return said.rule;
  // The table's key and the event's type are the same, which the compiler cannot see through an index.
  return (ofEvent[said.type] as (event: DragonheartEvent) => DragonheartRuleId)(said);
}
