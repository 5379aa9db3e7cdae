/** The score at the end: points, the bonus for most creatures, ties. */
import { targetById, type CreatureId } from './cards.ts';
import { editions, type DragonwoodParameters, type EditionId, type TieBreak } from './editions.ts';
import type { DragonwoodOutcome, ScoreLine } from './game-events.ts';
import type { Seat } from '../core/index.ts';
import type { DragonwoodTable, Phase } from './types.ts';

/** The points on a creature's shield. */
export function pointsOf(id: CreatureId): number {
  const card = targetById(id);
  return card.kind === 'creature' ? card.points : 0;
}

/** What a player captured, as far as the score asks. */
export interface Captured {
  /** Points of the creatures. */
  readonly points: number;
  /** Creature cards. */
  readonly creatures: number;
  /** The Orange Dragon is among them. */
  readonly hasOrangeDragon: boolean;
}

/** What these creatures count. */
export const capturedOf = (creatures: readonly CreatureId[]): Captured => ({
  points: creatures.reduce((sum, id) => sum + pointsOf(id), 0),
  creatures: creatures.length,
  hasOrangeDragon: creatures.includes('orange-dragon'),
});

type CapturedBySeat = readonly Captured[];

/** The score sheet of captured creatures, a line for each seat. */
function scoreLines(captured: CapturedBySeat, { mostCreaturesBonus }: DragonwoodParameters): ScoreLine[] {
  const most = Math.max(...captured.map(({ creatures }) => creatures));
  const isShared = captured.filter(({ creatures }) => creatures === most).length > 1;
  const forMost = isShared ? mostCreaturesBonus.value.tied : mostCreaturesBonus.value.sole;
  return captured.map(({ points, creatures }) => {
    const bonus = creatures === most ? forMost : 0;
    return { points, creatures, bonus, total: points + bonus };
  });
}

/** Who of the tied seats a tie-break prefers: one or more of them; all of them when it cannot tell. */
const preferredBy: Readonly<Record<TieBreak, (tied: readonly Seat[], captured: CapturedBySeat) => readonly Seat[]>> = {
  orangeDragon: (tied, captured) => {
    const holder = tied.filter((seat) => captured[seat]?.hasOrangeDragon);
    return holder.length > 0 ? holder : tied;
  },
  mostCreatures: (tied, captured) => {
    const count = (seat: Seat) => captured[seat]?.creatures ?? 0;
    const most = Math.max(...tied.map(count));
    return tied.filter((seat) => count(seat) === most);
  },
};

/** The score of what each seat captured. */
export function scoreOf(captured: CapturedBySeat, edition: EditionId): DragonwoodOutcome {
  const parameters = editions[edition];
  const lines = scoreLines(captured, parameters);
  const scores = lines.map(({ total }) => total);
  const best = Math.max(...scores);
  let winners: readonly Seat[] = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (winners.length === 1) return { scores, lines, winners, tie: null };
  for (const tieBreak of parameters.tieBreak.value) {
    winners = preferredBy[tieBreak](winners, captured);
    if (winners.length === 1) return { scores, lines, winners, tie: tieBreak };
  }
  return { scores, lines, winners, tie: 'shared' };
}

/** The score if the game ended now. */
export const scoreNow = ({ creatures, options }: Pick<DragonwoodTable, 'creatures' | 'options'>): DragonwoodOutcome =>
  scoreOf(creatures.map(capturedOf), options.edition);

/** Scores and winners; null while the game goes on. */
export const outcome = (state: Pick<DragonwoodTable, 'creatures' | 'options'> & { readonly phase: Phase }) =>
  state.phase.kind === 'over' ? scoreNow(state) : null;
