/** The weakest bot of any game: it does anything that is allowed. */
import { nextInt } from '../core/index.ts';
import type { Bot } from './bot.ts';

/** A bot that takes any legal action, each as likely as the others. */
export const randomBot =
  <View, Action>(legalActions: (view: View) => readonly Action[]): Bot<View, Action> =>
  (view, rng) => {
    const actions = legalActions(view);
    const [place] = nextInt(rng, actions.length);
    const action = actions[place];
    if (action === undefined) throw new RangeError('there is nothing to do');
    return action;
  };
