/** What the bots of Dragonwood can do. Loaded by their worker, or by the page where there are no workers. */
import * as bots from '#engine/bots/dragonwood/index.ts';
import {
  apply,
  type DragonwoodAction,
  type DragonwoodOptions,
  type DragonwoodState,
  type DragonwoodView,
} from '#engine/dragonwood/index.ts';
import { botKit, type BotKit, type BotQuestion } from './bot-kit.ts';
import { reviewDragonwood } from './dragonwood-review.ts';

/** A question to the bots of Dragonwood. */
export type DragonwoodQuestion = BotQuestion<DragonwoodView, DragonwoodOptions, DragonwoodState, DragonwoodAction>;

/** The bots of Dragonwood as they are asked. They need no more of the game than its moves: reading texts is the page's. */
export const dragonwoodKit: BotKit<DragonwoodQuestion> = botKit({ apply }, bots, reviewDragonwood);
