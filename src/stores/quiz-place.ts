/** Where somebody is in a quiz, kept while the tab is open: a reload and the other language go on from there. */
import { keptValue, type Kept, type Shelf } from '#lib/storage.ts';

/** Where the reader is in the quiz of a seed. */
export interface QuizPlace {
  readonly seed: number;
  /** The question, from 0; after the last one the result is shown. */
  readonly number: number;
  /** The answer that is chosen, from 0. */
  readonly chosen: number | null;
  readonly isChecked: boolean;
  /** Right answers so far. */
  readonly score: number;
}

/** More answers than any question has. */
const mostOptions = 10;

const isWhole = (data: unknown, most: number): data is number =>
  typeof data === 'number' && Number.isInteger(data) && data >= 0 && data <= most;

function readPlace(data: unknown, questions: number): QuizPlace | null {
  if (typeof data !== 'object' || data === null) return null;
  const { seed, number, chosen, isChecked, score } = data as Partial<Record<keyof QuizPlace, unknown>>;
  if (!isWhole(seed, Number.MAX_SAFE_INTEGER) || !isWhole(number, questions)) return null;
  if (typeof isChecked !== 'boolean' || (chosen !== null && !isWhole(chosen, mostOptions - 1))) return null;
  if (isChecked && chosen === null) return null;
  return isWhole(score, number + (isChecked ? 1 : 0)) ? { seed, number, chosen, isChecked, score } : null;
}

/** The place in a game's quiz of so many questions; `shelf` is where it is kept, the tab's own storage if it is left out. */
export const keptQuizPlace = (
  game: 'dragonwood' | 'dragonheart',
  questions: number,
  shelf: () => Shelf | undefined = () => globalThis.sessionStorage,
): Kept<QuizPlace> =>
  keptValue({ key: `dragon-games-quiz/${game}`, version: 1, read: (data) => readPlace(data, questions), shelf });
