/** How the reader wants to play: one value for lessons and tables, for both games and both languages. */
import { atom, type ReadableAtom } from 'nanostores';
import { keptValue, type Shelf } from '#lib/storage.ts';

/**
 * How quickly dice and cards move, and how the others take their turns: `step` waits for the reader at each of their
 * moves, `off` moves nothing and waits for nothing.
 */
export const speeds = ['step', 'slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof speeds)[number];

/** What may be set. */
export interface Settings {
  /** Single letters and digits are keys at a table. */
  readonly hasLetterKeys: boolean;
  readonly speed: Speed;
}

/** Settings, and the ways to change them. */
export interface SettingsStore {
  readonly $settings: ReadableAtom<Settings>;
  /** Whether the browser keeps them; they hold for the page in any case. */
  readonly $isKept: ReadableAtom<boolean>;
  /** Takes what is kept. Called in the browser: a built page knows no reader. */
  readonly load: () => void;
  readonly change: (settings: Partial<Settings>) => void;
}

/** What holds until the reader says otherwise. */
export const initialSettings: Settings = { hasLetterKeys: true, speed: 'normal' };

const version = 1;
const key = 'dragon-games-settings';

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

/** A store of settings; `shelf` says where they are kept, the browser's own storage if it is left out. */
export function createSettings(shelf?: () => Shelf | undefined): SettingsStore {
  const kept = keptValue({ key, version, read: readSettings, ...(shelf && { shelf }) });
  const $settings = atom(initialSettings);
  const $isKept = atom(true);
  const latest = (): Settings => {
    const found = kept.load();
    return found.state === 'kept' ? found.value : $settings.get();
  };
  return {
    $settings,
    $isKept,
    load() {
      $isKept.set(kept.load().state !== 'blocked');
      $settings.set(latest());
    },
    change(settings) {
      const next = { ...latest(), ...settings };
      $settings.set(next);
      $isKept.set(kept.save(next));
    },
  };
}

/** The reader's settings: one for the page. */
export const settings: SettingsStore = createSettings();
