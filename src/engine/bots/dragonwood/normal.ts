/** The normal bot: the best of all attacks by the exact odds, or a Reload when waiting is worth more. */
import type { DragonwoodAction, DragonwoodView } from '../../dragonwood/index.ts';
import type { Bot } from '../bot.ts';
import { weighHand } from './hand.ts';
import { chooseReroll, leastUseful } from './small-choices.ts';
import { captureOf, stageOf, weighAttacks, weighReload, type Weighed } from './weigh.ts';
import { plainWeights, type Weights } from './weights.ts';

function chooseTurn(view: DragonwoodView, weights: Weights): DragonwoodAction {
  const stage = stageOf(view, weights);
  let best = weighReload(view, stage);
  let chosen: Weighed | null = null;
  for (const weighed of weighAttacks(view, weighHand(view.hand), stage)) {
    if (weighed.value <= best) continue;
    best = weighed.value;
    chosen = weighed;
  }
  return chosen ? captureOf(chosen) : { type: 'reload' };
}

/** A bot that takes the best action by these weights, and looks no further than its own turn. */
export const greedy =
  (weights: Weights): Bot<DragonwoodView, DragonwoodAction> =>
  (view) => {
    const { phase } = view;
    switch (phase.kind) {
      case 'turn':
        return chooseTurn(view, weights);
      case 'reroll':
        return chooseReroll(phase);
      case 'eventCard':
        return { type: phase.event === 'wind-storm' ? 'pass' : 'discard', card: leastUseful(view.hand) };
      case 'wound':
      case 'discardToLimit':
        return { type: 'discard', card: leastUseful(view.hand) };
      case 'over':
        throw new RangeError('the game is over');
    }
  };

/** Plays the odds of this turn. */
export const normal: Bot<DragonwoodView, DragonwoodAction> = greedy(plainWeights);
