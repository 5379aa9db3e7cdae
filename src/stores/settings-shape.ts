/** What may be set, apart from the store that keeps it. */

/**
 * How quickly dice and cards move, and how the others take their turns: `step` waits for the reader at each of their
 * moves, `off` moves nothing and waits for nothing.
 */
export const speeds = ['step', 'slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

/** What may be set. */
export interface Settings {
  /** Single letters and digits are keys at a table, the stroke opens search anywhere. */
  readonly hasLetterKeys: boolean;
  readonly speed: Speed;
}

/** What holds until the reader says otherwise. */
export const initialSettings: Settings = { hasLetterKeys: true, speed: 'step' };

/** Settings from what JSON holds; a field that cannot be read is as at first. Null if it is no table at all. */
export function readSettings(data: unknown): Settings | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const { hasLetterKeys, speed } = data as Readonly<Record<string, unknown>>;
  return {
    hasLetterKeys: typeof hasLetterKeys === 'boolean' ? hasLetterKeys : initialSettings.hasLetterKeys,
    speed: speeds.find((each) => each === speed) ?? initialSettings.speed,
  };
}

const times: Readonly<Record<Speed, number>> = { step: 1, slow: 2, normal: 1, fast: 0.5, off: 0 };

/** How long a movement takes at this speed, as a multiple of its usual time; 0 is at once. */
export const timesOf = (speed: Speed): number => times[speed];
