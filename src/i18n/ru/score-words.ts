import type { ScoreWords } from '../en/score-words.ts';

export const scoreWords: ScoreWords = {
  label: 'Подсчёт очков в оконченной партии',
  players: ['Вы', 'Мила', 'Пекка', 'Айно'],
  shields: 'Щиты',
  creatures: 'Созданий',
  bonus: 'Премия',
  total: 'Всего',
  tabletop: 'За столом',
  online: 'Онлайн',
  wins: {
    none: '{names}: больше всего очков.',
    orangeDragon: '{names}: решает Оранжевый дракон.',
    mostCreatures: '{names}: решает число созданий.',
    shared: '{names}: победа общая.',
  },
};
