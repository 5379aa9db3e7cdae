import type { ScoreWords } from '../en/score-words.ts';

export const scoreWords: ScoreWords = {
  label: 'Подсчёт очков в оконченной партии',
  players: [
    { name: 'Вы', wins: 'побеждаете вы' },
    { name: 'Мила', wins: 'побеждает Мила' },
    { name: 'Пекка', wins: 'побеждает Пекка' },
    { name: 'Айно', wins: 'побеждает Айно' },
  ],
  shields: 'Щиты',
  creatures: 'Созданий',
  bonus: 'Премия',
  total: 'Всего',
  tabletop: 'За столом',
  online: 'Онлайн',
  wins: {
    none: 'Больше всего очков: {wins}.',
    orangeDragon: 'Решает Оранжевый дракон: {wins}.',
    mostCreatures: 'Решает число созданий: {wins}.',
    shared: 'Победа общая: {names}.',
  },
};
