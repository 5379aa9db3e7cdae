import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pace } from './table.ts';

/** Cards that move, and where new ones come from. Both are selectors. */
export interface Track {
  readonly cards: string;
  /** What a card is known by: copies of one title are told apart by their order. */
  readonly titleOf: (card: HTMLElement) => string;
  readonly from: string;
}

/** Milliseconds of a card's way. */
const durations: Readonly<Record<Pace, number>> = { slow: 480, normal: 240, fast: 120, off: 0 };
/** A card that only rises or sinks in its place does not travel. */
const leastWay = 16;
/** More new cards at once are a new table, not a draw. */
const mostNew = 3;

interface Spot {
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
}

/** Where the cards lie in their part of the table, by title and order. */
function spotsOf(root: HTMLElement, { cards, titleOf }: Track): ReadonlyMap<string, Spot> {
  const counts = new Map<string, number>();
  const spots = new Map<string, Spot>();
  for (const card of root.querySelectorAll<HTMLElement>(cards)) {
    const title = titleOf(card);
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    const part = card.closest('section')?.getBoundingClientRect();
    const { x, y } = card.getBoundingClientRect();
    spots.set(`${title} ${count}`, { card, x: x - (part?.x ?? 0), y: y - (part?.y ?? 0) });
  }
  return spots;
}

const isStill = (pace: Pace): boolean => pace === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets cards travel from where they were, new ones from their deck. Any key or tap ends it; reduced motion does without. */
export function useTravel(root: RefObject<HTMLElement>, pace: Pace, tracks: readonly Track[]): void {
  const running = useRef<readonly Animation[]>([]);
  // Asked while the cards of before still lie there.
  const { current } = root;
  const before = current && !isStill(pace) ? tracks.map((track) => spotsOf(current, track)) : null;

  useLayoutEffect(() => {
    if (!before || !root.current) return;
    const table = root.current;
    const ways = tracks.flatMap((track, at) => {
      const old = before[at];
      const now = [...spotsOf(table, track)];
      const deck = table.querySelector(track.from)?.getBoundingClientRect();
      const count = now.filter(([key]) => !old?.has(key)).length;
      return now.flatMap(([key, { card, x, y }]) => {
        const was = old?.get(key);
        if (was) return [{ card, x: was.x - x, y: was.y - y }];
        if (!deck || count > mostNew || !old?.size) return [];
        const place = card.getBoundingClientRect();
        return [{ card, x: deck.x - place.x, y: deck.y - place.y }];
      });
    });
    const started = ways
      .filter(({ x, y }) => Math.hypot(x, y) >= leastWay)
      .map(({ card, x, y }) =>
        card.animate([{ transform: `translate(${x}px, ${y}px) rotate(3deg)`, zIndex: 4 }, { zIndex: 4 }], {
          duration: durations[pace],
          easing: 'ease-out',
        }),
      );
    if (started.length > 0) running.current = started;
  });

  useLayoutEffect(() => {
    const end = () => {
      for (const animation of running.current) animation.finish();
      running.current = [];
    };
    document.addEventListener('keydown', end, true);
    document.addEventListener('pointerdown', end, true);
    return () => {
      document.removeEventListener('keydown', end, true);
      document.removeEventListener('pointerdown', end, true);
    };
  }, []);
}
