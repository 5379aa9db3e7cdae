import { expect, test } from 'vitest';
import type { Takeable } from '#engine/dragonheart/index.ts';
import { guideStyles, relationOf, relationsOf, takersOf } from './board-guide.ts';

const spaces: readonly Takeable[] = [
  'dwarf',
  'huntress',
  'fireDragon',
  'treasure',
  'troll',
  'knight',
  'petrifiedDragon',
  'sorceress',
  'ship',
  'hold',
];
const around = (chosen: Takeable) =>
  Object.fromEntries(
    spaces.flatMap((space) => {
      const relation = relationOf(chosen, space);
      return relation ? [[space, relation]] : [];
    }),
  );

test('[dh-fire-dragon] the Fire Dragon lights the Treasure that it takes and the Huntress that takes it', () => {
  expect(around('fireDragon')).toEqual({ treasure: 'taken', huntress: 'taker' });
});

test('[dh-sorceress] two stacks to choose between are lit as a choice, beside both who take Sorceresses', () => {
  expect(around('sorceress')).toEqual({
    treasure: 'choice',
    petrifiedDragon: 'choice',
    troll: 'taker',
    knight: 'taker',
  });
});

test('[dh-dwarf] Dwarves are taken by Dwarves alone', () => {
  expect(around('dwarf')).toEqual({ dwarf: 'taken' });
  expect(takersOf('dwarf')).toEqual(['dwarf']);
});

test('[dh-hold] Huntresses and Knights move to the hold, and the Ship takes it', () => {
  expect(around('huntress')).toEqual({ fireDragon: 'taken', hold: 'next' });
  expect(around('knight')).toEqual({ sorceress: 'choice', troll: 'choice', hold: 'next' });
  expect(around('hold')).toEqual({ huntress: 'before', knight: 'before', ship: 'taker' });
  expect(around('ship')).toEqual({ hold: 'taken' });
});

test('a space has a tag for each way in which it can be lit, and no other', () => {
  expect(relationsOf('treasure')).toEqual(['taken', 'choice']);
  expect(relationsOf('knight')).toEqual(['taker', 'before']);
  expect(relationsOf('ship')).toEqual(['taker']);
});

test('the style sheet lights what is taken while its taker is chosen', () => {
  expect(guideStyles()).toContain(
    '.board-guide:has([value=huntress]:checked) [data-space=fireDragon]{--ring:var(--ring-taken);--show-taken:block;z-index:2}',
  );
});
