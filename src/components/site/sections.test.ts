import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const today = ['/dragonwood/', '/dragonwood/capturing/', '/dragonwood/odds/'];
const currents = (path: string) => sectionsOf('dragonwood', path, today).map(({ id, current }) => [id, current]);

test('only pages that stand are offered', () => {
  expect(currents('/dragonwood/').map(([id]) => id)).toEqual(['rules', 'odds']);
  expect(sectionsOf('dragonheart', '/dragonheart/', ['/dragonheart/']).map(({ id }) => id)).toEqual(['rules']);
  const later = ['/dragonwood/', '/dragonwood/learn/', '/dragonwood/play/'];
  expect(sectionsOf('dragonwood', '/dragonwood/', later).map(({ id }) => id)).toEqual(['learn', 'rules', 'play']);
});

test('Dragonheart has no dice: its odds are those of the table', () => {
  const pages = ['/dragonheart/', '/dragonheart/play/', '/dragonheart/table/'];
  expect(sectionsOf('dragonheart', '/dragonheart/score/', pages)).toEqual([
    { id: 'rules', path: '/dragonheart/', current: undefined },
    { id: 'odds', path: '/dragonheart/table/', current: undefined },
    { id: 'play', path: '/dragonheart/play/', current: 'true' },
  ]);
});

test('one section is the current one', () => {
  expect(currents('/dragonwood/')).toContainEqual(['rules', 'page']);
  expect(currents('/dragonwood/capturing/')).toEqual([
    ['rules', 'true'],
    ['odds', undefined],
  ]);
  expect(currents('/dragonwood/odds/')).toEqual([
    ['rules', undefined],
    ['odds', 'page'],
  ]);
  expect(currents('/dragonwood/table/')).toContainEqual(['odds', 'true']);
  expect(currents('/dragonwood/charts/')).toContainEqual(['odds', 'true']);
  expect(currents('/r/dw-tie/')).toContainEqual(['rules', 'true']);
});
