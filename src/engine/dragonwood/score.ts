/** The score at the end: points, the bonus for most creatures, ties. */
import { targetById, type CreatureId } from './cards.ts';
import { editions, type DragonwoodParameters, type TieBreak } from './editions.ts';
import type { DragonwoodOutcome, ScoreLine } from './game-events.ts';
import type { Seat } from '../core/index.ts';
import type { DragonwoodTable, Phase } from './types.ts';

/** The points on a creature's shield. */
export function pointsOf(id: CreatureId): number {
  const card = targetById(id);
  return card.kind === 'creature' ? card.points : 0;
}

type CreaturesBySeat = readonly (readonly CreatureId[])[];

/** The score sheet of captured creatures, a line for each seat. */
function scoreLines(creatures: CreaturesBySeat, { mostCreaturesBonus }: DragonwoodParameters): ScoreLine[] {
  const most = Math.max(...creatures.map((cards) => cards.length));
  const isShared = creatures.filter((cards) => cards.length === most).length > 1;
  const forMost = isShared ? mostCreaturesBonus.value.tied : mostCreaturesBonus.value.sole;
  return creatures.map((cards) => {
    const points = cards.reduce((sum, id) => sum + pointsOf(id), 0);
    const bonus = cards.length === most ? forMost : 0;
    return { points, creatures: cards.length, bonus, total: points + bonus };
  });
}

/** Who of the tied seats a tie-break prefers: one or more of them; all of them when it cannot tell. */
const preferredBy: Readonly<Record<TieBreak, (tied: readonly Seat[], creatures: CreaturesBySeat) => readonly Seat[]>> =
  {
    orangeDragon: (tied, creatures) => {
      const holder = tied.filter((seat) => creatures[seat]?.includes('orange-dragon'));
      return holder.length > 0 ? holder : tied;
    },
    mostCreatures: (tied, creatures) => {
      const count = (seat: Seat) => creatures[seat]?.length ?? 0;
      const most = Math.max(...tied.map(count));
      return tied.filter((seat) => count(seat) === most);
    },
  };

/** The score if the game ended now. */
export function scoreNow({ creatures, options }: Pick<DragonwoodTable, 'creatures' | 'options'>): DragonwoodOutcome {
  const parameters = editions[options.edition];
  const lines = scoreLines(creatures, parameters);
  const scores = lines.map(({ total }) => total);
  const best = Math.max(...scores);
  let winners: readonly Seat[] = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (winners.length === 1) return { scores, lines, winners, tie: null };
  for (const tieBreak of parameters.tieBreak.value) {
    winners = preferredBy[tieBreak](winners, creatures);
    if (winners.length === 1) return { scores, lines, winners, tie: tieBreak };
  }
  return { scores, lines, winners, tie: 'shared' };
}

/** Scores and winners; null while the game goes on. */
export const outcome = (state: Pick<DragonwoodTable, 'creatures' | 'options'> & { readonly phase: Phase }) =>
  state.phase.kind === 'over' ? scoreNow(state) : null;
