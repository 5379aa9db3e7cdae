/** The normal bot: takes what is worth most, and counts what the opponent may hold to take back. */
import type { DragonheartAction, DragonheartView } from '../../dragonheart/index.ts';
import type { Bot } from '../bot.ts';
import { bestAction, usualWeights } from './weigh.ts';

/** Looks one turn ahead by counting cards. */
export const normal: Bot<DragonheartView, DragonheartAction> = (view) => bestAction(view, usualWeights);
