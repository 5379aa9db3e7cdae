/** The numbers and options of Dragonheart as a table, each with its rule and sources. Mechanics read the fields only. */
import type { Parameter } from '../core/index.ts';
import type { DragonheartRuleId } from './rules.ts';

/**
 * Where a value comes from. `seed`: the help of the online table, which this site started from. `printed`: the publisher's
 * rules as far as they can be read. `others`: several public texts agree. `ours`: a ruling of this site where no source speaks.
 */
export type DragonheartSource = 'seed' | 'printed' | 'others' | 'ours';

type Of<Value> = Parameter<Value, DragonheartRuleId, DragonheartSource>;

/** All values on which mechanics depend. There is one edition: the sources agree on all of them. */
export interface DragonheartParameters {
  readonly players: Of<number>;
  /** Cards that each player draws at set-up. */
  readonly startHand: Of<number>;
  /** What the hand is filled up to after a turn. */
  readonly handLimit: Of<number>;
  /** The same while the player holds the Great Dragon. */
  readonly handLimitWithGreatDragon: Of<number>;
  /** Departures of three Ships that end the game. */
  readonly departures: Of<number>;
  /** Turns that the opponent still has after the turn that ends the game. */
  readonly lastTurns: Of<number>;
}

const parameter = <Value>(value: Value, rule: DragonheartRuleId, ...src: readonly DragonheartSource[]): Of<Value> => ({
  value,
  rule,
  src,
});

/** The parameters of the game. */
export const parameters: DragonheartParameters = {
  players: parameter(2, 'dh-goal', 'seed'),
  startHand: parameter(5, 'dh-setup-hands', 'seed', 'printed'),
  handLimit: parameter(5, 'dh-refill', 'seed', 'printed'),
  handLimitWithGreatDragon: parameter(6, 'dh-great-dragon-hand', 'seed', 'printed'),
  departures: parameter(3, 'dh-end-ships', 'seed'),
  lastTurns: parameter(1, 'dh-last-turn', 'seed', 'others'),
};

/** When an empty deck ends the game. */
export const endTriggerIds = [
  /** When its last card is drawn. */
  'lastCardDrawn',
  /** At the first refill that falls short. */
  'cannotRefill',
] as const;
export type EndTrigger = (typeof endTriggerIds)[number];

/** The end triggers to choose from, each with the sources that read the rule so; the others only say that a deck is used up. */
export const endTriggers: Readonly<Record<EndTrigger, Of<EndTrigger>>> = {
  lastCardDrawn: parameter('lastCardDrawn', 'dh-end-deck', 'others'),
  cannotRefill: parameter('cannotRefill', 'dh-end-deck', 'others'),
};

/** The end trigger of a game that chooses none. Both readings have sources; to prefer this one is our ruling. */
export const defaultEndTrigger: Of<EndTrigger> = parameter('lastCardDrawn', 'dh-end-deck', 'ours');
