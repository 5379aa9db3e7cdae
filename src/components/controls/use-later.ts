import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is loaded when it is first wanted; null until it is there. */
export function useLater<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null);
  useEffect(() => {
    if (!isWanted || part) return;
    // Without a connection the part stays away, and nothing else is lost; wanted anew, it is asked for again.
    load().then(
      (value) => {
        setPart({ value });
      },
      () => undefined,
    );
  }, [isWanted, part !== null]);
  return part?.value ?? null;
}
