import { formatPosition, notation, type DragonheartState } from '#engine/dragonheart/index.ts';
import { playOnHash } from './play-on.ts';

/** The fragment that plays on from a table of Dragonheart. */
export const heartPlayOn = (table: DragonheartState): string =>
  playOnHash(notation, formatPosition(table), table.hands.length);
