/** What both games stand on: the contract of a game, randomness as data, notation and replays. */
export * from './draft.ts';
export * from './game.ts';
export * from './notation.ts';
export * from './players.ts';
export * from './replay-text.ts';
export * from './replay.ts';
export * from './rng.ts';
export * from './writing.ts';
