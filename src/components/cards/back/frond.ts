import type { Point } from '../picture/path-data.ts';

const leaflets = 9;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A fern's frond as path data: a stalk from its root at an angle in radians, bent by `bend` radians towards its tip, with
 * leaflets that shorten on both sides.
 */
export const frond = (root: Point, length: number, angle: number, bend: number): string => {
  const step = length / leaflets;
  const stalk = Array.from({ length: leaflets }, (_, i) => i).reduce<Point[]>(
    (points, i) => {
      const from = points.at(-1) ?? root;
      const turn = angle + (bend * i) / leaflets;
      return [...points, { x: from.x + Math.cos(turn) * step, y: from.y + Math.sin(turn) * step }];
    },
    [root],
  );
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const leaf = ({ x, y }: Point, turn: number, size: number) => {
    const tip = { x: x + Math.cos(turn) * size, y: y + Math.sin(turn) * size };
    const belly = (side: number) => ({
      x: (x + tip.x) / 2 + Math.cos(turn + side) * size * 0.24,
      y: (y + tip.y) / 2 + Math.sin(turn + side) * size * 0.24,
    });
    return `M${at({ x, y })}Q${at(belly(1.57))} ${at(tip)}Q${at(belly(-1.57))} ${at({ x, y })}z`;
  };
  const leaves = stalk.slice(1).flatMap((spot, i) => {
    const turn = angle + (bend * i) / leaflets;
    const size = length * 0.3 * (1 - (0.8 * i) / leaflets);
    return [leaf(spot, turn - 0.85, size), leaf(spot, turn + 0.85, size)];
  });
  const tip = stalk.at(-1) ?? root;
  const side = { x: Math.sin(angle) * 1.6, y: -Math.cos(angle) * 1.6 };
  const half = stalk[Math.floor(leaflets / 2)] ?? root;
  const spine =
    `M${at({ x: root.x + side.x, y: root.y + side.y })}` +
    `Q${at({ x: half.x + side.x, y: half.y + side.y })} ${at(tip)}` +
    `Q${at({ x: half.x - side.x, y: half.y - side.y })} ${at({ x: root.x - side.x, y: root.y - side.y })}z`;
  return spine + leaves.join('');
};
