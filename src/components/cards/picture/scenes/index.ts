import type { CreatureId } from '#engine/dragonwood/index.ts';
import type { Scene } from '../scene.ts';
import { boardPieces, suitFields } from './board-pieces.ts';
import { boards } from './boards.ts';
import { dragonheart } from './dragonheart.ts';
import { enhancements } from './enhancements.ts';
import { events } from './events.ts';
import { forestCreatures } from './forest-creatures.ts';
import { greatCreatures } from './great-creatures.ts';
import { smallCreatures } from './small-creatures.ts';

const prefixed = (prefix: string, list: Readonly<Record<string, Scene>>) =>
  Object.fromEntries(Object.entries(list).map(([name, scene]) => [`${prefix}${name}`, scene]));

const creatures: Readonly<Record<CreatureId, Scene>> = { ...smallCreatures, ...forestCreatures, ...greatCreatures };

/** Every picture's scene by the picture's name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...creatures,
  ...enhancements,
  ...events,
  ...prefixed('dragonheart-', dragonheart),
  ...boardPieces,
  ...suitFields,
  ...boards,
};
