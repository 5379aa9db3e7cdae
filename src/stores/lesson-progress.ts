/** Writes down how far a lesson has come. */
import type { ProgressStore } from './progress.ts';
import type { SessionStore } from './session.ts';

/** Follows a session and keeps what is reached under the lesson's name, `game/slug`. Returns how to stop. */
export function followProgress<State, Action, Event, Reason>(
  { $session }: Pick<SessionStore<State, Action, Event, Reason>, '$session'>,
  progress: Pick<ProgressStore, 'reached' | 'finishedStep' | 'finishedLesson'>,
  name: string,
): () => void {
  let { step } = $session.get().lesson.now;
  return $session.listen(({ lesson, turn }, before) => {
    // Where the page was opened is no progress yet.
    if (turn === before.turn) {
      step = lesson.now.step;
      return;
    }
    if (lesson.now.isDone && !before.lesson.now.isDone) progress.finishedStep(name, lesson.now.step);
    if (lesson.isFinished && !before.lesson.isFinished) progress.finishedLesson(name);
    if (lesson.now.step !== step) progress.reached(name, lesson.now.step);
    step = lesson.now.step;
  });
}

/** The step that an address's fragment names, from 0; null for another fragment. */
export function stepOfHash(hash: string): number | null {
  const step = /^#step-([1-9]\d?)$/.exec(hash)?.[1];
  return step === undefined ? null : Number(step) - 1;
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
