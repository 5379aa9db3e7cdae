/** What the bots of Dragonheart can do. Loaded by their worker, or by the page where there are no workers. */
import * as bots from '#engine/bots/dragonheart/index.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import { botKit, type BotKit } from './bot-kit.ts';
import { reviewDragonheart } from './dragonheart-review.ts';

/** The bots of Dragonheart as they are asked. */
export const dragonheartKit: BotKit<dragonheart.DragonheartView> = botKit(dragonheart, bots, reviewDragonheart);
