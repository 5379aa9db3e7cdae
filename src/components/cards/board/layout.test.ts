import { describe, expect, test } from 'vitest';
import { typeFacts } from '#engine/dragonheart/index.ts';
import { boardLayouts } from './layout.ts';

const pair = (from: string, to: string) => `${from} → ${to}`;
const takes = typeFacts.flatMap((facts) => facts.takes.map((pile) => pair(facts.type, pile)));
const moves = typeFacts.filter(({ after }) => after === 'toHold').map(({ type }) => pair(type, 'hold'));

describe.each(boardLayouts)('the $name board', ({ arrows, places, width, height }) => {
  const drawn = (kind: string) => arrows.filter((arrow) => arrow.kind === kind).map(({ from, to }) => pair(from, to));

  test('draws an arrow for everything that takes something, and no other', () => {
    expect(drawn('takes').sort()).toEqual([...takes].sort());
  });

  test('draws where the cards go that took something', () => {
    expect(drawn('moves').sort()).toEqual([...moves].sort());
  });

  test('keeps every place and arrow on the sheet', () => {
    const spots = [...Object.values(places), ...arrows.flatMap(({ start, end, bends = [] }) => [start, end, ...bends])];
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
  });
});
