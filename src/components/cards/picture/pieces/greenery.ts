import type { Colour } from '../colour.ts';
import { shortPath } from '../path-data.ts';
import { bleed, n, paper } from '../sheet.ts';
import { type Brush, sizeOf, spread } from './brush.ts';
import { ridge } from './land.ts';

const frondLength = 100;

/** A fern's leaf that grows to the right from (0, 0) and bends a little downwards. */
const frondPath = (): string => {
  const pairs = 8;
  const bend = 0.35;
  const width = 0.25;
  let leaflets = '';
  let spine = 'M0-1';
  for (let i = 1; i <= pairs; i++) {
    const share = i / pairs;
    const x = Math.cos(bend * share * 0.5) * frondLength * share;
    const y = Math.sin(bend * share * 0.5) * frondLength * share;
    const reach = frondLength * (width * Math.sin(Math.PI * (0.2 + 0.72 * share)) + 0.03);
    spine += `L${n(x)} ${n(y)}`;
    for (const side of [-1, 1]) {
      const out = bend * share + side * 0.85;
      const point = (aside: number, far: number) =>
        `${n(x + Math.cos(out + aside) * reach * far)} ${n(y + Math.sin(out + aside) * reach * far)}`;
      leaflets += `M${n(x)} ${n(y)}Q${point(-0.45, 0.6)} ${point(0, 1)}Q${point(0.45, 0.6)} ${n(x)} ${n(y)}`;
    }
  }
  return `${leaflets}${spine}L0 2Z`;
};

/** Fronds that grow from a height of the sheet into it; they lean away from the nearer side. */
const fronds = (brush: Brush, at: readonly number[], y: number, length: number, up: boolean) => {
  const { id, markup } = brush.shared('frond', (own) => `<path id="${own}" d="${shortPath(frondPath(), 0)}"/>`);
  const uses = at.map((x) => {
    const lean = (x / sizeOf(brush).width - 0.5) * (up ? 62 : -62);
    const turn = (up ? -90 : 90) + lean + brush.chance.around(0, 6);
    const scale = (length / frondLength) * brush.chance.between(0.8, 1.15);
    const flip = lean < 0 ? '-' : '';
    return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})rotate(${n(turn, 0)})scale(${n(scale, 2)} ${flip}${n(scale, 2)})"/>`;
  });
  return { definition: markup === '' ? '' : `<defs>${markup}</defs>`, uses: uses.join('') };
};

export interface Ferns {
  readonly piece: 'ferns';
  readonly colour: Colour;
  readonly height?: number;
  /** Where they grow from the foot of the sheet; by default in both corners. */
  readonly at?: readonly number[];
}

/** Ferns along the foot of the sheet. */
export const ferns = (brush: Brush, { colour, height = 70, at = [-6, 22, 62, 150, 196, 246] }: Ferns): string => {
  const foot = sizeOf(brush).height;
  const ground = ridge(brush, foot - 12, 4).path;
  const { definition, uses } = fronds(brush, at, foot + 4, height, true);
  return definition + paper(brush, ground, colour, { rim: false }, uses);
};

export interface Canopy {
  readonly piece: 'canopy';
  readonly colour: Colour;
  readonly length?: number;
  readonly at?: readonly number[];
}

/** Leaves that hang into the picture from above. */
export const canopy = (brush: Brush, { colour, length = 70, at = [-8, 26, 66, 178, 214, 250] }: Canopy): string => {
  const { definition, uses } = fronds(brush, at, -bleed, length, false);
  return definition + paper(brush, '', colour, { rim: false, hangs: true }, uses);
};

export interface Grass {
  readonly piece: 'grass';
  readonly y: number;
  readonly colour: Colour;
  readonly height?: number;
  readonly count?: number;
  readonly swell?: number;
}

/** A meadow's edge: blades on a ridge. */
export const grass = (brush: Brush, { y, colour, height = 20, count = 34, swell = 5 }: Grass): string => {
  const { chance } = brush;
  const ground = ridge(brush, y, swell);
  const path = spread(brush, count, sizeOf(brush).width, 0.5).reduce((all, x) => {
    const foot = ground.at(x) + 4;
    const own = height * chance.between(0.45, 1.2);
    const tip = x + chance.around(0, own * 0.4);
    const bow = n((x + tip) / 2 + (x - tip) * 0.25);
    return `${all}M${n(x - 1.8)} ${n(foot)}Q${bow} ${n(foot - own * 0.6)} ${n(tip)} ${n(foot - own)}Q${bow} ${n(foot - own * 0.4)} ${n(x + 2)} ${n(foot)}Z`;
  }, ground.path);
  return paper(brush, path, colour, { rim: false });
};

export interface Bushes {
  readonly piece: 'bushes';
  readonly y: number;
  readonly colour: Colour;
  readonly size?: number;
  readonly count?: number;
}

/** A hedge: round heads side by side. */
export const bushes = (brush: Brush, { y, colour, size = 22, count = 8 }: Bushes): string => {
  const { chance } = brush;
  const { width, height } = sizeOf(brush);
  const step = (width + 2 * bleed) / count;
  let path = `M${-bleed} ${height + bleed}V${y}`;
  for (let i = 0; i < count; i++) {
    const high = size * chance.between(0.7, 1.3);
    path += `q${n(step * 0.05)} ${n(-high * 0.9)} ${n(step * 0.5)} ${n(-high)}q${n(step * 0.45)} ${n(high * 0.1)} ${n(step * 0.5)} ${n(high)}`;
  }
  return paper(brush, `${path}V${height + bleed}Z`, colour);
};

export interface Mushrooms {
  readonly piece: 'mushrooms';
  readonly y: number;
  readonly colour: Colour;
  readonly size?: number;
  readonly at: readonly number[];
}

/** Small mushrooms in the grass: pale stems, coloured caps. */
export const mushrooms = (brush: Brush, { y, colour, size = 18, at }: Mushrooms): string => {
  let stems = '';
  let caps = '';
  for (const x of at) {
    const s = size * brush.chance.between(0.75, 1.25);
    const foot = y + brush.chance.around(0, 4);
    stems += `M${n(x - s * 0.22)} ${n(foot)}L${n(x - s * 0.14)} ${n(foot - s)}H${n(x + s * 0.14)}L${n(x + s * 0.22)} ${n(foot)}Z`;
    caps += `M${n(x - s * 0.8)} ${n(foot - s * 0.8)}Q${n(x - s * 0.7)} ${n(foot - s * 1.8)} ${n(x)} ${n(foot - s * 1.8)}Q${n(x + s * 0.7)} ${n(foot - s * 1.8)} ${n(x + s * 0.8)} ${n(foot - s * 0.8)}Q${n(x)} ${n(foot - s * 0.55)} ${n(x - s * 0.8)} ${n(foot - s * 0.8)}Z`;
  }
  return (
    paper(brush, stems, '#f1e3c4', { rim: false, lift: 0.7 }) + paper(brush, caps, colour, { lift: 0.5, rim: false })
  );
};
