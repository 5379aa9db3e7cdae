/** What games in play need of a browser: its storage, its clock, chance from outside, and news from other tabs. */
import type { SavesTools } from '#stores/play/saves.ts';
import { anyNumber } from './seed.ts';

/** A new id for a game: short, in letters and digits, unlike any other. */
export const newId = (): string => [anyNumber(), anyNumber()].map((part) => part.toString(36)).join('-');

/** The browser's storage and what other tabs write there. */
export const browserSaves = (): SavesTools => ({
  shelf: () => globalThis.localStorage,
  now: () => Date.now(),
  tab: newId(),
  onWritten(heard) {
    const hear = ({ key }: StorageEvent) => {
      heard(key);
    };
    addEventListener('storage', hear);
    return () => {
      removeEventListener('storage', hear);
    };
  },
});
