/** The front door of Dragonheart. */
export * from './cards.ts';
export * from './decks.ts';
export * from './editions.ts';
export * from './rules.ts';
