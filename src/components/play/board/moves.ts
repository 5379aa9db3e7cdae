import type { Takeable } from '#engine/dragonheart/index.ts';
import { type BoardLayout, boardLayouts, boardRows } from '#components/cards/board/layout.ts';
import { placeAfterKey } from '../roving.ts';

/** All spaces in the order of reading. */
export const boardOrder: readonly Takeable[] = boardRows.flat();

const nearest = (row: readonly Takeable[], x: number, { places }: BoardLayout): Takeable | undefined =>
  row.toSorted((a, b) => Math.abs(places[a].x - x) - Math.abs(places[b].x - x))[0];

/** The space that a key leads to: ↑ ↓ to the nearest in the next row, ← → Home End in the order of reading. */
export const spaceAfterKey = (key: string, from: Takeable): Takeable | undefined => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  const [layout] = boardLayouts;
  if (step === undefined || !layout) {
    const to = placeAfterKey(key, boardOrder.indexOf(from), boardOrder.length);
    return to === undefined ? undefined : boardOrder[to];
  }
  const row = boardRows[boardRows.findIndex((each) => each.includes(from)) + step];
  return row ? nearest(row, layout.places[from].x, layout) : from;
};
