/** How far the reader has come in the lessons: one value for both languages. */
import { atom, type ReadableAtom } from 'nanostores';
import { keptValue, type Shelf } from '#lib/storage.ts';

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
  /** Changes the latest progress, what another page has kept since included. */
  readonly change: (how: (progress: Progress) => Progress) => void;
}

/** Raised when what older pages kept can no longer be read. */
export const progressVersion = 1;
const key = 'dragon-games-progress';
/** No lesson has more steps; a larger number in a file is no step. */
const mostSteps = 50;

const isStep = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < mostSteps;
/** Each step once, in order. */
export const inOrder = (steps: readonly number[]): readonly number[] => [...new Set(steps)].sort((a, b) => a - b);

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

/** Of a lesson that nobody has begun. */
export const untouched: LessonProgress = { done: [], at: 0, isFinished: false };

/** A store of progress; `shelf` says where it is kept, the browser's own storage if it is left out. */
export function createProgress(shelf?: () => Shelf | undefined): ProgressStore {
  const kept = keptValue({ key, version: progressVersion, read: readProgress, ...(shelf && { shelf }) });
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
  const change: ProgressStore['change'] = (how) => {
    keep(how(latest()));
  };
  const changeLesson = (name: string, how: (lesson: LessonProgress) => LessonProgress) => {
    change((progress) => ({ ...progress, [name]: how(progress[name] ?? untouched) }));
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
      changeLesson(name, (lesson) => ({ ...lesson, at: step }));
    },
    finishedStep: (name, step) => {
      changeLesson(name, (lesson) => ({ ...lesson, done: inOrder([...lesson.done, step]) }));
    },
    finishedLesson: (name) => {
      changeLesson(name, (lesson) => ({ ...lesson, at: 0, isFinished: true }));
    },
    reset() {
      $progress.set({});
      $problem.set(kept.clear() ? null : 'blocked');
    },
    change,
  };
}

/** The reader's progress: one for the page. */
export const progress: ProgressStore = createProgress();
