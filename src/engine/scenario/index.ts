/** Lessons: scenarios as data, and how they are read and run. The game is handed in. */
export * from './alike.ts';
export * from './build.ts';
export type * from './lesson.ts';
export * from './match.ts';
export * from './run.ts';
export { beginningOf, playMoves } from './script.ts';
export * from './types.ts';
export type * from './written.ts';
