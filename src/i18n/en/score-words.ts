/** Words of the worked score of Dragonwood. */
export const scoreWords = {
  label: 'A finished game, counted',
  /** The players by seat, the reader first: as the table names them, and as winners. */
  players: [
    { name: 'You', wins: 'you win' },
    { name: 'Mila', wins: 'Mila wins' },
    { name: 'Pekka', wins: 'Pekka wins' },
    { name: 'Aino', wins: 'Aino wins' },
  ],
  shields: 'Shields',
  creatures: 'Creatures',
  bonus: 'Extra',
  total: 'Total',
  tabletop: 'At the table',
  online: 'Online',
  /** Who wins, by what decided it. */
  wins: {
    none: 'The most points: {wins}.',
    orangeDragon: 'The Orange Dragon decides: {wins}.',
    mostCreatures: 'The most creatures decide: {wins}.',
    shared: 'The win is shared: {names}.',
  },
};

export type ScoreWords = typeof scoreWords;
