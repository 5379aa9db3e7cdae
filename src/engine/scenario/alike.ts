/** Which actions are like another: as wide as the sentence of a mistake. Types alone are imported, so no game is loaded. */
import type { DragonheartAction } from '../dragonheart/index.ts';
import type { DragonwoodAction } from '../dragonwood/index.ts';
import type { Pattern } from './types.ts';

/** The same target and method with as many cards and the same enhancements; of other actions the same alone. */
export function alikeInDragonwood(action: DragonwoodAction): Pattern {
  if (action.type !== 'capture') return { ...action };
  const { type, target, method, cards, enhancements } = action;
  return { type, target, method, cards: { length: cards.length }, enhancements: { set: enhancements } };
}

/** As many cards of the same type, whatever their numbers; the same pile. */
export function alikeInDragonheart(action: DragonheartAction): Pattern {
  if (action.type === 'take') return { ...action };
  // The first two letters of a card are its type.
  const types = action.cards.map((card) => `${card.slice(0, 2)}*`);
  return { type: action.type, cards: { set: types } };
}
