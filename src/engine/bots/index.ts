/** The bots of both games, and how they play against each other. */
import * as dragonheartGame from '../dragonheart/index.ts';
import * as dragonwoodGame from '../dragonwood/index.ts';
import type { Bot, BotLevel } from './bot.ts';
import * as dragonheart from './dragonheart/index.ts';
import * as dragonwood from './dragonwood/index.ts';
import { randomBot } from './random.ts';

export * from './bot.ts';
export type { Budget } from './look-ahead.ts';

/** The bots of a game by strength, and the reasons for and against an action. */
export interface BotsOf<View, Action, Reasons> extends Readonly<Record<BotLevel | 'random', Bot<View, Action>>> {
  readonly explain: (view: View, action: Action) => Reasons;
}

const ofDragonwood: BotsOf<dragonwoodGame.DragonwoodView, dragonwoodGame.DragonwoodAction, dragonwood.Reasons> = {
  random: randomBot(dragonwoodGame.legalActions),
  ...dragonwood,
};

const ofDragonheart: BotsOf<dragonheartGame.DragonheartView, dragonheartGame.DragonheartAction, dragonheart.Reasons> = {
  random: randomBot(dragonheartGame.legalActions),
  ...dragonheart,
};

/** The bots by game and strength. */
export const bots = { dragonwood: ofDragonwood, dragonheart: ofDragonheart };
