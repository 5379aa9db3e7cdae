import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched when it is first wanted; null until it is there. One that does not come is asked for again. */
export function useLazy<Part>(isWanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    load().then(
      (value) => {
        setPart({ value });
      },
      () => undefined,
    );
  }, [isWanted]);
  return part?.value ?? null;
}
