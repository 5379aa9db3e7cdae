/** The hard bot: tries the best few actions out in games that could be this one, and takes what leads furthest. */
import { nextInt, seedRng, type RngState, type Seat } from '../../core/index.ts';
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
import { judge } from './judge.ts';
import { weighHand } from './hand.ts';
import { greedy } from './normal.ts';
import { sampleState } from './sample.ts';
import { captureOf, stageOf, weighAttacks, weighReload } from './weigh.ts';
import { patientWeights } from './weights.ts';

/** How much the hard bot thinks, in numbers and not in time, so that a game replays identically. */
export interface Budget {
  /** Games tried out for every action. */
  readonly samples: number;
  /** Actions that are tried out: those that look best. */
  readonly actions: number;
  /** Turns that each game is played on. */
  readonly turns: number;
}

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
function tryOut(start: DragonwoodState, action: DragonwoodAction, seat: Seat, turns: number, rng: RngState): number {
  let state = apply(start, action).state;
  const last = start.turn + turns;
  for (let asked = toAct(state); asked !== null && state.turn < last; asked = toAct(state)) {
    state = apply(state, patient(viewOf(state, asked), rng)).state;
  }
  return judge(state, seat);
}

/** Sums over the samples of what an action does better than the one that the patient judgement would choose. */
interface Trial {
  readonly action: DragonwoodAction;
  sum: number;
  squares: number;
}

/** How sure of an action's lead the bot is: its mean less so many standard errors. */
const caution = 1.5;

function sureLead({ sum, squares }: Trial, samples: number): number {
  const mean = sum / samples;
  const variance = Math.max(0, squares / samples - mean * mean);
  return mean - caution * Math.sqrt(variance / samples);
}

/** A hard bot with a budget of its own. */
export const hardWith =
  ({ samples, actions, turns }: Budget): Bot<DragonwoodView, DragonwoodAction> =>
  (view, start) => {
    const usual = patient(view, start);
    if (view.phase.kind !== 'turn') return usual;
    const others = shortList(view, actions).filter((action) => !isSame(action, usual));
    const trials = others.map((action): Trial => ({ action, sum: 0, squares: 0 }));
    let rng = start;
    for (let sample = 0; sample < samples && trials.length > 0; sample++) {
      const [seed, next] = nextInt(rng, 2 ** 32);
      rng = next;
      // The same hidden cards and dice for every action: what differs is the action.
      const state = sampleState(view, seedRng(seed));
      const base = tryOut(state, usual, view.seat, turns, rng);
      for (const trial of trials) {
        const lead = tryOut(state, trial.action, view.seat, turns, rng) - base;
        trial.sum += lead;
        trial.squares += lead * lead;
      }
    }
    let best = 0;
    let action = usual;
    for (const trial of trials) {
      const lead = sureLead(trial, samples);
      if (lead <= best) continue;
      best = lead;
      action = trial.action;
    }
    return action;
  };

/** Looks ahead by sampling what it cannot see. */
export const hard: Bot<DragonwoodView, DragonwoodAction> = hardWith(usualBudget);
