/** A quiz: questions of different kinds from one seed, always the same ones. */
import { chooserOf, type Chooser } from './chooser.ts';
import type { Draft, Question } from './question.ts';

/** Questions of one quiz. */
export const questionsInQuiz = 10;

/** Makes a question from random choices; null when these make none that is fair. */
export type Maker<Q extends Question> = (choose: Chooser) => Draft<Q> | null;

/** Tries before a kind is given up; every kind needs far fewer. */
const mostTries = 2000;

/** A seed for a part of a quiz: whole numbers in, an unsigned 32-bit number out, near ones far apart. */
function mix(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}

const keyOf = (option: unknown) => JSON.stringify(option);

/** Without doubles, and with the place of the right answer. A draft whose right answer is not offered has none. */
function finished<Q extends Question>(kind: string, { right, ...draft }: Draft<Q>): Q | null {
  const options = draft.options.filter(
    (option, place) => draft.options.findIndex((other) => keyOf(other) === keyOf(option)) === place,
  );
  const answer = options.findIndex((option) => keyOf(option) === keyOf(right));
  // The kind comes from the table of makers, which the compiler cannot follow into a question's own type.
  return answer < 0 || options.length < 2 ? null : ({ ...draft, kind, options, answer } as unknown as Q);
}

/** One question of that kind. `seed` is an unsigned 32-bit number. */
export function makeOne<Q extends Question>(kind: string, maker: Maker<Q>, seed: number): Q {
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const draft = maker(chooserOf(mix(seed, attempt)));
    const question = draft && finished(kind, draft);
    if (question) return question;
  }
  throw new RangeError(`no question of the kind ${kind} comes from the seed ${seed}`);
}

/**
 * Question `number`, from 0, of the quiz with this seed, an unsigned 32-bit number. Kinds come in random order, each once
 * before one comes again.
 */
export function questionAt<Q extends Question>(
  makers: Readonly<Record<Q['kind'], Maker<Q>>>,
  seed: number,
  number: number,
): Q {
  const kinds = Object.keys(makers) as Q['kind'][];
  const round = Math.floor(number / kinds.length);
  const order = chooserOf(mix(seed, round, 1)).order(kinds);
  const kind = order[number % kinds.length] as Q['kind'];
  return makeOne<Q>(kind, makers[kind], mix(seed, number, 2));
}

/** The seed in the fragment of an address, with or without its `#`; null for anything else. */
export function parseSeed(fragment: string): number | null {
  const digits = fragment.replace(/^#/, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  const seed = Number(digits);
  return seed < 2 ** 32 ? seed : null;
}
