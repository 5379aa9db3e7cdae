import type { DragonheartAction } from '#engine/dragonheart/index.ts';
import { useChosen } from '../use-chosen.ts';
import { keysOf } from './draft.ts';

const none: readonly string[] = [];

/** The keys of the cards that are chosen at a desk of Dragonheart. */
export const useLaid = (move: DragonheartAction | null, moment: string) =>
  useChosen(none, moment, move, (given: DragonheartAction) => (given.type === 'play' ? keysOf(given.cards) : null));
