import { type Colour, darker } from './colour.ts';
import { type Cut, iconCuts, iconGrid } from './icon.ts';
import { type Definitions, n } from './sheet.ts';

/** A part of a figure that the icon lacks, as path data on the icon's grid. */
export interface OwnPart {
  readonly path: string;
  readonly colour: Colour;
  /** Before the icon; otherwise behind it. */
  readonly inFront?: boolean;
}

/** How an icon is made a sticker: its place on the sheet, its colours and its cut edge. Widths are in units of the icon's grid. */
export interface Sticker {
  readonly icon: string;
  /** The middle of the sticker and its side, in units of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
  readonly flip?: boolean;
  /** The figure's colour where it is lit, above, and where it lies in shade, below. */
  readonly colours: readonly [Colour, Colour];
  /** What shows in its holes: eyes, teeth, markings. */
  readonly hole?: Colour;
  /** Another colour for single holes, by their order in the icon. */
  readonly holes?: Readonly<Record<number, Colour>>;
  /** Another colour for single outer parts, by their order in the icon; null leaves the part out. */
  readonly parts?: Readonly<Record<number, Colour | null>>;
  /** The paper that stands over all round. */
  readonly edge?: Colour;
  readonly edgeWidth?: number;
  /** The dark line around the figure and between its parts. */
  readonly seam?: Colour;
  readonly seamWidth?: number;
  /** Thickens a thin figure. */
  readonly fatten?: number;
  /** SVG shown on the figure only: spots, bands, cracks. */
  readonly pattern?: (id: string) => string;
  readonly own?: readonly OwnPart[];
}

const cream: Colour = '#fbf3df';
const shadowColour = '#0b0d08';

/** The definition of the light, as on a folded sheet, that all stickers of a picture share. */
export const foldLight = (id: string): string =>
  `<linearGradient id="${id}" x2="1" y2=".9"><stop stop-color="#fff" stop-opacity=".3"/>` +
  `<stop offset=".46" stop-color="#fff" stop-opacity=".08"/><stop offset=".465" stop-opacity="0"/>` +
  `<stop offset="1" stop-opacity=".26"/></linearGradient>`;

/** The shadow's offset in a turned or flipped figure: on the sheet it always falls down and a little to the right. */
const shadowOffset = (turn: number, flip: boolean): string => {
  const angle = (-turn * Math.PI) / 180;
  const [x, y] = [10, 18];
  const across = x * Math.cos(angle) - y * Math.sin(angle);
  return `${n(flip ? -across : across, 0)} ${n(x * Math.sin(angle) + y * Math.cos(angle), 0)}`;
};

/** The holes in one cut; `first` is the number of its first contour among all holes of the icon. */
const drawHoles = (cut: Cut, first: number, { hole = '#fff3d6', holes = {} }: Sticker): string => {
  const plain = cut.contours.filter((_, i) => holes[first + i] === undefined).join('');
  const special = cut.contours.map((data, i) => {
    const colour = holes[first + i];
    return colour === undefined ? '' : `<path d="${data}" fill="${colour}"/>`;
  });
  return (plain === '' ? '' : `<path d="${plain}" fill="${hole}"/>`) + special.join('');
};

/** What lies within the icon's outer parts: holes, and solids in them. */
const drawInside = (cuts: readonly Cut[], tone: string, sticker: Sticker): string => {
  let holeCount = 0;
  return cuts
    .map((cut) => {
      if (cut.kind === 'solid') return `<path d="${cut.contours.join('')}" fill="${tone}"/>`;
      holeCount += cut.contours.length;
      return drawHoles(cut, holeCount - cut.contours.length, sticker);
    })
    .join('');
};

const shape = (id: string, fill: string, width: number, rest = '') =>
  `<use href="#${id}" fill="${fill}"` +
  (width > 0 ? ` stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"` : '') +
  `${rest}/>`;

/** The outline of a figure, all in one and part by part: what shadow, edge and seam are made from. */
const outlineOf = (
  definitions: Definitions,
  light: string,
  outer: readonly string[],
  { icon, parts = {}, own = [] }: Sticker,
) => {
  const tinted = outer.flatMap((path, i) => (parts[i] ? [{ path, colour: parts[i], place: 'icon' }] : []));
  const added = [...tinted, ...own.map((part) => ({ ...part, place: part.inFront ? 'front' : 'back' }))];
  const main = outer.filter((_, i) => parts[i] === undefined).join('');
  const whole = definitions.shared(
    JSON.stringify([icon, parts, own]),
    (id) =>
      `<g id="${id}"><path id="${id}m" d="${main}"/>` +
      `${added.map(({ path }, i) => `<path id="${id}${i}" d="${path}"/>`).join('')}</g>`,
  );
  const drawAdded = (place: 'back' | 'icon' | 'front') =>
    added
      .flatMap((part, i) =>
        part.place === place ? [part.colour, light].map((fill) => shape(`${whole.id}${i}`, fill, 0)) : [],
      )
      .join('');
  return { id: whole.id, main: `${whole.id}m`, markup: whole.markup, drawAdded };
};

/** Draws an icon as a sticker: shadow, paper edge, dark seam, two-tone figure, coloured holes and parts, folded light. */
export const drawSticker = (definitions: Definitions, foldId: string, sticker: Sticker): string => {
  const { x, y, size, turn = 0, flip = false, ...look } = sticker;
  const { icon, colours, edge = cream, edgeWidth = 26, seamWidth = 9, fatten = 0, pattern } = look;
  const [outer, ...inside] = iconCuts(icon);
  const light = `url(#${foldId})`;
  const outline = outlineOf(definitions, light, outer?.contours ?? [], sticker);
  const tone = definitions.shared(
    `tone ${colours.join()}`,
    (id) =>
      `<linearGradient id="${id}" x2=".35" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>`,
  );
  const clip =
    pattern === undefined
      ? { id: '', markup: '' }
      : definitions.shared(`clip ${icon}`, (id) => `<clipPath id="${id}"><use href="#${outline.main}"/></clipPath>`);
  const art = definitions.shared(
    JSON.stringify(look),
    (id) =>
      `<g id="${id}">` +
      shape(outline.id, edge, edgeWidth + fatten) +
      (seamWidth > 0 ? shape(outline.id, look.seam ?? darker(colours[1], 0.45), seamWidth + fatten) : '') +
      outline.drawAdded('back') +
      shape(outline.main, `url(#${tone.id})`, fatten) +
      (pattern ? `<g clip-path="url(#${clip.id})">${pattern(`${id}p`)}</g>` : '') +
      outline.drawAdded('icon') +
      drawInside(inside, `url(#${tone.id})`, sticker) +
      shape(outline.main, light, 0) +
      outline.drawAdded('front') +
      `</g>`,
  );
  const scale = n(size / iconGrid, 3);
  return (
    `<defs>${outline.markup}${tone.markup}${clip.markup}${art.markup}</defs>` +
    `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : `rotate(${n(turn)})`}` +
    `scale(${flip ? `-${scale} ${scale}` : scale})translate(-256-256)">` +
    shape(outline.id, shadowColour, edgeWidth, ` opacity=".3" transform="translate(${shadowOffset(turn, flip)})"`) +
    `<use href="#${art.id}"/></g>`
  );
};
