import { forms } from '../plural.ts';
import type { ChanceWords } from '../chance-text.ts';

export const chanceWords: ChanceWords = {
  exactly: '{n} of {of} tries',
  about: 'about {n} of {of} tries',
  always: 'every time',
  never: 'never',
  lessThan: 'under {percent}',
  moreThan: 'over {percent}',
  tries: forms('try', 'tries'),
};
