/** Writes down how far a lesson has come. */
import type { ProgressStore } from './progress.ts';
import type { SessionStore } from './session.ts';

/** Follows a session and keeps what is reached under the lesson's name, `game/slug`. Returns how to stop. */
export function followProgress<State, Action, Event, Reason>(
  { $session }: Pick<SessionStore<State, Action, Event, Reason>, '$session'>,
  progress: Pick<ProgressStore, 'reached' | 'finishedStep' | 'finishedLesson'>,
  name: string,
): () => void {
  let before = $session.get().lesson;
  return $session.listen(({ lesson, turn }) => {
    const { step, isDone } = lesson.now;
    // Where the page is opened is no progress yet.
    if (turn > 0) {
      if (isDone && !before.now.isDone) progress.finishedStep(name, step);
      if (lesson.isFinished && !before.isFinished) progress.finishedLesson(name);
      if (step !== before.now.step) progress.reached(name, step);
    }
    before = lesson;
  });
}

/** The step that an address's fragment names, from 0; null for another fragment. */
export function stepOfHash(hash: string): number | null {
  const step = /^#step-([1-9]\d?)$/.exec(hash)?.[1];
  return step === undefined ? null : Number(step) - 1;
}

/**
 * Opens a lesson within another page at a step, and keeps what is done there; where the reader was on the lesson's own page
 * stays as it was. Returns how to stop.
 */
export function followInset<State, Action, Event, Reason>(
  session: SessionStore<State, Action, Event, Reason>,
  progress: ProgressStore,
  name: string,
  step: number,
): () => void {
  progress.load();
  session.open(step);
  return followProgress(session, { ...progress, reached: () => undefined }, name);
}

/**
 * Opens a lesson in the browser where its address says, or where the reader was last, and keeps what is reached from then on.
 * Returns how to stop.
 */
export function followLesson<State, Action, Event, Reason>(
  session: SessionStore<State, Action, Event, Reason>,
  progress: ProgressStore,
  name: string,
): () => void {
  progress.load();
  session.open(stepOfHash(location.hash) ?? progress.$progress.get()[name]?.at ?? 0);
  const stop = followProgress(session, progress, name);
  const onHash = () => {
    const step = stepOfHash(location.hash);
    if (step !== null) session.send({ type: 'goto', step });
  };
  addEventListener('hashchange', onHash);
  return () => {
    stop();
    removeEventListener('hashchange', onHash);
  };
}
