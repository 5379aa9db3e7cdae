/** What the bots of Dragonwood can do. Loaded by their worker, or by the page where there are no workers. */
import * as bots from '#engine/bots/dragonwood/index.ts';
import { apply, id, newGame, notation, parsePosition, toAct, type DragonwoodView } from '#engine/dragonwood/index.ts';
import { botKit, type BotKit } from './bot-kit.ts';
import { reviewDragonwood } from './dragonwood-review.ts';

// By name: of a whole namespace nothing could be left out, neither here nor on pages that share a file with it.
const game = { apply, id, newGame, notation, parsePosition, toAct };

/** The bots of Dragonwood as they are asked. */
export const dragonwoodKit: BotKit<DragonwoodView> = botKit(game, bots, reviewDragonwood);
