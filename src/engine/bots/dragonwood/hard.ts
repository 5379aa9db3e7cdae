/** The hard bot: tries the best few actions out in games that could be this one, and takes what leads furthest. */
import { nextInt, seedRng, type RngState, type Seat } from '../../core/index.ts';
import { apply, toAct, view as viewOf, type DragonwoodAction, type DragonwoodState, type DragonwoodView } from '../../dragonwood/index.ts';
import type { Bot } from '../bot.ts';
import { judge } from './judge.ts';
import { weighHand } from './hand.ts';
import { normal } from './normal.ts';
import { sampleState } from './sample.ts';
import { stageOf, weighAttacks, weighReload } from './weigh.ts';

/** How much the hard bot thinks, in numbers and not in time, so that a game replays identically. */
export interface Budget {
  /** Games tried out for every action. */
  readonly samples: number;
  /** Actions that are tried out: those that look best. */
  readonly actions: number;
  /** Turns that each game is played on. */
  readonly turns: number;
}

const usualBudget: Budget = { samples: 40, actions: 5, turns: 8 };

/** The actions that look best, a Reload always among them. */
function shortList(view: DragonwoodView, most: number): DragonwoodAction[] {
  const stage = stageOf(view);
  const reload = weighReload(view, stage);
  const attacks = [...weighAttacks(view, weighHand(view.hand), stage)].sort((a, b) => b.value - a.value);
  // An attack far below a Reload is not worth trying out.
  const promising = attacks.filter(({ value }) => value > reload - 1.2).slice(0, most - 1);
  return [{ type: 'reload' }, ...promising.map(({ attack }): DragonwoodAction => ({ type: 'capture', ...attack }))];
}

/** Plays an action and some turns more by the normal bot, and judges where that leads. */
function tryOut(start: DragonwoodState, action: DragonwoodAction, seat: Seat, turns: number, rng: RngState): number {
  let state = apply(start, action).state;
  const last = start.turn + turns;
  for (let asked = toAct(state); asked !== null && state.turn < last; asked = toAct(state)) {
    state = apply(state, normal(viewOf(state, asked), rng)).state;
  }
  return judge(state, seat);
}

/** A hard bot with a budget of its own. */
export const hardWith =
  ({ samples, actions, turns }: Budget): Bot<DragonwoodView, DragonwoodAction> =>
  (view, start) => {
    if (view.phase.kind !== 'turn') return normal(view, start);
    const listed = shortList(view, actions);
    const [first] = listed;
    if (listed.length === 1 && first) return first;
    const sums = listed.map(() => 0);
    let rng = start;
    for (let sample = 0; sample < samples; sample++) {
      const [seed, next] = nextInt(rng, 2 ** 32);
      rng = next;
      // The same hidden cards and dice for every action: what differs is the action.
      const state = sampleState(view, seedRng(seed));
      listed.forEach((action, place) => {
        sums[place] = (sums[place] ?? 0) + tryOut(state, action, view.seat, turns, rng);
      });
    }
    const best = listed[sums.indexOf(Math.max(...sums))];
    if (!best) throw new RangeError('there is nothing to do');
    return best;
  };

/** Looks ahead by sampling what it cannot see. */
export const hard: Bot<DragonwoodView, DragonwoodAction> = hardWith(usualBudget);
