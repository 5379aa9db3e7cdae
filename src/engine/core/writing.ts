/** What both games need to let facts happen and to write them into a state. */
import type { Seat } from './game.ts';

/** An action on its way: the draft that it writes and the facts that have been written into it, in order. */
export interface Writing<Draft, GameEvent> {
  readonly draft: Draft;
  readonly events: GameEvent[];
}

/** Lets facts happen with a game's own `write`: each is written into the draft, and told. */
export const emitter =
  <Draft, GameEvent>(write: (draft: Draft, event: GameEvent) => void) =>
  ({ draft, events }: Writing<Draft, GameEvent>, event: GameEvent): void => {
    write(draft, event);
    events.push(event);
  };

/** What a list holds for a seat; a seat that is not at the table is a programming mistake and throws a RangeError. */
export function ofSeat<Item>(bySeat: readonly Item[], seat: Seat): Item {
  const found = bySeat[seat];
  if (found === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return found;
}

/** A card that `evolve` must see: an event whose secrets were blanked for a viewer changes no state. */
export function known<Card>(card: Card | null): Card {
  if (card === null) throw new RangeError('an event without its secrets cannot change a state');
  return card;
}
