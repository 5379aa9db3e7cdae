import { sizeOf } from './pieces/brush.ts';
import { drawScene } from './scene.ts';
import { scenes } from './scenes/index.ts';
import { seeded, seedOf } from './seeded.ts';
import { definitionsFor, svgFile } from './sheet.ts';

/** The names of all pictures: a card's id, `dragonheart-` and its type, `suit-` and its colour, and the board's own. */
export const pictureNames: readonly string[] = Object.keys(scenes);

/** How a picture's ids begin: two pictures may stand in one document. */
const prefixOf = (name: string): string => {
  const seed = seedOf(name) >>> 0;
  return `${String.fromCharCode(97 + (seed % 26))}${seed.toString(36).slice(-3)}-`;
};

/** A card's picture as an SVG document, without words or numbers; the same bytes every time. Throws on an unknown name. */
export const drawPicture = (name: string): string => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No picture is called ${name}`);
  const { size } = scene;
  const brush = { ...definitionsFor(prefixOf(name)), chance: seeded(name), ...(size ? { size } : {}) };
  return svgFile(sizeOf(brush), drawScene(brush, scene));
};
