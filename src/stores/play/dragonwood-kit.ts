/** What the bots of Dragonwood can do. Loaded by their worker, or by the page where there are no workers. */
import * as bots from '#engine/bots/dragonwood/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { botKit, type BotKit } from './bot-kit.ts';
import { reviewDragonwood } from './dragonwood-review.ts';

/** The bots of Dragonwood as they are asked. */
export const dragonwoodKit: BotKit<dragonwood.DragonwoodView> = botKit(dragonwood, bots, reviewDragonwood);
