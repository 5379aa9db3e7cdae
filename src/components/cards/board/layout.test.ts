import { describe, expect, test } from 'vitest';
import { cardTypes, type Takeable, typeFacts } from '#engine/dragonheart/index.ts';
import { placesOf } from './places.ts';
import { boardLayouts, boardRows, type Spot, trayWidth } from './layout.ts';

const pair = (from: string, to: string) => `${from} → ${to}`;
const takes = typeFacts.flatMap((facts) => facts.takes.map((pile) => pair(facts.type, pile)));
const moves = typeFacts.filter(({ after }) => after === 'toHold').map(({ type }) => pair(type, 'hold'));
const spaces: readonly Takeable[] = [...cardTypes, 'hold'];

test('the rows hold every space and the hold once', () => {
  expect(boardRows.flat().sort()).toEqual([...spaces].sort());
});

describe.each(boardLayouts)('the $name board', (layout) => {
  const { arrows, places, width, height, card, padding, plate, hull } = layout;
  const drawn = (kind: string) => arrows.filter((arrow) => arrow.kind === kind).map(({ from, to }) => pair(from, to));

  /** Tray and name plate of a space together. */
  const box = (space: Takeable) => {
    const isHold = space === 'hold';
    const half = (isHold ? hull.width : trayWidth(layout, placesOf(space) ?? 1)) / 2;
    const tray = isHold ? hull.height : card.height + 2 * padding;
    const { x, y } = places[space];
    return { left: x - half, right: x + half, top: y, bottom: y + tray + plate.height - plate.overlap };
  };
  const distance = ({ x, y }: Spot, space: Takeable) => {
    const { left, right, top, bottom } = box(space);
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };

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

  test('lets no space overlap another', () => {
    for (const a of spaces) {
      for (const b of spaces.slice(spaces.indexOf(a) + 1)) {
        const [one, other] = [box(a), box(b)];
        const isApart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect(isApart, pair(a, b)).toBe(true);
      }
    }
  });

  test('has arrows that start and end nearest to their own spaces', () => {
    const nearest = (spot: Spot) => spaces.toSorted((a, b) => distance(spot, a) - distance(spot, b))[0];
    for (const { from, to, start, end } of arrows) {
      expect(nearest(start), pair(from, to)).toBe(from);
      expect(nearest(end), pair(from, to)).toBe(to);
    }
  });
});
