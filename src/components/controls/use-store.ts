import { useLayoutEffect, useState } from 'preact/hooks';

/** What can be read and listened to: any store. */
export interface Heard<Value> {
  readonly get: () => Value;
  readonly listen: (heard: () => void) => () => void;
}

/**
 * The value of a store, drawn anew when it changes. Ours instead of `@nanostores/preact`, for that draws by a timer: a second
 * quick key or tap then met a button that still knew the state before the first.
 */
export function useStore<Value>(store: Heard<Value>): Value {
  const [, draw] = useState({});
  const drawn = store.get();
  useLayoutEffect(() => {
    const redraw = () => {
      draw({});
    };
    // It may have changed between the drawing and now.
    if (store.get() !== drawn) redraw();
    return store.listen(redraw);
  }, [store]);
  return drawn;
}
