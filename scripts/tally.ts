/** Counting the games of a match. */

/** A match so far. Index 0 is the first bot, wherever it sat. */
export interface Tally {
  games: number;
  /** Of the first bot; a shared win counts half. */
  wins: number;
  readonly points: [number, number];
  turns: number;
}

/** How one game of two ended. */
interface Finished {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
}

/** Counts a game in which the first bot sat at `seat`. */
export function tally(match: Tally, { winners, scores, turns }: Finished, seat: 0 | 1): void {
  match.games += 1;
  match.turns += turns;
  match.points[0] += scores[seat] ?? 0;
  match.points[1] += scores[1 - seat] ?? 0;
  if (winners.includes(seat)) match.wins += 1 / winners.length;
}

/** The win rate and its 95 % interval after Wilson, which holds near 0 and 1 too. */
export function confidence({ wins, games }: Pick<Tally, 'wins' | 'games'>): {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
} {
  const z = 1.96;
  const rate = wins / games;
  const centre = (rate + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return { rate, low: centre - half, high: centre + half };
}
