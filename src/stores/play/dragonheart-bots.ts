/** The bots of Dragonheart for a page: in a worker, or in the page itself where there is none. */
import type { Reasons } from '#engine/bots/dragonheart/index.ts';
import type { DragonheartAction, DragonheartView } from '#engine/dragonheart/index.ts';
import { createBotPort } from './bot-port.ts';
import type { DragonheartReview } from './dragonheart-review.ts';
import type { BotPort } from './types.ts';

/** The bots of Dragonheart as a page asks them. */
export type DragonheartBots = BotPort<DragonheartView, DragonheartAction, Reasons, DragonheartReview>;

/** Makes the worker when it is first asked. */
export const createDragonheartBots = (): DragonheartBots =>
  createBotPort({
    makeWorker: () => new Worker(new URL('./dragonheart-bots.worker.ts', import.meta.url), { type: 'module' }),
    loadKit: async () => (await import('./dragonheart-kit.ts')).dragonheartKit,
  });
