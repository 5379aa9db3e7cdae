import type { Sticker } from './figure.ts';
import type { Layer } from './landscape.ts';
import type { Scene } from './scene.ts';
import { sheetWidth, type View } from './sheet.ts';

/** What a small drawing keeps of the wide one's figures, and where its middle is. Nothing given: the foremost figure alone. */
export interface SmallFigures {
  /** The figures that stay, the foremost last, by their order; some of them elsewhere. */
  readonly keep?: readonly (number | readonly [number, Partial<Pick<Sticker, 'x' | 'y' | 'size' | 'turn'>>])[];
  /** The middle and the side of the whole group, when it is not the foremost figure's. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** Where a small card shows its picture, in units of the card's inside, and where the figure stands on it. */
interface Window {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly figure: number;
}

/** The windows of the small faces: left of the tab, over the note of an event, over the title of a Dragonheart card. */
export const windows = {
  tab: { top: 70, width: 132, height: 253, x: 63, y: 157, figure: 126 },
  note: { top: 70, width: 222, height: 253, x: 111, y: 152, figure: 138 },
  band: { top: 0, width: 222, height: 190, x: 120, y: 95, figure: 154 },
} as const satisfies Record<string, Window>;
export type WindowName = keyof typeof windows;

/** The part of a wide drawing on which a small one is based. */
const viewOf = ({ top, width, height, x, y, figure }: Window, middle: { x: number; y: number; size: number }): View => {
  const scale = Math.max(figure / middle.size, width / (sheetWidth + 10));
  const left = middle.x - x / scale;
  const right = sheetWidth + 5 - width / scale;
  return {
    x: Math.min(Math.max(left, -5), Math.max(right, -5)),
    y: middle.y - (y - top) / scale,
    width: width / scale,
    height: height / scale,
    scale,
  };
};

/** Air that nobody sees on a small card. */
const unseen: readonly Layer['piece'][] = ['mist', 'motes'];

/** The layers of a small drawing: nothing that is too fine, below the picture or beside it, and fewer of everything. */
const simpler = (layers: readonly Layer[], { y, x, width, height }: View): Layer[] => {
  const right = x + width;
  const bottom = y + height;
  const share = Math.min(1, (right + 6) / sheetWidth);
  return layers.flatMap((layer): Layer[] => {
    if (unseen.includes(layer.piece)) return [];
    if (layer.piece === 'drawn' && layer.wideOnly) return [];
    if ('y' in layer && layer.y - ('height' in layer ? (layer.height ?? 40) * 1.3 : 30) > bottom) return [];
    if (layer.piece === 'castle' && layer.x - 30 > right) return [{ piece: 'hills', y: layer.y, colour: layer.colour }];
    const at = 'at' in layer && layer.at ? { at: layer.at.filter((place) => place < right + 30) } : {};
    if (at.at?.length === 0) return [];
    const fewer = 'count' in layer && layer.count ? { count: Math.ceil(layer.count * share * 0.75) } : {};
    const rows = 'rows' in layer && layer.rows ? { rows: Math.ceil(layer.rows * 0.6) } : {};
    return [{ ...layer, ...at, ...fewer, ...rows }];
  });
};

/** The share by which lines are thicker on a small card. */
const bolder = 1.3;

/** The small drawing of a card: the same place with fewer and simpler layers, the figure where small faces have room for it. */
export const smallScene = (scene: Scene, name: WindowName, { keep, ...group }: SmallFigures = {}) => {
  const kept = (keep ?? [scene.figures.length - 1]).flatMap((entry): Sticker[] => {
    const [index, moved] = typeof entry === 'number' ? [entry, {}] : entry;
    const figure = scene.figures[index];
    return figure ? [{ ...figure, ...moved }] : [];
  });
  const main = kept.at(-1);
  if (!main) throw new Error('A small drawing has no figure');
  const view = viewOf(windows[name], { x: main.x, y: main.y, size: main.size, ...group });
  const { rays: _, ...light } = scene.sky.light ?? { x: 0, y: 0, radius: 0, colour: '#000000' as const };
  const small: Scene = {
    size: { width: Math.ceil(view.x + view.width), height: Math.ceil(view.y + view.height) },
    sky: {
      colours: scene.sky.colours,
      ...(scene.sky.light ? { light } : {}),
      ...(scene.sky.stars ? { stars: Math.ceil(scene.sky.stars / 3) } : {}),
    },
    behind: simpler(scene.behind, view),
    figures: kept.map((figure) => ({
      ...figure,
      edgeWidth: (figure.edgeWidth ?? 26) * bolder,
      seamWidth: (figure.seamWidth ?? 9) * bolder,
    })),
    before: simpler(scene.before ?? [], view),
  };
  return { scene: small, view };
};
