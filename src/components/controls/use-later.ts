import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is loaded when it is wanted first; null until then. */
export function useLater<Props>(
  load: () => Promise<FunctionComponent<Props>>,
  isWanted: boolean,
): FunctionComponent<Props> | null {
  const [part, setPart] = useState<{ readonly draw: FunctionComponent<Props> } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    // Without a connection the part stays away, and nothing else is lost.
    load().then(
      (draw) => {
        setPart({ draw });
      },
      () => undefined,
    );
  }, [isWanted, part !== null]);
  return part?.draw ?? null;
}
