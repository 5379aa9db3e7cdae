import type { Scene } from '../scene.ts';
import { boardPieces, suitFields } from './boardPieces.ts';
import { dragonheart } from './dragonheart.ts';
import { enhancements } from './enhancements.ts';
import { events } from './events.ts';
import { forestCreatures } from './forestCreatures.ts';
import { greatCreatures } from './greatCreatures.ts';
import { smallCreatures } from './smallCreatures.ts';

const prefixed = (prefix: string, list: Readonly<Record<string, Scene>>) =>
  Object.fromEntries(Object.entries(list).map(([name, scene]) => [`${prefix}${name}`, scene]));

/** Every picture's scene by the picture's name. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...smallCreatures,
  ...forestCreatures,
  ...greatCreatures,
  ...enhancements,
  ...events,
  ...prefixed('dragonheart-', dragonheart),
  ...boardPieces,
  ...suitFields,
};
