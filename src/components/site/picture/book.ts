import { darker, lighter } from '#components/cards/picture/colour.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { drawScene } from '#components/cards/picture/scene.ts';
import { n, sheetHeight, sheetWidth, svgFile } from '#components/cards/picture/sheet.ts';
import { covers, type Cover } from './covers.ts';
import { brushFor } from './stage.ts';

/** The file's size; the board of the cover is smaller, for the pages and the shadow stand out. */
const bookSize = { width: 312, height: 424 };

const board = { width: 292, height: 404 };
const hinge = 27;

/** The window in the cover: an arch that comes to a soft point. Its middle is that of the cover right of the hinge. */
const arch = 'M48 166Q48 98 160 76Q272 98 272 166V382H48Z';

/** The pages: cream edges at the right and below, with lines between the leaves. */
const pages = (ribbon: string): string =>
  `<path d="M12 8H305V412Q160 416 12 412z" fill="#f3e6c8"/>` +
  `<path d="M296 12V408M299.5 12V410M303 12V411M14 407H298M14 410H300" fill="none" stroke="#c9b487"/>` +
  `<path d="M214 404h13v19l-6.5-6-6.5 6z" fill="${ribbon}"/>`;

/** The cloth: darker at the back and in the hinge, lighter where it bends. */
const cloth = ({ newId }: Brush, { cloth: colour, shade }: Cover): string => {
  const id = newId();
  const stops: readonly (readonly [number, string])[] = [
    [0, darker(shade, 0.25)],
    [0.04, lighter(colour, 0.1)],
    [0.075, colour],
    [0.088, shade],
    [0.105, lighter(colour, 0.06)],
    [0.4, colour],
    [1, darker(colour, 0.22)],
  ];
  return (
    `<defs><linearGradient id="${id}">${stops.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('')}</linearGradient></defs>` +
    `<rect width="${board.width}" height="${board.height}" rx="7" fill="url(#${id})"/>` +
    `<path d="M7 1H${board.width - 6}" stroke="#fff" stroke-opacity=".3" stroke-width="1.5" stroke-linecap="round"/>`
  );
};

/** Gilt lines: bands on the back, a double frame, ornaments in its upper corners, the rim of the window. */
const gilding = ({ gilt, shade, ornament }: Cover): string => {
  const [left, right, top, bottom] = [hinge + 8, board.width - 11, 13, board.height - 13];
  const corner = (x: number, y: number, sx: number, sy: number) =>
    `<path d="${ornament}" transform="matrix(${sx} 0 0 ${sy} ${x} ${y})"/>`;
  const size = 0.54;
  const [l, r, t] = [left + 6, right - 6, top + 6];
  return (
    `<path d="M1 44H24M1 50H24M1 ${board.height - 50}H24M1 ${board.height - 44}H24" stroke="${gilt}" stroke-width="1.6" opacity=".75"/>` +
    `<g fill="none" stroke="${gilt}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="6" stroke-width="2.2"/>` +
    `<rect x="${left + 4}" y="${top + 4}" width="${right - left - 8}" height="${bottom - top - 8}" rx="4" stroke-opacity=".5"/></g>` +
    `<g fill="${gilt}">${corner(l, t, size, size)}${corner(r, t, -size, size)}</g>` +
    `<path d="${arch}" fill="none" stroke="${shade}" stroke-width="7" stroke-opacity=".55"/><path d="${arch}" fill="none" stroke="${gilt}" stroke-width="3"/>`
  );
};

/** A standing storybook, without its title: there is room for it above the window. */
export const book = (name: string, game: keyof typeof covers): string => {
  const brush = brushFor(name);
  const cover = covers[game];
  const clip = brush.newId();
  // The window is as wide as a card's sheet is tall enough for.
  const scale = 310 / sheetHeight;
  const x = 160 - (sheetWidth * scale) / 2;
  return svgFile(
    bookSize,
    `<path d="M4 400H${board.width + 14}L${board.width + 20} 424H-4z" fill="#1a0d04" opacity=".35"/>` +
      `<g transform="translate(2 4)">${pages(cover.ribbon)}${cloth(brush, cover)}` +
      `<clipPath id="${clip}"><path d="${arch}"/></clipPath><g clip-path="url(#${clip})">` +
      `<g transform="translate(${n(x)} 72)scale(${n(scale, 3)})">${drawScene(brush, cover.scene)}</g>` +
      // The board is thick: it shades the upper left of what lies in its window.
      `<path d="${arch}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="12" transform="translate(3 4)"/></g>` +
      `${gilding(cover)}</g>`,
  );
};

/** The two books, for the names of their files. */
export const dragonwoodBook = (name: string): string => book(name, 'dragonwood');
export const dragonheartBook = (name: string): string => book(name, 'dragonheart');
