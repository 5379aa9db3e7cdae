import { useEffect, useState } from 'preact/hooks';
import { useStore } from '#components/controls/use-store.ts';
import type { LinedPad } from '#stores/pad-lines.ts';
import type { PadPlace, PadStore, Regret } from '#stores/pad.ts';

/** The pad as its parts see it: what stands on it, and what can be done. */
export interface PadView<
  Card extends string,
  Counts,
  Pad extends LinedPad<Card, Counts>,
  Problem,
  Outcome,
> extends Pick<
  PadStore<Card, Counts, Pad, Problem, Outcome>,
  | 'setName'
  | 'addCard'
  | 'removeCard'
  | 'countByHand'
  | 'countByCards'
  | 'setCounts'
  | 'clear'
  | 'undo'
  | 'accept'
  | 'keepThis'
> {
  readonly pad: Pad;
  readonly score: Outcome;
  readonly place: PadPlace;
  readonly problems: readonly Problem[];
  readonly regret: Regret | null;
  /** The search part that leads back to the pad. */
  readonly address: string;
  /** The line that is written on, counted from 0. */
  readonly chosen: number;
  readonly choose: (line: number) => void;
  readonly dismissProblems: () => void;
  /** Leaves the shared pad for the one that the device keeps; the browser's own way back leads to it again. */
  readonly backToMine: () => void;
}

/**
 * Opens the pad that the address or this device has, and keeps the address in step: it is plain while the device keeps the
 * pad, so that a link that was opened does not undo what was written since.
 */
export function usePad<Card extends string, Counts, Pad extends LinedPad<Card, Counts>, Problem, Outcome>(
  store: PadStore<Card, Counts, Pad, Problem, Outcome>,
): PadView<Card, Counts, Pad, Problem, Outcome> {
  const [chosen, choose] = useState(0);
  const pad = useStore(store.$pad);
  // The built page shows an empty pad; address and device are known only in the browser.
  useEffect(() => {
    let isOpening = false;
    const follow = (search: string) => {
      if (isOpening || location.search === search) return;
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    };
    const open = () => {
      isOpening = true;
      store.open(location.search);
      isOpening = false;
      // A shared address is left as it was sent until something is written; the own pad needs none.
      if (store.$place.get() === 'device') follow('');
    };
    open();
    const stop = store.$search.listen(follow);
    addEventListener('popstate', open);
    // Another page of the site wrote, or did so while this one was put away.
    addEventListener('storage', store.refresh);
    addEventListener('pageshow', store.refresh);
    return () => {
      stop();
      removeEventListener('popstate', open);
      removeEventListener('storage', store.refresh);
      removeEventListener('pageshow', store.refresh);
    };
  }, [store]);
  return {
    ...store,
    pad,
    score: useStore(store.$score),
    place: useStore(store.$place),
    problems: useStore(store.$problems),
    regret: useStore(store.$regret),
    address: store.address(),
    // A line may have gone with its player.
    chosen: Math.min(chosen, pad.lines.length - 1),
    choose,
    backToMine: () => {
      history.pushState(null, '', location.pathname);
      store.open('');
    },
  };
}
