/** Progress as a file, to be taken to another browser. */
import { readVersioned, writeVersioned } from '#lib/storage.ts';
import { inOrder, progressVersion, readProgress, untouched, type ProgressStore } from './progress.ts';

/** The text of a file with all progress. */
export function progressFile(store: Pick<ProgressStore, 'load' | '$progress'>): string {
  // Another page may have kept something in the meantime.
  store.load();
  return writeVersioned(progressVersion, store.$progress.get());
}

/** Adds the progress of a file's text to what is there; false if it is none. */
export function addProgressFile(store: Pick<ProgressStore, 'change'>, text: string): boolean {
  const added = readVersioned(text, progressVersion, readProgress);
  if (!added) return false;
  store.change((progress) => {
    const merged = Object.entries(added).map(([name, lesson]) => {
      const known = progress[name] ?? untouched;
      const done = inOrder([...known.done, ...lesson.done]);
      return [name, { done, at: lesson.at, isFinished: known.isFinished || lesson.isFinished }] as const;
    });
    return { ...progress, ...Object.fromEntries(merged) };
  });
  return true;
}
