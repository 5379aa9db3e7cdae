/** Where the focus goes in a row of cards, of which one at a time is in the tab order. */

const moves: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => Math.max(place - 1, 0),
  ArrowRight: (place, last) => Math.min(place + 1, last),
  Home: () => 0,
  End: (_, last) => last,
};

/** The place that a key leads to; undefined for a key that does not move. Both ends are ends. */
export const placeAfterKey = (key: string, place: number, count: number): number | undefined =>
  count > 0 ? moves[key]?.(place, count - 1) : undefined;

/**
 * The card that stands in for `id` when the row has changed: itself if it is still there, else its nearest right
 * neighbour that is, else the nearest on its left. Undefined if none is left.
 */
export function heirOf(id: string, before: readonly string[], after: readonly string[]): string | undefined {
  const place = before.indexOf(id);
  const onRight = before.slice(Math.max(place, 0));
  const onLeft = before.slice(0, Math.max(place, 0)).toReversed();
  return [id, ...onRight, ...onLeft].find((each) => after.includes(each)) ?? after[0];
}
