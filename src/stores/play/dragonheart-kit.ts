/** What the bots of Dragonheart can do. Loaded by their worker, or by the page where there are no workers. */
import * as bots from '#engine/bots/dragonheart/index.ts';
import { apply, id, newGame, notation, parsePosition, toAct, type DragonheartView } from '#engine/dragonheart/index.ts';
import { botKit, type BotKit } from './bot-kit.ts';
import { reviewDragonheart } from './dragonheart-review.ts';

// By name: of a whole namespace nothing could be left out, neither here nor on pages that share a file with it.
const game = { apply, id, newGame, notation, parsePosition, toAct };

/** The bots of Dragonheart as they are asked. */
export const dragonheartKit: BotKit<DragonheartView> = botKit(game, bots, reviewDragonheart);
