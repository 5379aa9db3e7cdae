import type { CreatureWords } from '../en/creature-words.ts';

export const creatureWords: CreatureWords = {
  label: '16 видов созданий: очки, числа и количество карт',
  creature: 'Создание',
  points: 'Очки',
  copies: 'Карты',
  total: 'Всего',
};
