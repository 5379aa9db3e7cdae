/** An action of Dragonheart on its way. */
import { emitter, type Writing as WritingOf } from '../core/index.ts';
import { write, type DragonheartDraft } from './evolve.ts';
import type { DragonheartEvent } from './game-events.ts';

/** A draft and the events that have been written into it, in order. */
export type Writing = WritingOf<DragonheartDraft, DragonheartEvent>;

/** Lets a fact happen. Nothing else writes but the draws of chance, which are no facts. */
export const emit = emitter(write);
