/** The hard bot: hopes more for its own next turn, and tries the best few plays out in games that could be this one. */
import type { Seat } from '../../core/index.ts';
import {
  apply,
  formatAction,
  scoreNow,
  toAct,
  view as viewOf,
  type DragonheartAction,
  type DragonheartState,
  type DragonheartView,
} from '../../dragonheart/index.ts';
import type { Bot } from '../bot.ts';
import { lookAhead, type Budget } from '../look-ahead.ts';
import { sampleState } from './sample.ts';
import { bestAction, boldWeights, weighPlays } from './weigh.ts';

const usualBudget: Budget = { samples: 20, actions: 4, turns: 6 };

function shortList(view: DragonheartView, most: number): DragonheartAction[] {
  const { phase } = view;
  if (phase.kind === 'choice') return phase.piles.map((pile): DragonheartAction => ({ type: 'take', pile }));
  return [...weighPlays(view, boldWeights)]
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ cards }): DragonheartAction => ({ type: 'play', cards }));
}

/** Points ahead from the sample on: what was taken before is the same for every action. */
function tryOut(start: DragonheartState, action: DragonheartAction, seat: Seat, turns: number): number {
  let state = apply(start, action).state;
  const last = start.turn + turns;
  for (let asked = toAct(state); asked !== null && state.turn < last; asked = toAct(state)) {
    state = apply(state, bestAction(viewOf(state, asked), boldWeights)).state;
  }
  const { scores } = scoreNow(state);
  return scores[seat]! - scores[1 - seat]!;
}

/** A hard bot with a budget of its own. */
export const hardWith =
  ({ samples, actions, turns }: Budget): Bot<DragonheartView, DragonheartAction> =>
  (view, start) => {
    const usual = bestAction(view, boldWeights);
    const others = shortList(view, actions).filter((action) => formatAction(action) !== formatAction(usual));
    return lookAhead(
      { usual, others, samples, start },
      (rng) => sampleState(view, rng),
      (state, action) => tryOut(state, action, view.seat, turns),
    );
  };

/** Looks ahead by sampling what it cannot see. */
export const hard: Bot<DragonheartView, DragonheartAction> = hardWith(usualBudget);
