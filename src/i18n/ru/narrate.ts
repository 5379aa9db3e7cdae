import type { CommonWords } from '../narrate/teller.ts';

export const commonWords: CommonWords = {
  you: 'вы',
  points: { one: '{n} очко', few: '{n} очка', many: '{n} очков' },
  cards: { one: '{n} карту', few: '{n} карты', many: '{n} карт' },
  scores: 'Очки: {scores}.',
  score: '{who} — {points}',
  wins: { you: 'Вы побеждаете.', other: 'Побеждает {who}.' },
  sharedWin: 'Победа общая: {who}.',
  gameOver: 'Игра окончена.',
  notYourTurn: { you: 'Сейчас решаете вы.', other: 'Сейчас решает {who}.' },
};
