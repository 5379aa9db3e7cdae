import type { ChanceWords } from '../chance-text.ts';

export const chanceWords: ChanceWords = {
  exactly: '{n} {tries} из {of}',
  about: 'примерно {n} {tries} из {of}',
  always: 'всегда',
  never: 'никогда',
  lessThan: 'меньше {percent}',
  moreThan: 'больше {percent}',
  tries: { one: 'попытка', few: 'попытки', many: 'попыток' },
};
