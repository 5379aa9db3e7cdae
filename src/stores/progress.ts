/** How far the reader has come in the lessons: one value for both languages. */
import { atom, type ReadableAtom } from 'nanostores';
import { keptValue, readVersioned, writeVersioned, type Shelf } from '#lib/storage.ts';

/** What is known of one lesson. */
export interface LessonProgress {
  /** The steps that were done, from 0, each once, in order. */
  readonly done: readonly number[];
  /** The step at which the reader was last, from 0. */
  readonly at: number;
  /** The lesson was played to its end at least once. */
  readonly isFinished: boolean;
}

/** By `game/slug`. */
export type Progress = Readonly<Record<string, LessonProgress>>;

/** Why progress is not kept: no access or no room; what lay there was of no use. */
export type KeepingProblem = 'blocked' | 'unusable';

/** Progress, and the ways to change it. */
export interface ProgressStore {
  readonly $progress: ReadableAtom<Progress>;
  readonly $problem: ReadableAtom<KeepingProblem | null>;
  /** Takes what is kept. Called in the browser: a built page knows no reader. */
  readonly load: () => void;
  readonly reached: (lesson: string, step: number) => void;
  readonly finishedStep: (lesson: string, step: number) => void;
  readonly finishedLesson: (lesson: string) => void;
  readonly reset: () => void;
  /** A file's text. */
  readonly exported: () => string;
  /** Takes progress from a file's text, adding it to what is there; false if it is none. */
  readonly imported: (text: string) => boolean;
}

const version = 1;
const key = 'dragon-games-progress';
/** No lesson has more steps; a larger number in a file is no step. */
const mostSteps = 50;

const isStep = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < mostSteps;
const inOrder = (steps: readonly number[]): readonly number[] => [...new Set(steps)].sort((a, b) => a - b);

function readLesson(data: unknown): LessonProgress | null {
  if (typeof data !== 'object' || data === null) return null;
  const { done, at, isFinished } = data as Readonly<Record<string, unknown>>;
  if (!Array.isArray(done) || !done.every(isStep) || !isStep(at) || typeof isFinished !== 'boolean') return null;
  return { done: inOrder(done), at, isFinished };
}

/** Progress from what JSON holds: lessons that cannot be read are left out. Null if it is no table at all. */
export function readProgress(data: unknown): Progress | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      const lesson = /^[a-z]+\/[a-z0-9-]+$/.test(name) ? readLesson(value) : null;
      return lesson ? [[name, lesson]] : [];
    }),
  );
}

const untouched: LessonProgress = { done: [], at: 0, isFinished: false };

/** A store of progress; `shelf` says where it is kept, the browser's own storage if it is left out. */
export function createProgress(shelf?: () => Shelf | undefined): ProgressStore {
  const kept = keptValue({ key, version, read: readProgress, ...(shelf && { shelf }) });
  const $progress = atom<Progress>({});
  const $problem = atom<KeepingProblem | null>(null);

  const keep = (progress: Progress) => {
    $progress.set(progress);
    $problem.set(kept.save(progress) ? null : 'blocked');
  };
  /** Another page of the site may have kept something in the meantime. */
  const latest = (): Progress => {
    const found = kept.load();
    return found.state === 'kept' ? found.value : $progress.get();
  };
  const change = (name: string, how: (lesson: LessonProgress) => LessonProgress) => {
    const progress = latest();
    keep({ ...progress, [name]: how(progress[name] ?? untouched) });
  };

  return {
    $progress,
    $problem,
    load() {
      const found = kept.load();
      if (found.state === 'kept') $progress.set(found.value);
      $problem.set(found.state === 'blocked' || found.state === 'unusable' ? found.state : null);
    },
    reached: (name, step) => {
      change(name, (lesson) => ({ ...lesson, at: step }));
    },
    finishedStep: (name, step) => {
      change(name, (lesson) => ({ ...lesson, done: inOrder([...lesson.done, step]) }));
    },
    finishedLesson: (name) => {
      change(name, (lesson) => ({ ...lesson, at: 0, isFinished: true }));
    },
    reset() {
      $progress.set({});
      $problem.set(kept.clear() ? null : 'blocked');
    },
    exported: () => writeVersioned(version, latest()),
    imported(text) {
      const added = readVersioned(text, version, readProgress);
      if (!added) return false;
      const progress = latest();
      const merged = Object.entries(added).map(([name, lesson]): [string, LessonProgress] => {
        const known = progress[name] ?? untouched;
        const done = inOrder([...known.done, ...lesson.done]);
        return [name, { done, at: lesson.at, isFinished: known.isFinished || lesson.isFinished }];
      });
      keep({ ...progress, ...Object.fromEntries(merged) });
      return true;
    },
  };
}

/** The reader's progress: one for the page. */
export const progress: ProgressStore = createProgress();
