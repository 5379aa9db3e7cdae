import type { ScoreWords } from '../en/score-words.ts';

export const scoreWords: ScoreWords = {
  label: 'Подсчёт очков в оконченной партии',
  you: 'Вы',
  shields: 'Щиты',
  creatures: 'Созданий',
  bonus: 'Премия',
  total: 'Всего',
};
