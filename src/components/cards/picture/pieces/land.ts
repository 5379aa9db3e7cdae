import { type Colour, darker, lighter, mix } from '../colour.ts';
import { shortPath } from '../path-data.ts';
import { bleed, n, paper, type PaperOptions, sheetWidth } from '../sheet.ts';
import { type Brush, sizeOf } from './brush.ts';

/** The upper edge of a layer of land. */
interface Ridge {
  /** The area below the edge, down to the foot of the sheet. */
  readonly path: string;
  /** The height of the edge at a distance from the left. */
  readonly at: (x: number) => number;
}

/** The lowest that is painted. */
const floorOf = (brush: Brush): number => sizeOf(brush).height + bleed;

/** A softly rolling edge: three waves of unlike length, smoothed. */
export const ridge = (brush: Brush, y: number, swell: number): Ridge => {
  const { chance } = brush;
  const floor = floorOf(brush);
  const waves = [0.55, 1.1, 2.3].map((length, i) => ({
    length: length * chance.between(0.8, 1.2),
    phase: chance.between(0, 6.28),
    height: swell / (i + 1) ** 1.4,
  }));
  const at = (x: number) =>
    waves.reduce((sum, wave) => sum + Math.sin((x / sheetWidth) * 6.28 * wave.length + wave.phase) * wave.height, y);
  const stride = 21;
  let path = `M${-bleed} ${floor}L${-bleed} ${n(at(-bleed))}`;
  for (let x = -bleed; x < sizeOf(brush).width + bleed; x += stride) {
    path += `Q${n(x + stride / 2)} ${n(at(x + stride / 2) * 2 - (at(x) + at(x + stride)) / 2)} ${x + stride} ${n(at(x + stride))}`;
  }
  return { path: `${path}V${floor}Z`, at };
};

export interface Hills {
  readonly piece: 'hills';
  readonly y: number;
  readonly colour: Colour;
  readonly swell?: number;
}

export const hills = (brush: Brush, { y, colour, swell = 10 }: Hills): string =>
  paper(brush, ridge(brush, y, swell).path, colour);

export interface Peaks {
  readonly piece: 'peaks';
  readonly y: number;
  readonly colour: Colour;
  readonly height?: number;
  readonly width?: number;
  readonly snow?: Colour;
}

/** Folded-paper mountains: each has a lit side, a shaded side and, if wanted, a snow cap. */
export const peaks = (brush: Brush, { y, colour, height = 60, width = 72, snow }: Peaks): string => {
  const { chance } = brush;
  const floor = floorOf(brush);
  let edge = `M${-bleed - 20} ${floor}V${n(y)}`;
  let shade = '';
  let caps = '';
  let x = -width * chance.between(0.3, 0.6);
  let valley = { x: -bleed - 20, y };
  while (x < sizeOf(brush).width + bleed) {
    const half = (width / 2) * chance.between(0.75, 1.25);
    const top = { x: x + half * chance.between(0.9, 1.15), y: y - height * chance.between(0.55, 1) };
    const next = { x: top.x + half * chance.between(0.8, 1.1), y: y - height * chance.between(0, 0.2) };
    edge += `L${n(top.x)} ${n(top.y)}L${n(next.x)} ${n(next.y)}`;
    const drop = y - top.y;
    shade +=
      `M${n(top.x)} ${n(top.y)}L${n(next.x)} ${n(next.y)}L${n(next.x - 10)} ${floor}H${n(top.x - 20)}` +
      `L${n(top.x + drop * 0.1)} ${n(top.y + drop * 0.8)}L${n(top.x - drop * 0.07)} ${n(top.y + drop * 0.45)}Z`;
    const down = (from: { x: number; y: number }, share: number) =>
      `${n(top.x + (from.x - top.x) * share)} ${n(top.y + (from.y - top.y) * share)}`;
    caps += `M${n(top.x)} ${n(top.y)}L${down(next, 0.36)}L${n(top.x + 4)} ${n(top.y + drop * 0.22)}L${n(top.x - 2)} ${n(top.y + drop * 0.36)}L${n(top.x - 7)} ${n(top.y + drop * 0.2)}L${down(valley, 0.34)}Z`;
    valley = next;
    x = next.x;
  }
  const sheet = paper(brush, `${edge}V${floor}Z`, colour);
  const cap = snow ? `<path d="${shortPath(caps)}" fill="${snow}" opacity=".85"/>` : '';
  return `${sheet}<path d="${shortPath(shade)}" fill="${darker(colour, 0.45)}" opacity=".3"/>${cap}`;
};

export interface Rocks {
  readonly piece: 'rocks';
  readonly y: number;
  readonly colour: Colour;
  readonly size?: number;
  readonly count?: number;
}

/** Boulders with one lit face each. */
export const rocks = (brush: Brush, { y, colour, size = 24, count = 7 }: Rocks): string => {
  const { chance } = brush;
  let body = ridge(brush, y + 8, 3).path;
  let faces = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + chance.unit()) / count) * sizeOf(brush).width;
    const s = size * chance.between(0.6, 1.3);
    const top = y - s * chance.between(0.55, 0.85);
    body += `M${n(x - s)} ${n(y + 14)}L${n(x - s * 0.8)} ${n(y - s * 0.3)}L${n(x - s * 0.3)} ${n(top)}L${n(x + s * 0.4)} ${n(top + s * 0.15)}L${n(x + s * 0.9)} ${n(y - s * 0.1)}L${n(x + s)} ${n(y + 14)}Z`;
    faces += `M${n(x - s * 0.3)} ${n(top)}L${n(x + s * 0.4)} ${n(top + s * 0.15)}L${n(x + s * 0.1)} ${n(y - s * 0.1)}L${n(x - s * 0.5)} ${n(y - s * 0.05)}Z`;
  }
  return (
    paper(brush, body, colour, { rim: false }) +
    `<path d="${shortPath(faces)}" fill="${lighter(colour, 0.4)}" opacity=".28"/>`
  );
};

export interface Waves {
  readonly piece: 'waves';
  readonly y: number;
  readonly colour: Colour;
  readonly rows?: number;
}

/** Rows of water, each darker and nearer than the one behind. */
export const waves = (brush: Brush, { y, colour, rows = 3 }: Waves): string =>
  Array.from({ length: rows }, (_, row) => {
    const top = y + row * 17;
    const length = 26 + row * 4;
    let edge = `M${-bleed - (row % 2) * 14 - 6} ${floorOf(brush)}V${top}`;
    for (let x = -20; x < sizeOf(brush).width + 20; x += length)
      edge += `q${length * 0.28} ${-8 - row} ${length * 0.5} -1q${length * 0.22} 7 ${length * 0.5} 1`;
    return paper(brush, `${edge}V${floorOf(brush)}Z`, mix(colour, '#0a1626', row * 0.13), { lift: 0.8 });
  }).join('');

export interface Cut {
  readonly piece: 'cut';
  /** Path data on the sheet. */
  readonly path: string;
  readonly colour: Colour;
  readonly paper?: PaperOptions;
}

/** A single shape cut by hand. */
export const cut = (brush: Brush, { path, colour, paper: options }: Cut): string => paper(brush, path, colour, options);
