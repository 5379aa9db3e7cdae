import { drawSticker, foldLight, type Sticker } from './figure.ts';
import { drawLayer, type Layer } from './landscape.ts';
import type { Brush } from './pieces/brush.ts';
import type { Size } from './sheet.ts';
import { drawSky, type Sky } from './sky.ts';

/** A picture as data, from the back to the front. */
export interface Scene {
  /** When it is not a card's. */
  readonly size?: Size;
  /** How much of the sheet lies above the picture and is cut away. */
  readonly top?: number;
  readonly sky: Sky;
  /** The landscape behind the figures. */
  readonly behind: readonly Layer[];
  /** The figures, the foremost last. */
  readonly figures: readonly Sticker[];
  /** What stands before the figures' feet. */
  readonly before?: readonly Layer[];
}

/** Draws a scene, to fill a file of its own or to be set into a larger drawing. */
export const drawScene = (brush: Brush, { sky, behind, figures, before = [] }: Scene): string => {
  const fold = brush.newId();
  const layers = (list: Scene['behind']) => list.map((layer) => drawLayer(brush, layer)).join('');
  return (
    `<defs>${foldLight(fold)}</defs>` +
    drawSky(brush, sky) +
    layers(behind) +
    figures.map((figure) => drawSticker(brush, fold, figure)).join('') +
    layers(before)
  );
};
