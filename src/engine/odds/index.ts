/** The odds of the dice. They know no game. */
export * from './dice.ts';
export * from './ratio.ts';
