/** The front door of Dragonwood. */
export * from './cards.ts';
export * from './decks.ts';
export * from './editions.ts';
export * from './odds.ts';
export * from './rules.ts';
export * from './sets.ts';
