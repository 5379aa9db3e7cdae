import type { Colour } from '../colour.ts';
import { bleed, n, paper, sheetHeight, sheetWidth } from '../sheet.ts';
import { type Brush, sizeOf, spread } from './brush.ts';

export interface Clouds {
  readonly piece: 'clouds';
  readonly y: number;
  readonly colour: Colour;
  readonly size?: number;
  readonly count?: number;
  readonly at?: readonly number[];
}

/** A cloud: flat below, three heads above. */
const cloud = ({ chance }: Brush, x: number, y: number, s: number): string => {
  const [a, b, c] = [chance.between(0.5, 0.8), chance.between(0.9, 1.2), chance.between(0.5, 0.8)];
  return (
    `M${n(x - s * 1.6)} ${n(y)}a${n(s * a)} ${n(s * a)} 0 0 1 ${n(s * 0.75)} ${n(-s * a)}` +
    `a${n(s * b)} ${n(s * b)} 0 0 1 ${n(s * 1.6)} ${n(-s * 0.15)}a${n(s * c)} ${n(s * c)} 0 0 1 ${n(s * 0.85)} ${n(s * (a + 0.15))}Z`
  );
};

export const clouds = (brush: Brush, { y, colour, size = 18, count = 3, at }: Clouds): string => {
  const path = (at ?? spread(brush, count, sizeOf(brush).width)).reduce(
    (all, x) => all + cloud(brush, x, y + brush.chance.around(0, size), size * brush.chance.between(0.7, 1.25)),
    '',
  );
  return paper(brush, path, colour, { hangs: true, lift: 0.9 });
};

export interface Mist {
  readonly piece: 'mist';
  readonly y: number;
  readonly opacity?: number;
}

export const mist = ({ chance }: Brush, { y, opacity = 0.18 }: Mist): string =>
  `<g fill="#fff" opacity="${opacity}">${[0, 1, 2]
    .map(
      () =>
        `<ellipse cx="${n(chance.between(0, sheetWidth), 0)}" cy="${n(chance.around(y, 12), 0)}" rx="${n(chance.between(80, 150), 0)}" ry="${n(chance.between(4, 10), 0)}"/>`,
    )
    .join('')}</g>`;

export interface Motes {
  readonly piece: 'motes';
  readonly colour: Colour;
  readonly count?: number;
  readonly from?: number;
  readonly to?: number;
}

/** Sparks, seeds or dust in the air: one path of round dots. */
export const motes = ({ chance }: Brush, { colour, count = 18, from = 40, to = 270 }: Motes): string => {
  const dots = (width: number) => {
    const path = Array.from(
      { length: Math.ceil(count / 2) },
      () => `M${n(chance.between(0, sheetWidth))} ${n(chance.between(from, to))}h0`,
    ).join('');
    return `<path d="${path}" stroke-width="${width}"/>`;
  };
  return `<g stroke="${colour}" stroke-linecap="round" opacity=".85">${dots(2.2)}${dots(3.6)}</g>`;
};

export interface Rain {
  readonly piece: 'rain';
  readonly colour?: Colour;
  readonly count?: number;
}

export const rain = ({ chance }: Brush, { colour = '#dfeaf2', count = 40 }: Rain): string => {
  const drops = Array.from(
    { length: count },
    () => `M${n(chance.between(0, sheetWidth + 20), 0)} ${n(chance.between(-10, sheetHeight), 0)}l-5 15`,
  ).join('');
  return `<path d="${drops}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-linecap="round" opacity=".5"/>`;
};

export interface Flames {
  readonly piece: 'flames';
  readonly y: number;
  readonly colour: Colour;
  readonly height?: number;
}

/** A row of tongues of fire. */
export const flames = (brush: Brush, { y, colour, height = 40 }: Flames): string => {
  const { chance } = brush;
  const { width, height: floor } = sizeOf(brush);
  let path = '';
  for (let x = -12; x < width + 16; x += 17) {
    const high = height * chance.between(0.5, 1.25);
    const lean = chance.around(0, 5);
    path +=
      `M${n(x - 12)} ${n(y + 24)}Q${n(x - 12)} ${n(y - high * 0.3)} ${n(x + lean)} ${n(y - high)}` +
      `Q${n(x + 1)} ${n(y - high * 0.45)} ${n(x + 6)} ${n(y - high * 0.55)}Q${n(x + 15)} ${n(y - high * 0.1)} ${n(x + 13)} ${n(y + 24)}Z`;
  }
  path += `M${-bleed} ${floor + bleed}V${y + 14}H${width + bleed}V${floor + bleed}Z`;
  return paper(brush, path, colour, { rim: false });
};
