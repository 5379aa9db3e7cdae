import { useEffect, useState } from 'preact/hooks';
import type { Speed } from '#stores/settings-shape.ts';
import type { Status } from '#stores/play/types.ts';

/** How long a told move stays before the next one, in milliseconds; step by step waits for the reader. */
const waits: Readonly<Record<Exclude<Speed, 'step'>, number>> = { slow: 4000, normal: 2000, fast: 800, off: 0 };

interface Telling {
  readonly status: Status;
  readonly turn: number;
  readonly speed: Speed;
  readonly isReplay: boolean;
  readonly onNext: () => void;
}

/** Tells the others' moves at the chosen speed, or all that wait at once when asked to skip them. */
export function usePace({ status, turn, speed, isReplay, onNext }: Telling) {
  const [isSkipping, setSkipping] = useState(false);
  const isTelling = status.kind === 'telling' && !isReplay;
  const pace = isSkipping ? 'off' : speed;
  useEffect(() => {
    if (!isTelling || pace === 'step') return undefined;
    const timer = setTimeout(onNext, waits[pace]);
    return () => {
      clearTimeout(timer);
    };
  }, [isTelling, pace, turn]);
  useEffect(() => {
    if (status.kind !== 'telling' && status.kind !== 'thinking') setSkipping(false);
  }, [status.kind]);
  return {
    isSkipping,
    skip: () => {
      setSkipping(true);
    },
  };
}
