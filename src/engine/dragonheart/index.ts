/** The front door of Dragonheart. Its functions from `newGame` to `ruleOf` are the contract of a game (core/game.ts). */
export * from './actions.ts';
export { apply } from './apply.ts';
export * from './cards.ts';
export * from './citations.ts';
export * from './decks.ts';
export * from './editions.ts';
export { evolve } from './evolve.ts';
export type * from './game-events.ts';
export { freePlaces, illegality, toAct, type Asked } from './legality.ts';
export * from './notation.ts';
export { parsePosition } from './parse-position.ts';
export { formatPosition } from './position.ts';
export { handLimitOf } from './refill.ts';
export type * from './refusals.ts';
export * from './rules.ts';
export * from './score.ts';
export { emptyBoard, newGame, withDefaults } from './setup.ts';
export type * from './types.ts';
export * from './view.ts';

/** The game's name in addresses and saves. */
export const id = 'dragonheart';
