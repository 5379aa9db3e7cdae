/** The hard bot: tries the best few actions out in games that could be this one, and takes what leads furthest. */
import type { Seat } from '../../core/index.ts';
import {
  apply,
  formatAction,
  toAct,
  view as viewOf,
  type DragonwoodAction,
  type DragonwoodState,
  type DragonwoodView,
} from '../../dragonwood/index.ts';
import type { Bot } from '../bot.ts';
import { lookAhead, type Budget } from '../look-ahead.ts';
import { judge } from './judge.ts';
import { weighHand } from './hand.ts';
import { greedy } from './normal.ts';
import { sampleState } from './sample.ts';
import { captureOf, stageOf, weighAttacks, weighReload } from './weigh.ts';
import { patientWeights } from './patient-weights.ts';

const patient = greedy(patientWeights);

const usualBudget: Budget = { samples: 24, actions: 4, turns: 6 };

/** The actions that look best, a Reload always among them. */
function shortList(view: DragonwoodView, most: number): DragonwoodAction[] {
  const stage = stageOf(view, patientWeights);
  const reload = weighReload(view, stage);
  const attacks = [...weighAttacks(view, weighHand(view.hand), stage)].sort((a, b) => b.value - a.value);
  // An attack far below a Reload is not worth trying out.
  const promising = attacks.filter(({ value }) => value > reload - 1.2).slice(0, most - 1);
  return [{ type: 'reload' }, ...promising.map(captureOf)];
}

const isSame = (a: DragonwoodAction, b: DragonwoodAction): boolean => formatAction(a) === formatAction(b);

/** Plays an action and some turns more by the patient judgement, and judges where that leads. */
function tryOut(start: DragonwoodState, action: DragonwoodAction, seat: Seat, turns: number): number {
  let state = apply(start, action).state;
  const last = start.turn + turns;
  for (let asked = toAct(state); asked !== null && state.turn < last; asked = toAct(state)) {
    state = apply(state, patient(viewOf(state, asked), state.rng)).state;
  }
  return judge(state, seat);
}

/** A hard bot with a budget of its own. */
export const hardWith =
  ({ samples, actions, turns }: Budget): Bot<DragonwoodView, DragonwoodAction> =>
  (view, start) => {
    const usual = patient(view, start);
    if (view.phase.kind !== 'turn') return usual;
    const others = shortList(view, actions).filter((action) => !isSame(action, usual));
    return lookAhead(
      { usual, others, samples, start },
      (rng) => sampleState(view, rng),
      (state, action) => tryOut(state, action, view.seat, turns),
    );
  };

/** Looks ahead by sampling what it cannot see. */
export const hard: Bot<DragonwoodView, DragonwoodAction> = hardWith(usualBudget);
