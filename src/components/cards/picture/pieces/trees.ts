import type { Colour } from '../colour.ts';
import { bleed, n, paper } from '../sheet.ts';
import { type Brush, sizeOf, spread } from './brush.ts';
import { ridge } from './land.ts';

/** A row of trees on a ridge. */
interface Trees {
  readonly y: number;
  readonly colour: Colour;
  readonly height?: number;
  readonly count?: number;
  /** Taller at the sides, so that they frame what stands in the middle. */
  readonly frame?: boolean;
}

export interface Pines extends Trees {
  readonly piece: 'pines';
}

/** A fir: tiers with drooping tips, right side down, left side up again. */
const pine = ({ chance }: Brush, x: number, foot: number, height: number): string => {
  const tiers = Math.min(6, 3 + Math.floor(height / 32));
  const half = height * 0.23;
  const right: string[] = [];
  const left: string[] = [];
  for (let i = 1; i <= tiers; i++) {
    const share = i / tiers;
    const y = foot - height + height * 0.9 * share;
    const reach = half * (0.16 + 0.84 * share) * chance.between(0.9, 1.1);
    const rise = (height / tiers) * 0.22;
    right.push(
      `Q${n(x + reach * 0.45)} ${n(y - rise * 1.6)} ${n(x + reach)} ${n(y)}L${n(x + reach * 0.4)} ${n(y - rise)}`,
    );
    left.unshift(
      `L${n(x - reach * 0.4)} ${n(y - rise)}L${n(x - reach)} ${n(y)}Q${n(x - reach * 0.45)} ${n(y - rise * 1.6)} ${n(x - reach * 0.15)} ${n(y - rise * 4)}`,
    );
  }
  const trunk = half * 0.14;
  return `M${n(x)} ${n(foot - height)}${right.join('')}L${n(x + trunk)} ${n(foot - height * 0.12)}V${n(foot + 5)}H${n(x - trunk)}V${n(foot - height * 0.12)}${left.join('')}Z`;
};

/** A leafy tree: a trunk and a crown with a scalloped outline. */
const oak = ({ chance }: Brush, x: number, foot: number, height: number): string => {
  const trunk = height * 0.06;
  const [rx, ry] = [height * chance.between(0.34, 0.44), height * 0.36];
  const middle = foot - height + ry;
  const lobes = 9;
  const on = (turn: number, share: number) =>
    `${n(x + Math.cos(turn) * rx * share)} ${n(middle + Math.sin(turn) * ry * share)}`;
  let crown = `M${on(0, 1)}`;
  for (let i = 1; i <= lobes; i++) {
    const turn = (i / lobes) * 6.283;
    crown += `Q${on(turn - 3.1416 / lobes, 1.36)} ${on(turn, i === lobes ? 1 : chance.between(0.94, 1.06))}`;
  }
  return `M${n(x - trunk * 1.5)} ${n(foot + 5)}L${n(x - trunk * 0.6)} ${n(middle)}H${n(x + trunk * 0.6)}L${n(x + trunk * 1.5)} ${n(foot + 5)}Z${crown}Z`;
};

const row = (brush: Brush, kind: typeof pine, trees: Trees, swell: number): string => {
  const { y, colour, height = 62, count = 8, frame = false } = trees;
  const ground = ridge(brush, y, swell);
  const { width } = sizeOf(brush);
  const path = spread(brush, count, width).reduce((all, x) => {
    const side = Math.abs(x / width - 0.5) * 2;
    const own = height * brush.chance.between(0.7, 1.2) * (frame ? 0.4 + side * 1.1 : 1);
    return all + kind(brush, x, ground.at(x) + 2, own);
  }, ground.path);
  return paper(brush, path, colour, { rim: false });
};

export const pines = (brush: Brush, layer: Pines): string => row(brush, pine, layer, 7);

export interface Oaks extends Trees {
  readonly piece: 'oaks';
}

export const oaks = (brush: Brush, layer: Oaks): string => row(brush, oak, layer, 6);

export interface BareTrees {
  readonly piece: 'bareTrees';
  readonly y: number;
  readonly colour: Colour;
  readonly height?: number;
  readonly count?: number;
  /** Where they stand, instead of evenly spread. */
  readonly at?: readonly number[];
}

/** Trees without leaves: each branch forks into thinner ones. */
export const bareTrees = (brush: Brush, { y, colour, height = 130, count = 3, at }: BareTrees): string => {
  const { chance } = brush;
  const ground = ridge(brush, y, 5);
  const levels: string[] = ['', '', '', '', ''];
  const grow = (x: number, from: number, turn: number, length: number, level: number) => {
    const bend = chance.around(0, 0.16);
    const end = { x: x + Math.cos(turn + bend) * length, y: from + Math.sin(turn + bend) * length };
    const knee = { x: x + Math.cos(turn - bend) * length * 0.5, y: from + Math.sin(turn - bend) * length * 0.5 };
    levels[level] += `M${n(x)} ${n(from)}Q${n(knee.x)} ${n(knee.y)} ${n(end.x)} ${n(end.y)}`;
    if (level === levels.length - 1) return;
    const forks = level > 0 && chance.unit() > 0.72 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const side = (i - (forks - 1) / 2) * chance.between(0.75, 1.05);
      grow(end.x, end.y, turn + side + chance.around(0, 0.2), length * chance.between(0.58, 0.76), level + 1);
    }
  };
  for (const x of at ?? spread(brush, count, sizeOf(brush).width)) {
    grow(x, ground.at(x) + 6, -1.57 + chance.around(0, 0.12), height * chance.between(0.32, 0.42), 0);
  }
  const widths = [0.062, 0.036, 0.022, 0.014, 0.009].map((share) => height * share);
  const branches = levels.map((path, i) => `<path d="${path}" stroke-width="${n(widths[i] ?? 1)}"/>`).join('');
  return `<g fill="none" stroke="${colour}" stroke-linecap="round">${branches}</g>` + paper(brush, ground.path, colour);
};

export interface Trunks {
  readonly piece: 'trunks';
  readonly colour: Colour;
  readonly marks: Colour;
  readonly at: readonly number[];
  readonly width?: number;
}

/** Trunks from foot to head of the sheet, like birches. */
export const trunks = (brush: Brush, { colour, marks, at, width = 11 }: Trunks): string => {
  const { chance } = brush;
  const { height: floor } = sizeOf(brush);
  let path = '';
  let bark = '';
  for (const x of at) {
    const half = (width / 2) * chance.between(0.75, 1.25);
    path += `M${n(x - half)} ${floor + bleed}L${n(x - half * 0.75)} ${-bleed}H${n(x + half * 0.75)}L${n(x + half)} ${floor + bleed}Z`;
    for (let y = chance.between(4, 20); y < floor; y += chance.between(16, 34)) {
      const isLeft = chance.unit() > 0.5;
      bark += `M${n(x + (isLeft ? -half : half) * 0.85)} ${n(y)}q${n((isLeft ? 1 : -1) * half * 0.6)} 2 ${n((isLeft ? 1 : -1) * half)} -.5`;
    }
  }
  return paper(brush, path, colour) + `<path d="${bark}" fill="none" stroke="${marks}" stroke-width="1.6"/>`;
};
