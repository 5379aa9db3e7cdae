import type { Colour } from '#components/cards/picture/colour.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { n, paper } from '#components/cards/picture/sheet.ts';
import type { Half } from './stage.ts';

const clumpRadius = 50;

/** A clump of leaves: a disc with a scalloped edge. */
const clump = ({ chance }: Brush, lobes: number): string => {
  const turns = Array.from({ length: lobes }, (_, i) => ((i + chance.around(0, 0.22)) / lobes) * 6.283);
  const on = (turn: number) => `${n(Math.cos(turn) * clumpRadius, 0)} ${n(Math.sin(turn) * clumpRadius, 0)}`;
  const first = turns[0] ?? 0;
  return turns.reduce(
    (path, turn, i) => {
      const next = turns[i + 1] ?? first + 6.283;
      const r = n(clumpRadius * Math.sin((next - turn) / 2) * 1.04, 0);
      return `${path}A${r} ${r} 0 0 1 ${on(i + 1 < lobes ? next : first)}`;
    },
    `M${on(first)}`,
  );
};

/** A mass of leaves hanging in from above, thick at the tree and thinner away from it. */
interface Mass {
  readonly colour: Colour;
  readonly count: number;
  /** How far from the seam it reaches, and how deep it hangs at the seam. */
  readonly reach: number;
  readonly depth: number;
  readonly size: number;
}

/** Draws one sheet of leaves over one half of the banner. */
export const mass = (brush: Brush, half: Half, { colour, count, reach, depth, size }: Mass): string => {
  const { chance } = brush;
  const shapes = [9, 11].map((lobes, i) =>
    brush.shared(`clump ${i}`, (id) => `<path id="${id}" d="${clump(brush, lobes)}"/>`),
  );
  const clumps = Array.from({ length: count }, (_, i) => {
    const share = (i + chance.around(0.5, 0.4)) / count;
    const far = share ** 1.25;
    const x = half.x(far * reach - 8);
    const y = (depth * (1 - far) * chance.between(0.15, 1) - 16) * half.scale;
    const s = (size / clumpRadius) * half.scale * chance.between(0.7, 1.3) * (1.1 - 0.45 * far);
    return `<use href="#${shapes[i % 2]?.id}" transform="translate(${n(x, 0)} ${n(y, 0)})rotate(${n(chance.between(0, 360), 0)})scale(${n(s, 2)})"/>`;
  }).join('');
  const fresh = shapes.map(({ markup }) => markup).join('');
  return (
    (fresh && `<defs>${fresh}</defs>`) +
    paper(brush, '', colour, { hangs: true, rim: false, lift: 2.2 * half.scale }, clumps)
  );
};

/** A single leaf with its stalk, pointing to the right. */
const leafPath = 'M-12 0Q-4-10 6-7Q13-5 17 0Q13 5 6 7Q-4 10-12 0L-19 2';

/** Leaves that have come off, tumbling down. */
export const fallingLeaves = (
  brush: Brush,
  half: Half,
  { colours, at }: { readonly colours: readonly Colour[]; readonly at: readonly (readonly [number, number])[] },
): string => {
  const { chance } = brush;
  const leaf = brush.shared('leaf', (id) => `<path id="${id}" d="${leafPath}"/>`);
  const leaves = at.map(([fromSeam, y], i) => {
    const s = half.scale * chance.between(0.75, 1.15);
    const colour = colours[i % colours.length];
    const place = `translate(${n(half.x(fromSeam), 0)} ${half.y(y / 620)})rotate(${n(chance.between(0, 360), 0)})scale(${n(s, 2)} ${n(s * chance.between(0.55, 1), 2)})`;
    return `<use href="#${leaf.id}" transform="${place}" fill="${colour}" stroke="${colour}"/>`;
  });
  return `${leaf.markup && `<defs>${leaf.markup}</defs>`}<g stroke-width="1.6" stroke-linecap="round">${leaves.join('')}</g>`;
};
