import { type Colour, lighter } from '#components/cards/picture/colour.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { n, paper, type PaperOptions } from '#components/cards/picture/sheet.ts';
import type { Half } from './stage.ts';

/** The edge of a piece of land across one half of the banner. */
interface Edge {
  /** The area below the edge. */
  readonly path: string;
  /** The edge's height at an x. */
  readonly at: (x: number) => number;
}

const over = 8;

/** A softly rolling edge: waves of three lengths. */
export const edge = ({ chance }: Brush, { width, height, scale }: Half, y: number, swell: number): Edge => {
  const waves = [900, 420, 190].map((length, i) => ({
    length: length * scale * chance.between(0.8, 1.2),
    phase: chance.between(0, 6.28),
    height: swell / (i + 1) ** 1.5,
  }));
  const at = (x: number) => waves.reduce((sum, w) => sum + Math.sin((x / w.length) * 6.28 + w.phase) * w.height, y);
  const stride = 60 * scale;
  let path = `M${-over} ${height + over}V${n(at(-over))}`;
  for (let x = -over; x < width + over; x += stride) {
    const control = at(x + stride / 2) * 2 - (at(x) + at(x + stride)) / 2;
    path += `Q${n(x + stride / 2)} ${n(control)} ${n(x + stride)} ${n(at(x + stride))}`;
  }
  return { path: `${path}V${height + over}Z`, at };
};

/** The thick shadow of the banner's layers, which are larger than a card's. */
export const sheet = (
  brush: Brush,
  half: Half,
  path: string,
  colour: Colour,
  options: PaperOptions & { readonly more?: string } = {},
): string => paper(brush, path, colour, { lift: 1.8 * half.scale, rim: false, digits: 0, ...options }, options.more);

/** A hill across one half. */
export const hill = (brush: Brush, half: Half, y: number, swell: number, colour: Colour): string =>
  sheet(brush, half, edge(brush, half, y, swell).path, colour, { rim: true });

/** Three tufts of grass side by side, 60 wide. */
const tuftsPath =
  'M-46 4q0-10-5-17q8 6 10 15q0-14-3-23q8 9 8 22q3-11 0-19q8 8 6 20q4-8 9-12q-5 7-4 14zM-16 4q-2-8-8-12q9 2 13 9q-1-14-6-24' +
  'q10 9 11 23q2-13-2-22q9 8 9 21q3-10 8-16q-4 9-3 21zM14 4q-1-9-6-15q8 4 11 12q0-10-2-18q7 6 8 18q2-14-1-25q8 8 8 25' +
  'q4-12 10-18q-5 10-4 20q5-6 10-8q-7 5-8 13z';

/** A meadow: tufts of grass along an edge, standing on it. */
export const meadow = (
  brush: Brush,
  half: Half,
  y: number,
  colour: Colour,
  { swell = 7, spacing = 86, size = 1 } = {},
): string => {
  const { chance } = brush;
  const ground = edge(brush, half, y, swell);
  const tuft = brush.shared('tuft', (id) => `<path id="${id}" d="${tuftsPath}"/>`);
  let tufts = '';
  for (let x = 0; x < half.width; x += spacing * half.scale * chance.between(0.7, 1.25)) {
    const s = half.scale * size * chance.between(0.7, 1.25);
    const flip = chance.unit() > 0.5 ? '-' : '';
    tufts += `<use href="#${tuft.id}" transform="matrix(${flip}${n(s, 2)} 0 0 ${n(s, 2)} ${n(x, 0)} ${n(ground.at(x) + 2, 0)})"/>`;
  }
  return (
    (tuft.markup && `<defs>${tuft.markup}</defs>`) +
    sheet(brush, half, ground.path, colour) +
    `<g fill="${lighter(colour, 0.07)}">${tufts}</g>`
  );
};
