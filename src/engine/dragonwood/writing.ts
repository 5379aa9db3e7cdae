/** An action on its way: the state that it writes and the facts so far. */
import type { DragonwoodEvent } from './game-events.ts';
import { write, type DragonwoodDraft } from './evolve.ts';

/** A draft and the events that have been written into it, in order. */
export interface Writing {
  readonly draft: DragonwoodDraft;
  readonly events: DragonwoodEvent[];
}

/** Lets a fact happen: it is written into the draft, and told. Nothing else writes but the dice, which are no facts. */
export function emit({ draft, events }: Writing, event: DragonwoodEvent): void {
  write(draft, event);
  events.push(event);
}
