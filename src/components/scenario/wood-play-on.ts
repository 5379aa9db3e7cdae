import { formatPosition, notation, type DragonwoodState } from '#engine/dragonwood/index.ts';
import { playOnHash } from './play-on.ts';

/** The fragment that plays on from a table of Dragonwood. */
export const woodPlayOn = (table: DragonwoodState): string =>
  playOnHash(notation, formatPosition(table), table.hands.length);
