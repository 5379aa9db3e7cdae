/** The front door of Dragonwood. Its functions from `newGame` to `ruleOf` are the contract of a game (core/game.ts). */
export * from './actions.ts';
export { apply } from './apply.ts';
export { allowsReroll, bonusOf, numbersOf } from './attack.ts';
export * from './cards.ts';
export * from './citations.ts';
export * from './decks.ts';
export * from './editions.ts';
export { passesOf } from './draw.ts';
export { evolve } from './evolve.ts';
export type * from './game-events.ts';
export { illegality, toAct } from './legality.ts';
export * from './notation.ts';
export * from './odds.ts';
export { parsePosition } from './parse-position.ts';
export { formatPosition } from './position.ts';
export type * from './refusals.ts';
export * from './rules.ts';
export * from './score.ts';
export * from './sets-in-hand.ts';
export * from './sets.ts';
export { newGame } from './setup.ts';
export type * from './types.ts';
export * from './view.ts';

/** The game's name in addresses and saves. */
export const id = 'dragonwood';
