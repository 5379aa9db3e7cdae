import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rungs } from '#i18n/narrate/teller.ts';

/** A hint and the move that it leads to. */
export interface Hint<Action> {
  readonly rungs: Rungs;
  readonly action: Action;
}

interface Asked<Action> {
  /** Another moment has another hint. */
  readonly key: string;
  readonly isAsked: boolean;
  /** Thinks the hint out: not before it is wanted. Null where the adviser gives no answer. */
  readonly advise: () => Promise<Hint<Action> | null>;
}

/** The rungs of a hint that nobody has asked for. */
const unasked: Rungs = ['', '', ''];

/** The hint of a moment, rung by rung; the last one lays its move out. */
export function useHint<Action>({ key, isAsked, advise }: Asked<Action>) {
  const [wanted, setWanted] = useState({ key, rungs: 0 });
  const [known, setKnown] = useState<{ readonly key: string; readonly hint: Hint<Action> | null } | null>(null);
  const rungs = isAsked && wanted.key === key ? wanted.rungs : 0;
  const isWanted = rungs > 0;
  const latest = useRef(key);
  latest.current = key;
  useEffect(() => {
    if (!isWanted) return;
    void advise().then((hint) => {
      if (latest.current === key) setKnown({ key, hint });
    });
  }, [key, isWanted]);
  const answer = known?.key === key ? known : null;
  const hint = answer?.hint ?? null;
  const shown = hint ? rungs : 0;
  return {
    shown,
    rungs: hint?.rungs ?? unasked,
    move: hint && shown >= hint.rungs.length ? hint.action : null,
    /** The adviser was asked in vain. */
    isSilent: answer !== null && answer.hint === null,
    more: () => {
      if (isAsked) setWanted({ key, rungs: Math.min(rungs + 1, unasked.length) });
    },
  };
}
