/** The bots of Dragonheart for a page: in a worker, or in the page itself where there is none. */
import type { Reasons } from '#engine/bots/dragonheart/index.ts';
import {
  apply,
  id,
  newGame,
  notation,
  toAct,
  type DragonheartAction,
  type DragonheartView,
} from '#engine/dragonheart/index.ts';
import { createBotPort } from './bot-port.ts';
import { playablePosition } from './heart-position.ts';
import type { DragonheartReview } from './dragonheart-review.ts';
import { readBeginning } from './read-match.ts';
import type { BotPort } from './types.ts';

/** The bots of Dragonheart as a page asks them. */
export type DragonheartBots = BotPort<DragonheartView, DragonheartAction, Reasons, DragonheartReview>;

// By name: of a whole namespace nothing could be left out.
const game = { apply, id, newGame, notation, parsePosition: playablePosition, toAct };

/** Makes the worker when it is first asked. */
export const createDragonheartBots = (): DragonheartBots =>
  createBotPort({
    makeWorker: () => new Worker(new URL('./dragonheart-bots.worker.ts', import.meta.url), { type: 'module' }),
    loadKit: async () => (await import('./dragonheart-kit.ts')).dragonheartKit,
    read: (link) => readBeginning(game, link),
  });
