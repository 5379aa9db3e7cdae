import { type Colour, darker, lighter } from './colour.ts';
import { shortPath } from './path-data.ts';

/** Pictures are drawn on this sheet; a little more is painted on every side, so that nothing shows at an edge. */
export const sheetWidth = 240;
export const sheetHeight = 300;
export const bleed = 6;

/** The size of a drawing, in its own units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a drawing that a file shows, and how large the file is for each of the drawing's units. */
export interface View extends Size {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** An SVG file that shows a part of a drawing. */
export const svgView = ({ x, y, width, height, scale }: View, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width * scale, 0)}" height="${n(height * scale, 0)}" ` +
  `viewBox="${n(x)} ${n(y)} ${n(width)} ${n(height)}">${content}</svg>`;

/** An SVG file of a fixed size; it shows the content from the height `top` down. */
export const svgFile = ({ width, height }: Size, content: string, top = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${content}</svg>`;

/** Names the definitions of one picture, and remembers those that several of its parts share. */
export interface Definitions {
  /** Layers cast wider shadows that fade out. */
  readonly soft?: boolean;
  /** An id that no other definition of this picture has, nor (almost surely) of another one. */
  newId(): string;
  /** The id of a shared definition; `markup` holds it the first time, later it is empty. */
  shared(key: string, define: (id: string) => string): { readonly id: string; readonly markup: string };
}

/** Definitions for a picture; ids begin with the given letters. */
export const definitionsFor = (prefix: string): Definitions => {
  let count = 0;
  const known = new Map<string, string>();
  const newId = () => `${prefix}${(count++).toString(36)}`;
  return {
    newId,
    shared: (key, define) => {
      const id = known.get(key);
      if (id !== undefined) return { id, markup: '' };
      const fresh = newId();
      known.set(key, fresh);
      return { id: fresh, markup: define(fresh) };
    },
  };
};

/** A number in as few characters as its drawing needs. */
export const n = (value: number, digits = 1): string =>
  String(Number(value.toFixed(digits)) || 0).replace(/^(-?)0\./, '$1.');

/** A gradient from top to bottom; the colours are spread evenly. */
export const downward = (id: string, colours: readonly Colour[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours
    .map((colour, i) => `<stop offset="${n(i / (colours.length - 1), 2)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** How a layer of paper lies on the one behind it. */
export interface PaperOptions {
  /** How far it stands off: 1 for most, 0 for one without a shadow. */
  readonly lift?: number;
  /** Which way its shadow falls: upwards on what is behind, or downwards for what hangs from above. */
  readonly hangs?: boolean;
  /** A lit edge, as thick paper has; foliage has none. */
  readonly rim?: boolean;
  /** Decimals of the path. */
  readonly digits?: number;
}

/** A layer of cut paper: slightly lighter above than below, with a shadow on what lies behind. `more` is further SVG shapes of the same layer. */
export const paper = (
  { newId, soft = false }: Definitions,
  path: string,
  colour: Colour,
  options: PaperOptions = {},
  more = '',
): string => {
  const { lift = 1, hangs = false, rim = true, digits = 1 } = options;
  const shape = newId();
  const tint = newId();
  const y = hangs ? lift : -lift;
  const shadow = (x: number, dy: number, opacity: number) =>
    `<use href="#${shape}" transform="translate(${n(x * lift)} ${n(dy * y)})" opacity="${n(opacity, 2)}"/>`;
  const edge = rim ? ' stroke="#fff" stroke-opacity=".2" stroke-width=".8"' : '';
  const own = path === '' ? '' : `d="${shortPath(path, digits)}"`;
  return (
    `<defs>${downward(tint, [lighter(colour, 0.13), darker(colour, 0.12)])}` +
    (more === ''
      ? `<path id="${shape}" ${own}/>`
      : `<g id="${shape}">${own === '' ? '' : `<path ${own}/>`}${more}</g>`) +
    `</defs>` +
    (lift > 0 ? (soft ? shadow(3, 5.4, 0.06) : '') + shadow(1.6, 3, soft ? 0.1 : 0.13) + shadow(0.6, 1.3, 0.16) : '') +
    `<use href="#${shape}" fill="url(#${tint})"${edge}/>`
  );
};
