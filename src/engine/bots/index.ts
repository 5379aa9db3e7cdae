/** The bots of both games, and how they play against each other. */
import { legalActions, type DragonwoodAction, type DragonwoodView } from '../dragonwood/index.ts';
import type { Bot, BotLevel } from './bot.ts';
import { easy } from './dragonwood/easy.ts';
import { explain } from './dragonwood/explain.ts';
import { hard } from './dragonwood/hard.ts';
import { normal } from './dragonwood/normal.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export { hardWith as hardDragonwoodBot, type Budget } from './dragonwood/hard.ts';
export type { Reasons, WaitsFor } from './dragonwood/explain.ts';

type Bots<View, Action> = Readonly<Record<BotLevel | 'random', Bot<View, Action>>>;

const dragonwood: Bots<DragonwoodView, DragonwoodAction> & { readonly explain: typeof explain } = {
  random: randomBot(legalActions),
  easy,
  normal,
  hard,
  explain,
};

/** The bots by game and strength, and the reasons that they give. */
export const bots = { dragonwood };
