/** What the bots of Dragonheart can do. Loaded by their worker, or by the page where there are no workers. */
import * as bots from '#engine/bots/dragonheart/index.ts';
import {
  apply,
  type DragonheartAction,
  type DragonheartOptions,
  type DragonheartState,
  type DragonheartView,
} from '#engine/dragonheart/index.ts';
import { botKit, type BotKit, type BotQuestion } from './bot-kit.ts';
import { reviewDragonheart } from './dragonheart-review.ts';

/** A question to the bots of Dragonheart. */
export type DragonheartQuestion = BotQuestion<DragonheartView, DragonheartOptions, DragonheartState, DragonheartAction>;

/** The bots of Dragonheart as they are asked. They need no more of the game than its moves: reading texts is the page's. */
export const dragonheartKit: BotKit<DragonheartQuestion> = botKit({ apply }, bots, reviewDragonheart);
