import { sizeOf } from './pieces/brush.ts';
import { drawScene, type Scene } from './scene.ts';
import { scenes, smallWindows } from './scenes/index.ts';
import { smallFigures } from './scenes/small-figures.ts';
import { seeded, seedOf } from './seeded.ts';
import { grain } from './grain.ts';
import { definitionsFor, svgFile, svgView } from './sheet.ts';
import { smallScene } from './small.ts';

/** The names of the wide pictures: a card's id, `dragonheart-` and its type, `adventurer-` and an Adventurer's id, and the board's own. */
export const pictureNames: readonly string[] = Object.keys(scenes);

/** The names of the pictures that have a small drawing too. */
export const smallPictureNames: readonly string[] = Object.keys(smallWindows);

/** Only the wide drawings of cards have a grain and soft shadows: boards are drawn under other things, Adventurers' fields lie in every hand. */
const isRich = (name: string): boolean => name in smallWindows;

/** How a picture's ids begin: two pictures may stand in one document. */
const prefixOf = (name: string): string => {
  const seed = seedOf(name) >>> 0;
  return `${String.fromCharCode(97 + (seed % 26))}${seed.toString(36).slice(-3)}-`;
};

const brushFor = (name: string, { size }: Scene) => ({
  ...definitionsFor(prefixOf(name)),
  chance: seeded(name),
  ...(size ? { size } : {}),
});

const sceneCalled = (name: string): Scene => {
  const scene = scenes[name];
  if (!scene) throw new Error(`No picture is called ${name}`);
  return scene;
};

/** A picture as an SVG document, without words or numbers; the same bytes every time. Throws on an unknown name. */
export const drawPicture = (name: string): string => {
  const scene = sceneCalled(name);
  const soft = isRich(name);
  const brush = { ...brushFor(name, scene), soft };
  const { width, height } = sizeOf(brush);
  const { top = 0 } = scene;
  const rough = soft ? grain(brush) : '';
  return svgFile({ width, height: height - top }, drawScene(brush, scene) + rough, top);
};

/** The drawing for faces of 112 pixels and less: simpler, and cut to what such a face shows. Throws on a name without one. */
export const drawSmallPicture = (name: string): string => {
  const window = smallWindows[name];
  if (!window) throw new Error(`No small picture is called ${name}`);
  const { scene, view } = smallScene(sceneCalled(name), window, smallFigures[name]);
  const brush = brushFor(`small ${name}`, scene);
  return svgView(view, drawScene(brush, scene));
};
