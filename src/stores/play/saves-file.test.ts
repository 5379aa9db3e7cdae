import { describe, expect, test } from 'vitest';
import { createSaves } from './saves.ts';
import { fileOf, importFile } from './saves-file.ts';
import { decideMany as many, openTab as open, woodGame as woodMatch } from './testing-saves.ts';
import { counters, dragonwood, sharedShelf, tabs } from './testing.ts';

describe('a file of games', () => {
  const saved = () => {
    const { saves, begin } = open(tabs(sharedShelf()), 'a', 1);
    many(begin(woodMatch('one')), 5);
    many(begin(woodMatch('two', 8)), 3);
    return saves;
  };
  const empty = (room?: number) => createSaves(dragonwood, tabs(sharedShelf(room))('z'));

  test('holds one game or all, and gives them back', () => {
    const saves = saved();
    const file = fileOf(saves.texts());
    const other = empty();
    const { newId } = counters(70);
    expect(importFile(dragonwood, other, file, newId)).toMatchObject([{ state: 'added' }, { state: 'added' }]);
    expect(other.texts().toSorted()).toEqual(saves.texts().toSorted());
    expect(importFile(dragonwood, other, file, newId)).toEqual([{ state: 'already' }, { state: 'already' }]);
    expect(importFile(dragonwood, empty(), fileOf(saves.texts('two')), newId)).toHaveLength(1);
    // A link, or some to a line, is a file too.
    const link = `https://example.org/play/#${saves.texts('one')[0]}\n\n`;
    expect(importFile(dragonwood, empty(), link, newId)).toMatchObject([{ state: 'added', problems: [] }]);
  });

  test('what is valid is taken, and each game says what is wrong with it', () => {
    const [good = ''] = saved().texts('one');
    const file = fileOf([good, good.replace(/;[^:]*/, ';keep;reload'), 'dragonheart.2::4:', '', 7 as never]);
    const { newId } = counters(70);
    expect(importFile(dragonwood, empty(), file, newId)).toMatchObject([
      { state: 'added', problems: [] },
      { state: 'added', problems: [{ code: 'illegalMove', at: 1 }] },
      { state: 'unreadable', problems: [{ code: 'otherGame' }] },
      { state: 'unreadable' },
      { state: 'unreadable' },
    ]);
    expect(importFile(dragonwood, empty(10), file, newId)?.[0]).toEqual({ state: 'notKept' });
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":2,"value":{"games":[]}}',
    'hello',
    '{"version":1,"value":{"games":{}}}',
  ])('a file that holds no games is told to be none: %s', (file) => {
    expect(importFile(dragonwood, empty(), file, () => 'x')).toBeNull();
  });
});
