/** Words of the table of creatures. */
export const creatureWords = {
  label: 'The 16 creatures: points, numbers and cards',
  creature: 'Creature',
  points: 'Points',
  copies: 'Cards',
  total: 'Together',
};

export type CreatureWords = typeof creatureWords;
