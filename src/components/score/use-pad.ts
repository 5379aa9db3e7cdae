import { useEffect, useState } from 'preact/hooks';
import { useStore, type Heard } from '#components/controls/use-store.ts';

/** What the pads of both games have in common. */
interface Kept<Pad> {
  readonly $pad: Heard<Pad>;
  readonly $isLost: Heard<boolean>;
  readonly open: (search: string) => void;
  readonly clear: () => void;
  readonly putBack: (pad: Pad) => void;
  readonly address: () => string;
}

/**
 * Opens the pad that the address or this device has, and keeps the address in step: it is plain while the device keeps the
 * pad, so that a link that was opened does not undo what was written since. Gives the ways to wipe the pad and to undo that.
 */
export function usePad<Pad>(store: Kept<Pad>) {
  const [wiped, setWiped] = useState<Pad | null>(null);
  const isLost = useStore(store.$isLost);
  // The built page shows an empty pad; address and device are known only in the browser.
  useEffect(() => {
    const open = () => {
      store.open(location.search);
    };
    open();
    addEventListener('popstate', open);
    const stop = store.$pad.listen(() => {
      setWiped(null);
      // Whether it could be kept is known a moment later.
      queueMicrotask(() => {
        const search = store.$isLost.get() ? store.address() : '';
        if (location.search !== search) {
          history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
        }
      });
    });
    return () => {
      removeEventListener('popstate', open);
      stop();
    };
  }, [store]);
  return {
    isLost,
    clear: () => {
      const before = store.$pad.get();
      store.clear();
      setWiped(before);
    },
    undo:
      wiped === null
        ? null
        : () => {
            store.putBack(wiped);
          },
  };
}
