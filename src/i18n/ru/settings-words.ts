import type { SettingsWords } from '../en/settings-words.ts';

export const settingsWords: SettingsWords = {
  title: 'Настройки',
  letterKeys: 'Буквы и цифры работают за столом как клавиши, а / открывает поиск',
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
