/** An action on its way: the state that it writes and the facts so far. */
import type { DragonheartEvent } from './game-events.ts';
import { write, type DragonheartDraft } from './evolve.ts';

/** A draft and the events that have been written into it, in order. */
export interface Writing {
  readonly draft: DragonheartDraft;
  readonly events: DragonheartEvent[];
}

/** Lets a fact happen: it is written into the draft, and told. Nothing else writes but the draws of chance, which are no facts. */
export function emit({ draft, events }: Writing, event: DragonheartEvent): void {
  write(draft, event);
  events.push(event);
}
