/** How well a seat stands in a game that is not over: the points it has, and what it can still make of its cards. */
import type { Seat } from '../../core/index.ts';
import { outcome, view as viewOf, type DragonwoodState } from '../../dragonwood/index.ts';
import { stageOf, standing } from './weigh.ts';
import { patientWeights } from './patient-weights.ts';

/** What a win is worth beyond its points. */
const winWorth = 8;

/** Points ahead of the best of the others; with the win itself when the game is over. */
export function judge(state: DragonwoodState, seat: Seat): number {
  const ended = outcome(state);
  const worth = ended
    ? ended.scores
    : state.hands.map((hand, other) => {
        const seen = viewOf(state, other);
        return standing(seen, stageOf(seen, patientWeights), hand);
      });
  const own = worth[seat] ?? 0;
  const best = Math.max(...worth.filter((_, other) => other !== seat));
  if (!ended) return own - best;
  return own - best + (ended.winners.includes(seat) ? winWorth : -winWorth);
}
