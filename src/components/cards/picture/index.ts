import { drawSticker, foldLight } from './figure.ts';
import { drawLayer } from './landscape.ts';
import { sizeOf } from './pieces/brush.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes/index.ts';
import { seeded, seedOf } from './seeded.ts';
import { definitionsFor } from './sheet.ts';
import { drawSky } from './sky.ts';

/** The names of all pictures: a card's id, `dragonheart-` and its type, `suit-` and its colour, and the board's own. */
export const pictureNames: readonly string[] = Object.keys(scenes);

/** The names of the icons that the pictures are made with. */
export const pictureIcons = (): string[] =>
  Object.values(scenes).flatMap((scene) => scene.figures.map((figure) => figure.icon));

const draw = (name: string, scene: Scene): string => {
  // Two pictures may stand in one document: their ids begin differently.
  const prefix = `${String.fromCharCode(97 + ((seedOf(name) >>> 0) % 26))}${(seedOf(name) >>> 0).toString(36).slice(-3)}-`;
  const brush = { ...definitionsFor(prefix), chance: seeded(name), ...(scene.size ? { size: scene.size } : {}) };
  const { width, height } = sizeOf(brush);
  const fold = brush.newId();
  const layers = (list: Scene['behind']) => list.map((layer) => drawLayer(brush, layer)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${foldLight(fold)}</defs>` +
    drawSky(brush, scene.sky) +
    layers(scene.behind) +
    scene.figures.map((figure) => drawSticker(brush, fold, figure)).join('') +
    layers(scene.before ?? []) +
    `</svg>`
  );
};

/** A card's picture as an SVG document, without words or numbers; the same bytes every time. Throws on an unknown name. */
export const drawPicture = (name: string): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No picture is called ${name}`);
  return draw(name, scene);
};
