/** What a row of chosen numbers shows: those that were chosen, and those that a strike would need between them. */

/** A place of the row. */
export interface RankPlace {
  readonly rank: number;
  /** How many chosen cards have the number; 0 is a gap. */
  readonly cards: number;
}

/** The row from the lowest to the highest number; with `gaps` every number between them has a place. */
export function rankRow(ranks: readonly number[], gaps: boolean): readonly RankPlace[] {
  const from = Math.min(...ranks);
  const places = Array.from({ length: ranks.length > 0 ? Math.max(...ranks) - from + 1 : 0 }, (_, place) => {
    const rank = from + place;
    return { rank, cards: ranks.filter((each) => each === rank).length };
  });
  return gaps ? places : places.filter(({ cards }) => cards > 0);
}
