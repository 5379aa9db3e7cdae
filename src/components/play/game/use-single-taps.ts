import { useRef } from 'preact/hooks';

/** As fast and as near as the second tap of a double tap: milliseconds, and pixels. */
const soon = 400;
const near = 24;

/**
 * Swallows the second tap of a double tap where the first one has moved the game on: what lies there by now was not meant.
 * Keys are not taps. `turn` counts the inputs that did something. Returns a listener to clicks on their way down.
 */
export function useSingleTaps(turn: number): (event: MouseEvent) => void {
  const last = useRef({ turn, at: -Infinity, x: 0, y: 0 });
  return (event) => {
    const { clientX: x, clientY: y, timeStamp: at, detail } = event;
    const before = last.current;
    last.current = { turn, at, x, y };
    if (detail === 0 || turn === before.turn || at - before.at > soon) return;
    if (Math.hypot(x - before.x, y - before.y) > near) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
