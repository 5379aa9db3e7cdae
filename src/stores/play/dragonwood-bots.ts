/** The bots of Dragonwood for a page: in a worker, or in the page itself where there is none. */
import type { Reasons } from '#engine/bots/dragonwood/index.ts';
import {
  apply,
  id,
  newGame,
  notation,
  parsePosition,
  toAct,
  type DragonwoodAction,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { createBotPort } from './bot-port.ts';
import type { DragonwoodReview } from './dragonwood-review.ts';
import { readBeginning } from './read-match.ts';
import type { BotPort } from './types.ts';

/** The bots of Dragonwood as a page asks them. */
export type DragonwoodBots = BotPort<DragonwoodView, DragonwoodAction, Reasons, DragonwoodReview>;

// By name: of a whole namespace nothing could be left out.
const game = { apply, id, newGame, notation, parsePosition, toAct };

/** Makes the worker when it is first asked. */
export const createDragonwoodBots = (): DragonwoodBots =>
  createBotPort({
    makeWorker: () => new Worker(new URL('./dragonwood-bots.worker.ts', import.meta.url), { type: 'module' }),
    loadKit: async () => (await import('./dragonwood-kit.ts')).dragonwoodKit,
    read: (link) => readBeginning(game, link),
  });
