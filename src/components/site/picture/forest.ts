import type { Colour } from '#components/cards/picture/colour.ts';
import { shortPath } from '#components/cards/picture/path-data.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { n } from '#components/cards/picture/sheet.ts';
import { edge, sheet } from './ground.ts';
import type { Half } from './stage.ts';

/** The height at which the trees' shapes are drawn; each stands with its foot at (0, 0). */
const drawnHeight = 100;

/** One side of a fir, from the top down: drooping boughs whose tips turn up a little. */
const firSide = ({ chance }: Brush, tiers: number, width: number, side: 1 | -1): string => {
  let path = '';
  for (let i = 1; i <= tiers; i++) {
    const share = i / tiers;
    const y = -drawnHeight + drawnHeight * 0.93 * share;
    const reach = width * (0.12 + 0.88 * share) * chance.between(0.88, 1.1);
    const rise = (drawnHeight / tiers) * 0.3;
    const inner = reach * (i === tiers ? 0.16 : 0.42);
    path +=
      `Q${n(side * reach * 0.4)} ${n(y - rise * 0.9)} ${n(side * reach)} ${n(y - rise * 0.15)}` +
      `Q${n(side * reach * 0.82)} ${n(y + rise * 0.5)} ${n(side * reach * 0.68)} ${n(y + rise * 0.1)}` +
      `Q${n(side * reach * 0.55)} ${n(y + rise * 0.4)} ${n(side * inner)} ${n(y - rise * 0.2)}`;
  }
  return path;
};

/** A fir as two paths: the whole tree, and its lit side. */
const fir = (brush: Brush, tiers: number, width: number) => {
  const trunk = width * 0.13;
  const right = firSide(brush, tiers, width, 1);
  const left = firSide(brush, tiers, width, -1);
  const half = (side: string, sign: 1 | -1) =>
    `M0 ${-drawnHeight}${side}L${n(sign * trunk)} -6L${n(sign * trunk)} 1L0 1Z`;
  return { whole: half(right, 1) + half(left, -1), lit: half(left, -1) };
};

/** A broad-leaved tree: a trunk under a scalloped crown. */
const oak = ({ chance }: Brush, lobes: number, slender: number): string => {
  const [rx, ry] = [38 * slender, 34];
  const middle = -64;
  const on = (turn: number, share: number) =>
    `${n(Math.cos(turn) * rx * share)} ${n(middle + Math.sin(turn) * ry * share)}`;
  let crown = `M${on(1.2, 1)}`;
  for (let i = 1; i <= lobes; i++) {
    const turn = 1.2 + (i / lobes) * 6.283;
    crown += `Q${on(turn - 3.1416 / lobes, 1.42)} ${on(turn, i === lobes ? 1 : chance.between(0.9, 1.06))}`;
  }
  return `M-9 1Q-3-10-4-44L4-44Q3-10 9 1ZM-3-38L-17-58L-11-60L1-40ZM0-42L10-58L15-54L3-34Z${crown}Z`;
};

type Kind = 'fir' | 'oak';
const variants = 3;

/** The shapes of a kind of tree, kept once for the whole picture. */
const shapes = (brush: Brush, kind: Kind) =>
  Array.from({ length: variants }, (_, i) =>
    kind === 'fir'
      ? {
          tree: brush.shared(`fir ${i}`, (id) => {
            const { whole, lit } = fir(brush, 6 + i, 21 + i * 2);
            return `<path id="${id}" d="${shortPath(whole, 0)}"/><path id="${id}l" d="${shortPath(lit, 0)}"/>`;
          }),
        }
      : {
          tree: brush.shared(
            `oak ${i}`,
            (id) => `<path id="${id}" d="${shortPath(oak(brush, 8 + i, 0.86 + i * 0.14), 0)}"/>`,
          ),
        },
  );

/** A row of trees on its own ground. */
interface Row {
  readonly kind: Kind;
  readonly y: number;
  readonly colour: Colour;
  /** The height of a middling tree. */
  readonly height: number;
  /** The distance from tree to tree. */
  readonly spacing?: number;
  /** Where they stand, counted from the seam, instead of evenly spread. */
  readonly at?: readonly number[];
  readonly swell?: number;
  /** Paint the lit sides, which the near trees show. */
  readonly lit?: 'left' | 'right';
  readonly light?: Colour;
}

const places = ({ chance }: Brush, { width, scale, x }: Half, { at, spacing = 70 }: Row): number[] => {
  if (at) return at.map((distance) => x(distance)).filter((place) => place > -80 && place < width + 80);
  const count = Math.ceil(width / (spacing * scale));
  return Array.from({ length: count }, (_, i) => ((i + 0.5 + chance.around(0, 0.32)) / count) * width);
};

/** Draws a row of trees as one sheet of paper. */
export const row = (brush: Brush, half: Half, trees: Row): string => {
  const { chance } = brush;
  const { kind, y, colour, height, swell = 10, lit, light = '#ffffff' } = trees;
  const ground = edge(brush, half, y, swell);
  const known = shapes(brush, kind);
  const uses = (lights: boolean, stands: readonly { x: number; s: number; shape: number; flip: boolean }[]) =>
    stands
      .map(({ x, s, shape, flip }) => {
        const id = known[shape]?.tree.id ?? '';
        return `<use href="#${id}${lights ? 'l' : ''}" transform="matrix(${flip ? '-' : ''}${n(s, 2)} 0 0 ${n(s, 2)} ${n(x, 0)} ${n(ground.at(x), 0)})"/>`;
      })
      .join('');
  const stands = places(brush, half, trees).map((x) => ({
    x,
    s: ((height * half.scale) / drawnHeight) * chance.between(0.72, 1.24),
    shape: Math.floor(chance.unit() * variants),
    // The lit side of a shape is its left one.
    flip: lit ? lit === 'right' : chance.unit() > 0.5,
  }));
  const fresh = known.map(({ tree }) => tree.markup).join('');
  return (
    (fresh && `<defs>${fresh}</defs>`) +
    sheet(brush, half, ground.path, colour, { more: uses(false, stands) }) +
    (lit ? `<g fill="${light}" opacity=".16">${uses(true, stands)}</g>` : '')
  );
};
