import { expect, test } from 'vitest';
import { iconCuts } from './icon.ts';
import { readPath, shortPath } from './path-data.ts';

const ends = (data: string) =>
  readPath(data).map(({ start, steps }) =>
    [start, ...steps.map((step) => step.at(-1))].map((point) => [point?.x, point?.y]),
  );

test('relative and absolute commands give the same points', () => {
  expect(ends('m10 10h20v20l-20 0z')).toEqual(ends('M10,10H30V30L10,30Z'));
});

test('a path goes on from its start after it was closed', () => {
  expect(ends('M5 5h10v10zl1 1')).toEqual([
    [
      [5, 5],
      [15, 5],
      [15, 15],
    ],
    [
      [5, 5],
      [6, 6],
    ],
  ]);
});

test('smooth curves mirror the control point before them', () => {
  expect(readPath('M0 0q5 10 10 0t10 0')[0]?.steps[1]).toEqual([
    { x: 15, y: -10 },
    { x: 20, y: 0 },
  ]);
  expect(readPath('M0 0c0 5 10 5 10 0s10-5 10 0')[0]?.steps[1]?.[0]).toEqual({ x: 10, y: -5 });
});

test('the flags of an arc may be written without separators', () => {
  expect(ends('M0 0a5 5 0 1110 0')).toEqual(ends('M0 0a5 5 0 1 1 10 0'));
});

test('an arc becomes curves that stay on the circle', () => {
  const [circle] = readPath('M10 0A10 10 0 0 1 0 10');
  const [first, second, end] = circle?.steps[0] ?? [];
  expect(circle?.steps).toHaveLength(1);
  expect(end).toEqual({ x: 0, y: 10 });
  // The middle of the curve, by the formula for a cubic.
  const middle = {
    x: (10 + 3 * (first?.x ?? 0) + 3 * (second?.x ?? 0) + 0) / 8,
    y: (0 + 3 * (first?.y ?? 0) + 3 * (second?.y ?? 0) + 10) / 8,
  };
  expect(Math.hypot(middle.x, middle.y)).toBeCloseTo(10, 2);
});

test('rounding does not add up along a path', () => {
  const steps = Array.from({ length: 50 }, () => 'l.14.14').join('');
  const [line] = readPath(shortPath(`M0 0${steps}`, 1));
  expect(line?.steps.at(-1)?.at(-1)?.x).toBeCloseTo(7, 5);
});

test('garbage is refused with its place', () => {
  expect(() => readPath('M1 2X3')).toThrow('command X');
  expect(() => readPath('M1 oops')).toThrow('read at');
});

test('a mushroom is cut into cap, red and spots, a bat into one piece', () => {
  expect(iconCuts('super-mushroom').map(({ kind }) => kind)).toEqual(['solid', 'hole', 'solid']);
  expect(iconCuts('bat')).toHaveLength(1);
});
