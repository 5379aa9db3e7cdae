import * as air from './pieces/air.ts';
import type { Brush } from './pieces/brush.ts';
import * as greenery from './pieces/greenery.ts';
import * as land from './pieces/land.ts';
import * as trees from './pieces/trees.ts';
import * as walls from './pieces/walls.ts';

/** A piece of landscape, with all that its drawing needs to know. */
export type Layer =
  | land.Hills
  | land.Peaks
  | land.Rocks
  | land.Waves
  | land.Cut
  | trees.Pines
  | trees.Oaks
  | trees.BareTrees
  | trees.Trunks
  | greenery.Ferns
  | greenery.Canopy
  | greenery.Grass
  | greenery.Bushes
  | greenery.Mushrooms
  | air.Clouds
  | air.Mist
  | air.Motes
  | air.Rain
  | air.Flames
  | walls.Castle
  | walls.Wall
  /** Drawn by hand, as SVG; some of it belongs to figures that a small drawing leaves out. */
  | { readonly piece: 'drawn'; readonly svg: string; readonly wideOnly?: boolean };

const pieces = { ...land, ...trees, ...greenery, ...air, ...walls };

/** Draws one layer of a landscape. */
export const drawLayer = (brush: Brush, layer: Layer): string => {
  if (layer.piece === 'drawn') return layer.svg;
  const draw: (brush: Brush, layer: never) => string = pieces[layer.piece];
  return draw(brush, layer as never);
};
