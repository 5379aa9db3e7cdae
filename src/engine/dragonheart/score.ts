/** The score at the end: the piles, the Great Dragon, ties. */
import type { Seat } from '../core/index.ts';
import { factsOf, greatDragonPoints } from './cards.ts';
import { pointsOf } from './decks.ts';
import type { DragonheartOutcome, ScoreLine } from './game-events.ts';
import type { DragonheartState, DragonheartTable } from './types.ts';

/** Ships of one departure. */
const shipsTogether = factsOf('ship').takesAt ?? 1;

/** How often Ships have departed. */
export const departuresOf = ({ departed }: Pick<DragonheartTable, 'departed'>): number =>
  departed.length / shipsTogether;

/** What a player took, as far as the score asks. */
export interface Taken {
  /** Points printed on the cards. */
  readonly points: number;
  readonly cards: number;
}

/** The score of what both seats took; `holder` has the Great Dragon. */
export function scoreOf(taken: readonly Taken[], holder: Seat | null): DragonheartOutcome {
  const lines = taken.map(({ points, cards }, seat): ScoreLine => {
    const greatDragon = seat === holder ? greatDragonPoints : 0;
    return { points, cards, greatDragon, total: points + greatDragon };
  });
  const scores = lines.map(({ total }) => total);
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat): Seat[] => (score === best ? [seat] : []));
  if (leaders.length === 1) return { scores, lines, winners: leaders, tie: null };
  if (holder === null) return { scores, lines, winners: leaders, tie: 'shared' };
  return { scores, lines, winners: [holder], tie: 'greatDragon' };
}

type Scored = Pick<DragonheartState, 'piles' | 'greatDragon'>;

/** The score if the game ended now. */
export const scoreNow = ({ piles, greatDragon }: Scored): DragonheartOutcome =>
  scoreOf(
    piles.map((cards) => ({ points: pointsOf(cards), cards: cards.length })),
    greatDragon,
  );

/** Scores and winners; null while the game goes on. */
export const outcome = (state: Scored & Pick<DragonheartState, 'phase'>): DragonheartOutcome | null =>
  state.phase.kind === 'over' ? scoreNow(state) : null;
