import type { SettingsWords } from '../en/settings-words.ts';

export const settingsWords: SettingsWords = {
  title: 'Настройки',
  letterKeys: 'Буквы и\u00a0цифры управляют игрой за\u00a0столом, а\u00a0/ открывает поиск',
  speed: 'Скорость кубиков, карт и других игроков',
  speeds: {
    step: 'По одному ходу',
    slow: 'Медленно',
    normal: 'Обычно',
    fast: 'Быстро',
    off: 'Без движения',
  },
  notKept: 'Этот браузер не даёт странице сохранить настройки. Они действуют, пока вы не уйдёте.',
};
