/** How the reader wants to play: one value for lessons and tables, for both games and both languages. */
import { atom, type ReadableAtom } from 'nanostores';
import { keptValue, type Shelf } from '#lib/storage.ts';
import { initialSettings, readSettings, type Settings } from './settings-shape.ts';

/** Settings, and the ways to change them. */
export interface SettingsStore {
  readonly $settings: ReadableAtom<Settings>;
  /** Whether the browser keeps them; they hold for the page in any case. */
  readonly $isKept: ReadableAtom<boolean>;
  /** Takes what is kept. Called in the browser: a built page knows no reader. */
  readonly load: () => void;
  readonly change: (settings: Partial<Settings>) => void;
}

const version = 1;
// components/site/search.ts reads it too.
const key = 'dragon-games-settings';

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
