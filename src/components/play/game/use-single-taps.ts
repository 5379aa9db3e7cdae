import { useRef } from 'preact/hooks';

/** As fast and as near as the second tap of a double tap: milliseconds, and pixels. */
const soon = 400;
const near = 24;

/**
 * Swallows the second tap of a double tap where the first one has moved the game on: what lies there by now was not meant,
 * and takes no focus. Keys are not taps. `turn` counts the inputs that did something.
 */
export function useSingleTaps(turn: number) {
  const last = useRef({ turn, at: -Infinity, x: 0, y: 0 });
  const swallow = (event: MouseEvent): void => {
    const { clientX, clientY, timeStamp, detail } = event;
    const { turn: before, at, x, y } = last.current;
    if (detail === 0 || turn === before || timeStamp - at > soon) return;
    if (Math.hypot(clientX - x, clientY - y) > near) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onMouseDownCapture: swallow,
    onClickCapture: (event: MouseEvent): void => {
      swallow(event);
      const { clientX: x, clientY: y, timeStamp: at } = event;
      last.current = { turn, at, x, y };
    },
  };
}
