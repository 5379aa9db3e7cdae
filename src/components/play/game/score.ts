/** A finished game's points, line by line, for the sheet and the picture. */

/** One line of a player's score. */
export interface ScoreRow {
  readonly label: string;
  readonly points: number;
  /** Given for something besides the cards: drawn hatched. */
  readonly isBonus?: boolean;
}

/** One player's score. */
export interface PlayerScore {
  readonly name: string;
  readonly rows: readonly ScoreRow[];
  readonly total: number;
  /** Alone, with others, or not. */
  readonly win: 'alone' | 'shared' | null;
}

/** What a score is counted from: the cards of one kind with their points. */
export interface Counted {
  readonly label: string;
  readonly cards: number;
  readonly points: number;
}

/** Cards by what they are called, the most points first. */
export function countBy<Card>(
  cards: readonly Card[],
  labelOf: (card: Card) => string,
  pointsOf: (card: Card) => number,
): readonly Counted[] {
  return [...Map.groupBy(cards, labelOf)]
    .map(([label, same]) => ({
      label,
      cards: same.length,
      points: same.reduce((sum, card) => sum + pointsOf(card), 0),
    }))
    .toSorted((a, b) => b.points - a.points);
}

/** How the seat won. */
export const winOf = (winners: readonly number[], seat: number): PlayerScore['win'] =>
  !winners.includes(seat) ? null : winners.length === 1 ? 'alone' : 'shared';
