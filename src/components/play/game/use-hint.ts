import { useMemo, useState } from 'preact/hooks';
import type { Rungs } from '#i18n/narrate/teller.ts';
import type { Advice } from './face.ts';

interface Asked<Action> {
  /** Another moment has another hint. */
  readonly key: string;
  readonly isAsked: boolean;
  /** Thinks the hint out: not before it is wanted. */
  readonly advise: () => Advice<Action>;
}

/** The hint of a moment, rung by rung; the last one lays its move out. */
export function useHint<Action>({ key, isAsked, advise }: Asked<Action>) {
  const [at, setAt] = useState({ key, shown: 0 });
  const shown = at.key === key && isAsked ? at.shown : 0;
  const advice = useMemo(() => (shown > 0 ? advise() : null), [key, shown > 0]);
  const rungs: Rungs = advice?.rungs ?? ['', '', ''];
  return {
    shown,
    rungs,
    move: advice && shown >= rungs.length ? advice.action : null,
    more: () => {
      if (isAsked) setAt({ key, shown: Math.min(shown + 1, rungs.length) });
    },
  };
}
