/** Words of the worked score of Dragonwood. */
export const scoreWords = {
  label: 'A finished game, counted',
  /** The reader's line; the others have their names from the scenes. */
  you: 'You',
  shields: 'Shields',
  creatures: 'Creatures',
  bonus: 'Extra',
  total: 'Total',
};

export type ScoreWords = typeof scoreWords;
