/** What both games stand on: the contract of a game and randomness as data. */
export * from './draft.ts';
export * from './game.ts';
export * from './rng.ts';
