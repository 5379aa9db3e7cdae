import { drawSticker, foldLight } from '#components/cards/picture/figure.ts';
import { drawLayer } from '#components/cards/picture/landscape.ts';
import type { Brush } from '#components/cards/picture/pieces/brush.ts';
import type { Scene } from '#components/cards/picture/scene.ts';
import { drawSky } from '#components/cards/picture/sky.ts';

/** A scene as the cards have it, to be set into a larger drawing. */
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
