/** An action of Dragonwood on its way. */
import { emitter, type Writing as WritingOf } from '../core/index.ts';
import { write, type DragonwoodDraft } from './evolve.ts';
import type { DragonwoodEvent } from './game-events.ts';

/** A draft and the events that have been written into it, in order. */
export type Writing = WritingOf<DragonwoodDraft, DragonwoodEvent>;

/** Lets a fact happen. Nothing else writes but the draws of chance, which are no facts. */
export const emit = emitter(write);
