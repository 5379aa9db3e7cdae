import type { Colour } from '#components/cards/picture/colour.ts';
import { lighter } from '#components/cards/picture/colour.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { downward, n, type Size } from '#components/cards/picture/sheet.ts';

/** The sky over a whole drawing; the colours go from top to bottom. */
export const sky = ({ newId }: Brush, { width, height }: Size, colours: readonly Colour[]): string => {
  const tint = newId();
  return `<defs>${downward(tint, colours)}</defs><path d="M0 0h${width}v${height}H0z" fill="url(#${tint})"/>`;
};

/** Something that shines: its place, its size and its colour. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
}

/** A disc of paper with two rings around it, in a wide glow. */
export const light = ({ newId }: Brush, { x, y, radius, colour }: Light): string => {
  const glow = newId();
  const disc = (share: number, fill: string, opacity: number) =>
    `<circle cx="${n(x, 0)}" cy="${n(y, 0)}" r="${n(radius * share, 0)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  return (
    `<defs><radialGradient id="${glow}"><stop offset=".2" stop-color="${colour}" stop-opacity=".85"/>` +
    `<stop offset=".5" stop-color="${colour}" stop-opacity=".3"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>` +
    disc(4.4, `url(#${glow})`, 1) +
    disc(2.1, colour, 0.16) +
    disc(1.5, colour, 0.24) +
    disc(1, lighter(colour, 0.4), 1)
  );
};

/** Beams that fall from a light onto the land. */
export const rays = ({ chance }: Brush, { x, y }: Light, length: number): string => {
  const beams = Array.from({ length: 7 }, (_, i) => {
    const angle = 0.2 + i * 0.4 + chance.around(0, 0.06);
    const end = (turn: number) => `${n(x + Math.cos(turn) * length, 0)} ${n(y + Math.sin(turn) * length, 0)}`;
    return `M${n(x, 0)} ${n(y, 0)}L${end(angle)}L${end(angle + chance.between(0.1, 0.16))}z`;
  });
  return `<path d="${beams.join('')}" fill="#fff6d0" opacity=".17"/>`;
};

/** Dots strewn over a box: stars, sparks, dust in the sun. */
export const dots = (
  { chance }: Brush,
  box: { readonly from: readonly [number, number]; readonly to: readonly [number, number] },
  { colour, count, sizes }: { readonly colour: Colour; readonly count: number; readonly sizes: readonly number[] },
): string => {
  const place = () =>
    `M${n(chance.between(box.from[0], box.to[0]), 0)} ${n(chance.between(box.from[1], box.to[1]), 0)}h0`;
  const paths = sizes.map((size, i) => {
    const own = Math.round((count * (sizes.length - i) * 2) / (sizes.length * (sizes.length + 1)));
    return `<path stroke-width="${size}" d="${Array.from({ length: own }, place).join('')}"/>`;
  });
  return `<g stroke="${colour}" stroke-linecap="round" opacity=".85">${paths.join('')}</g>`;
};

/** Bands of mist across a drawing. */
export const mist = ({ chance }: Brush, { width }: Size, y: number, opacity: number, scale: number): string => {
  const bands = Array.from({ length: Math.ceil(width / (330 * scale)) }, (_, i) => {
    const x = (i + chance.between(0.2, 0.8)) * 330 * scale;
    return `<ellipse cx="${n(x, 0)}" cy="${n(chance.around(y, 14 * scale), 0)}" rx="${n(chance.between(170, 290) * scale, 0)}" ry="${n(chance.between(7, 15) * scale, 0)}"/>`;
  });
  return `<g fill="#fff" opacity="${opacity}">${bands.join('')}</g>`;
};
