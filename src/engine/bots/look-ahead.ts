/** Trying actions out in games that could be this one: what the hard bots of both games share. */
import { nextInt, type RngState, seedRng } from '../core/index.ts';

/** How much a bot thinks, in numbers and not in time, so that a game replays identically. */
export interface Budget {
  /** Games tried out for every action. */
  readonly samples: number;
  /** Actions that are tried out: those that look best. */
  readonly actions: number;
  /** Turns that each game is played on. */
  readonly turns: number;
}

/** Sums over the samples of what an action does better than the usual one. */
interface Trial<Action> {
  readonly action: Action;
  sum: number;
  squares: number;
}

/** How sure of an action's lead a bot is: its mean less so many standard errors. */
const caution = 1.5;

function sureLead({ sum, squares }: Trial<unknown>, samples: number): number {
  const mean = sum / samples;
  const variance = Math.max(0, squares / samples - mean * mean);
  return mean - caution * Math.sqrt(variance / samples);
}

/**
 * The usual action, or another that does better in the sampled games, and not by luck alone. `sample` deals what cannot be seen;
 * `tryOut` plays an action there and says how well it ends. Every action meets the same samples: what differs is the action.
 */
export function lookAhead<State, Action>(
  {
    usual,
    others,
    samples,
    start,
  }: {
    readonly usual: Action;
    readonly others: readonly Action[];
    readonly samples: number;
    readonly start: RngState;
  },
  sample: (rng: RngState) => State,
  tryOut: (state: State, action: Action) => number,
): Action {
  const trials = others.map((action): Trial<Action> => ({ action, sum: 0, squares: 0 }));
  let rng = start;
  for (let count = 0; count < samples && trials.length > 0; count++) {
    const [seed, next] = nextInt(rng, 2 ** 32);
    rng = next;
    const state = sample(seedRng(seed));
    const base = tryOut(state, usual);
    for (const trial of trials) {
      const lead = tryOut(state, trial.action) - base;
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
}
