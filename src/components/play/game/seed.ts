/** Seeds as people see and type them: unsigned 32-bit numbers. */

/** An unsigned 32-bit number, as nobody can foresee it. */
export const anyNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A seed that nobody chose; short enough to be told to a friend. */
export const newSeed = (): number => anyNumber() % 1_000_000;

/** A typed seed; null if it is none. */
export function readSeed(text: string): number | null {
  const bare = text.trim();
  if (!/^\d{1,10}$/.test(bare)) return null;
  const seed = Number(bare);
  return seed < 2 ** 32 ? seed : null;
}
