import { type Colour, lighter } from './colour.ts';
import { type Brush, sizeOf } from './pieces/brush.ts';
import { bleed, downward, n } from './sheet.ts';

/** What is behind the land: three colours from top to bottom, and what shines there. */
export interface Sky {
  readonly colours: readonly [Colour, Colour, Colour];
  readonly light?: {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly colour: Colour;
    /** Moons have spots, suns have none. */
    readonly moon?: boolean;
    /** Only a glow, without a disc. */
    readonly glowOnly?: boolean;
    readonly rays?: boolean;
  };
  readonly stars?: number;
}

const stars = (brush: Brush, count: number): string => {
  const { chance } = brush;
  const { width: across, height } = sizeOf(brush);
  const dots = (share: number, width: number) =>
    `<path stroke-width="${width}" d="${Array.from(
      { length: Math.round(count * share) },
      () => `M${n(chance.between(0, across), 0)} ${n(chance.between(0, height * 0.55), 0)}h0`,
    ).join('')}"/>`;
  return `<g stroke="#fff6d8" stroke-linecap="round" opacity=".8">${dots(0.65, 1.4)}${dots(0.35, 2.4)}</g>`;
};

const rays = ({ chance }: Brush, x: number, y: number): string => {
  const beams = Array.from({ length: 6 }, (_, i) => {
    const angle = 0.35 + i * 0.42 + chance.around(0, 0.08);
    const end = (turn: number) => `${n(x + Math.cos(turn) * 420, 0)} ${n(y + Math.sin(turn) * 420, 0)}`;
    return `M${n(x)} ${n(y)}L${end(angle)}L${end(angle + 0.15)}Z`;
  });
  return `<path d="${beams.join('')}" fill="#fff6d0" opacity=".16"/>`;
};

/** Draws the sky of a picture over the whole sheet. */
export const drawSky = (brush: Brush, { colours, light, stars: count = 0 }: Sky): string => {
  const tint = brush.newId();
  const { width, height } = sizeOf(brush);
  let drawn =
    `<defs>${downward(tint, colours)}</defs>` +
    `<path d="M${-bleed}${-bleed}H${width + bleed}V${height + bleed}H${-bleed}z" fill="url(#${tint})"/>`;
  if (count > 0) drawn += stars(brush, count);
  if (!light) return drawn;
  const { x, y, radius, colour } = light;
  const glow = brush.newId();
  const disc = (r: number, fill: string, opacity = 1) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  drawn +=
    `<defs><radialGradient id="${glow}"><stop stop-color="${colour}" stop-opacity=".9"/><stop offset=".35" stop-color="${colour}" stop-opacity=".42"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${disc(radius * 3.2, `url(#${glow})`)}`;
  if (light.rays) drawn += rays(brush, x, y);
  if (light.glowOnly) return drawn;
  drawn += disc(radius * 1.75, colour, 0.14) + disc(radius * 1.36, colour, 0.2) + disc(radius, lighter(colour, 0.35));
  if (!light.moon) return drawn;
  const spot = (dx: number, dy: number, share: number) =>
    `<circle cx="${n(x + dx * radius)}" cy="${n(y + dy * radius)}" r="${n(share * radius)}"/>`;
  return `${drawn}<g fill="${colour}" opacity=".55">${spot(0.32, -0.22, 0.22)}${spot(-0.38, 0.26, 0.3)}${spot(0.1, 0.5, 0.14)}</g>`;
};
