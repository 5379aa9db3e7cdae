/** Seeds as people see and type them: unsigned 32-bit numbers. */

/** A seed that nobody chose; short enough to be told to a friend. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** A typed seed; null if it is none. */
export function readSeed(text: string): number | null {
  const bare = text.trim();
  if (!/^\d{1,10}$/.test(bare)) return null;
  const seed = Number(bare);
  return seed < 2 ** 32 ? seed : null;
}
