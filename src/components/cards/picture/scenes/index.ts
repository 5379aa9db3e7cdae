import type { CreatureId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { sheetHeight, sheetWidth } from '../sheet.ts';
import type { WindowName } from '../small.ts';
import { adventurerFields } from './adventurers.ts';
import { boardPieces } from './board-pieces.ts';
import { boards } from './boards.ts';
import { dragonheart } from './dragonheart.ts';
import { enhancements } from './enhancements.ts';
import { events } from './events.ts';
import { forestCreatures } from './forest-creatures.ts';
import { greatCreatures } from './great-creatures.ts';
import { smallCreatures } from './small-creatures.ts';

const prefixed = (prefix: string, list: Readonly<Record<string, Scene>>) =>
  Object.fromEntries(Object.entries(list).map(([name, scene]) => [`${prefix}${name}`, scene]));

/** How much higher creatures stand than they are drawn: between the title and the shield. */
const rise = 24;

/** What hangs this high in the sky does not rise with the land. */
const highInTheSky = 80;

const stays = ({ y }: { readonly y: number }) => (y < highInTheSky ? { y: y + rise } : {});

const raised = (scene: Scene): Scene => ({
  ...scene,
  size: { width: sheetWidth, height: sheetHeight + rise },
  top: rise,
  sky: { ...scene.sky, ...(scene.sky.light ? { light: { ...scene.sky.light, ...stays(scene.sky.light) } } : {}) },
  behind: scene.behind.map((layer) => (layer.piece === 'clouds' ? { ...layer, ...stays(layer) } : layer)),
});

const creatures: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries<Scene>({
    ...smallCreatures,
    ...forestCreatures,
    ...greatCreatures,
  } satisfies Record<CreatureId, Scene>).map(([name, scene]) => [name, raised(scene)]),
);

/** Every picture's scene by the picture's name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...creatures,
  ...enhancements,
  ...events,
  ...prefixed('dragonheart-', dragonheart),
  ...boardPieces,
  ...adventurerFields,
  ...boards,
};

const named = (list: Readonly<Record<string, unknown>>, window: WindowName) =>
  Object.fromEntries(Object.keys(list).map((name) => [name, window]));

/** The pictures that are drawn for small faces too, and through which window such a face shows them. */
export const smallWindows: Readonly<Record<string, WindowName>> = {
  ...named(creatures, 'tab'),
  ...named(enhancements, 'tab'),
  ...named(events, 'note'),
  ...named(prefixed('dragonheart-', dragonheart), 'band'),
};
