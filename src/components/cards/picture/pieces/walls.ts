import { type Colour, darker, lighter } from '../colour.ts';
import { bleed, n, paper } from '../sheet.ts';
import { type Brush, sizeOf } from './brush.ts';
import { ridge } from './land.ts';

export interface Castle {
  readonly piece: 'castle';
  readonly y: number;
  readonly colour: Colour;
  /** The middle of its towers. */
  readonly x: number;
  /** Lit windows. */
  readonly windows?: Colour;
  readonly size?: number;
}

/** One tower with battlements or a pointed roof. */
const tower = (x: number, foot: number, width: number, height: number, hasRoof: boolean): string => {
  const top = foot - height;
  const w = width;
  const head = hasRoof
    ? `L${n(x - 3)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 1.5)}L${n(x + w + 3)} ${n(top)}H${n(x + w)}`
    : `H${n(x - 2)}V${n(top - 8)}h${n(w * 0.24 + 1)}v4h${n(w * 0.26)}v-4h${n(w * 0.26)}v4h${n(w * 0.24)}v-4h2V${n(top)}H${n(x + w)}`;
  return `M${n(x)} ${n(foot)}V${n(top)}${head}V${n(foot)}Z`;
};

/** A castle on a hill, far away. */
export const castle = (brush: Brush, { y, colour, x, windows, size = 1 }: Castle): string => {
  const hill = ridge(brush, y, 8);
  const foot = hill.at(x) + 14;
  const towers: readonly (readonly [number, number, number, boolean])[] = [
    [-36, 18, 50, false],
    [-20, 22, 76, true],
    [0, 18, 58, false],
    [16, 16, 82, true],
    [30, 18, 44, false],
  ];
  const path = towers.reduce(
    (all, [dx, width, height, hasRoof]) => all + tower(x + dx * size, foot, width * size, height * size, hasRoof),
    hill.path,
  );
  const lights = windows
    ? `<path d="${towers.map(([dx, width, height]) => `M${n(x + (dx + width / 2) * size)} ${n(foot - (height - 14) * size)}v${n(6 * size)}`).join('')}" stroke="${windows}" stroke-width="${n(3.4 * size)}" stroke-linecap="round"/>`
    : '';
  return paper(brush, path, colour) + lights;
};

export interface Wall {
  readonly piece: 'wall';
  readonly y: number;
  readonly colour: Colour;
}

/** A battlement across the sheet, some of its stones lighter or darker. */
export const wall = (brush: Brush, { y, colour }: Wall): string => {
  const { chance } = brush;
  const { width, height } = sizeOf(brush);
  let path = `M${-bleed - 8} ${height + bleed}V${y}`;
  for (let x = -bleed - 8; x < width + bleed; x += 36) path += 'h20v-12h16v12';
  const stones = ['', ''];
  for (let row = 0; y + 9 + row * 15 < height; row++) {
    for (let x = -24 + (row % 2) * 15; x < width; x += 30) {
      if (chance.unit() < 0.45) continue;
      stones[chance.unit() > 0.5 ? 1 : 0] += `M${x + 1} ${n(y + 9 + row * 15)}h27v12h-27z`;
    }
  }
  return (
    paper(brush, `${path}V${height + bleed}Z`, colour) +
    `<path d="${stones[0]}" fill="${lighter(colour, 0.5)}" opacity=".16"/>` +
    `<path d="${stones[1]}" fill="${darker(colour, 0.6)}" opacity=".2"/>`
  );
};
