import type { Scene } from '../scene.ts';
import { smallCreatures } from './smallCreatures.ts';
import { forestCreatures } from './forestCreatures.ts';
import { greatCreatures } from './greatCreatures.ts';
export const scenes: Readonly<Record<string, Scene>> = { ...smallCreatures, ...forestCreatures, ...greatCreatures };
