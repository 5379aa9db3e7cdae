import { rollDistribution } from '#engine/odds/index.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import { drawScene, type Scene } from '#components/cards/picture/scene.ts';
import { n, sheetHeight, sheetWidth, svgFile } from '#components/cards/picture/sheet.ts';
import { die } from './dice.ts';
import { brushFor } from './stage.ts';

/** The size of a tile's picture: the lower part of a card's sheet. Beside words its sides are cut off, above words its top and foot. */
const tileSize = { width: sheetWidth, height: 240 };

const tile = (name: string, scene: Scene, more: (brush: Brush) => string = () => ''): string => {
  const brush = brushFor(name);
  return svgFile(tileSize, `${drawScene(brush, scene)}${more(brush)}`, sheetHeight - tileSize.height);
};

/** A lantern at the edge of the forest. */
export const learnTile = (name: string): string =>
  tile(name, {
    sky: {
      colours: ['#e9b55e', '#f8df9f', '#fdf2d2'],
      light: { x: 120, y: 170, radius: 38, colour: '#fff4cc', rays: true },
    },
    behind: [
      { piece: 'pines', y: 200, colour: '#d3aa5e', height: 44, count: 10 },
      { piece: 'oaks', y: 216, colour: '#b58b42', height: 48, count: 6 },
      { piece: 'pines', y: 236, colour: '#6d7a3c', height: 78, count: 7, frame: true },
    ],
    figures: [
      {
        icon: 'lantern-flame',
        x: 120,
        y: 180,
        size: 104,
        colours: ['#a2622a', '#5a2f10'],
        hole: '#ffd868',
        edgeWidth: 22,
      },
    ],
    before: [{ piece: 'grass', y: 238, colour: '#4b6a35', height: 13, count: 30 }],
  });

/** Lines of writing on the pages of the open book, on the icon's grid. */
const lines =
  '<path d="M72 150q70-30 150 0M72 190q70-30 150 0M72 230q70-30 150 0M72 270q70-30 100-14M290 150q80-30 150 0M290 190q80-30 150 0M290 230q80-30 150 0M290 270q50-22 90-16" fill="none" stroke="#a58a5a" stroke-width="9" stroke-linecap="round"/>';

/** The book of rules, open among ferns. */
export const lookUpTile = (name: string): string =>
  tile(name, {
    sky: {
      colours: ['#a9c6b4', '#c4d6b2', '#f3eecb'],
      light: { x: 66, y: 144, radius: 24, colour: '#fff6d4', rays: true },
    },
    behind: [
      { piece: 'hills', y: 186, colour: '#b6c795', swell: 9 },
      { piece: 'oaks', y: 208, colour: '#8ba873', height: 52, count: 7 },
      { piece: 'hills', y: 220, colour: '#67895a', swell: 5 },
    ],
    figures: [
      {
        icon: 'open-book',
        x: 120,
        y: 182,
        size: 112,
        colours: ['#fff8e6', '#e6d4aa'],
        parts: { 2: '#8d1c34' },
        edge: '#6d1428',
        edgeWidth: 30,
        seam: '#fbf3df',
        pattern: () => lines,
      },
    ],
    before: [{ piece: 'ferns', colour: '#34522a', height: 104, at: [-4, 26, 214, 244] }],
  });

/** How often four dice show each total; the totals from ten up are the filled bars. */
const bars = (): string => {
  const totals = rollDistribution(4)
    .map((count, total) => ({ count, total }))
    .filter(({ count }) => count > 0);
  const most = Math.max(...totals.map(({ count }) => count));
  const [left, foot, step, wide, high] = [56, 224, 7.6, 5.8, 84];
  const drawn = (from: number, to: number) =>
    totals
      .filter(({ total }) => total >= from && total <= to)
      .map(({ count, total }) => {
        const tall = n((count / most) * high);
        return `M${n(left + (total - 4) * step)} ${foot}v-${tall}h${wide}v${tall}z`;
      })
      .join('');
  return (
    `<path d="M${left - 2} ${foot + 1.5}h103" stroke="#5b4a28" stroke-width="2.4" stroke-linecap="round"/>` +
    `<g stroke-width="1.2" stroke-linejoin="round"><path d="${drawn(4, 9)}" fill="#fbf3df" stroke="#8a7546"/>` +
    `<path d="${drawn(10, 16)}" fill="#2f5a27" stroke="#1d3a18"/></g>`
  );
};

/** The odds: a bar for every total of four dice, and two of the dice. */
export const calculateTile = (name: string): string =>
  tile(
    name,
    {
      sky: { colours: ['#e8cd94', '#f3dfb4', '#fdf5e0'] },
      behind: [
        { piece: 'hills', y: 184, colour: '#e6d09c', swell: 16 },
        { piece: 'hills', y: 210, colour: '#d2b97e', swell: 12 },
        { piece: 'grass', y: 234, colour: '#a98f55', height: 11, count: 30 },
      ],
      figures: [],
    },
    (brush) => {
      const place = (x: number, y: number, turn: number, scale: number) =>
        `translate(${x} ${y})rotate(${turn})scale(${scale})`;
      return (
        bars() +
        `<g transform="${place(148, 134, -12, 0.3)}">${die(brush, 3)}</g>` +
        `<g transform="${place(146, 186, 9, 0.42)}">${die(brush, 4)}</g>`
      );
    },
  );

/** The table at dusk; cards lie on it. */
export const playTile = (name: string): string =>
  tile(name, {
    sky: {
      colours: ['#3c4a63', '#5d5870', '#f2b878'],
      light: { x: 146, y: 152, radius: 28, colour: '#ffdf9c' },
    },
    behind: [
      { piece: 'peaks', y: 204, colour: '#7d6a78', height: 52, width: 64 },
      { piece: 'peaks', y: 222, colour: '#5b5566', height: 32, width: 52 },
      { piece: 'rocks', y: 240, colour: '#2b313d', size: 18, count: 8 },
    ],
    figures: [],
  });
