/** Words of the worked score of Dragonwood. */
export const scoreWords = {
  label: 'A finished game, counted',
  /** The players by seat. The first is the reader. */
  players: ['You', 'Mila', 'Pekka', 'Aino'],
  shields: 'Shields',
  creatures: 'Creatures',
  bonus: 'Extra',
  total: 'Total',
  tabletop: 'At the table',
  online: 'Online',
  /** Who wins, by what decided it. */
  wins: {
    none: '{names}: the most points.',
    orangeDragon: '{names}: the Orange Dragon decides.',
    mostCreatures: '{names}: the most creatures decide.',
    shared: '{names}: the win is shared.',
  },
};

export type ScoreWords = typeof scoreWords;
