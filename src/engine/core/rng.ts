/** Randomness as data: plain JSON in the state of a game, so that a save, an undo and a test repeat the same dice. */
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A generator of random numbers that stands still: every function below returns the next one and changes nothing. */
export interface RngState {
  /** The words of the generator (xoroshiro128+), four signed 32-bit numbers. */
  readonly generator: readonly number[];
  /** Results that lessons and tests have scripted, the next one first. They are used up before the generator is asked. */
  readonly forced: readonly number[];
}

/** A random result and the generator after it. */
export type Drawn<Result> = readonly [result: Result, rng: RngState];

const seedLimit = 2 ** 32;

/**
 * A whole number below `below`, all equally likely: what would favour the smaller ones is drawn again. The same numbers as
 * pure-rand's `uniformInt`, which brings arithmetic of 64 bits along that no dice need.
 */
function drawBelow(generator: ReturnType<typeof xoroshiro128plus>, below: number): number {
  const fair = seedLimit - (seedLimit % below);
  const draw = () => generator.next() + seedLimit / 2;
  let drawn = draw();
  while (drawn >= fair) drawn = draw();
  return drawn % below;
}

/** The generator of a seed, an unsigned 32-bit number; anything else throws a RangeError that names it. */
export function seedRng(seed: number): RngState {
  if (!Number.isInteger(seed) || seed < 0 || seed >= seedLimit) {
    throw new RangeError(`seed must be a whole number from 0 to ${seedLimit - 1}, not ${String(seed)}`);
  }
  const generator = xoroshiro128plus(seed);
  // As seeded, the first number is the seed itself turned round: neighbouring seeds would begin alike. The jump mixes it in.
  generator.jump();
  return { generator: generator.getState(), forced: [] };
}

/**
 * The same generator with more scripted results, after those still left. A result is what the draw will return: a face for
 * `rollFace`, a number for `nextInt`. It is checked when it is drawn.
 */
export const force = (rng: RngState, results: readonly number[]): RngState => ({
  ...rng,
  forced: [...rng.forced, ...results],
});

/** How many scripted results have not been used: a script that was played to its end leaves 0. */
export const forcedLeft = (rng: RngState): number => rng.forced.length;

function checkBelow(below: number): void {
  if (!Number.isInteger(below) || below < 1 || below > seedLimit) {
    throw new RangeError(`below must be a whole number from 1 to ${seedLimit}, not ${String(below)}`);
  }
}

/** The next scripted result, if there is one. It must be one that the draw can give: a script that asks for more is wrong. */
function takeForced(rng: RngState, isPossible: (result: number) => boolean): Drawn<number> | null {
  const [result, ...forced] = rng.forced;
  if (result === undefined) return null;
  if (!isPossible(result)) throw new RangeError(`the forced result ${String(result)} cannot come from this draw`);
  return [result, { ...rng, forced }];
}

/**
 * A whole number from 0 up to, not including, `below` (at most 2^32), all equally likely. Scripted results come first; one out
 * of range throws a RangeError.
 */
export function nextInt(rng: RngState, below: number): Drawn<number> {
  checkBelow(below);
  const forced = takeForced(rng, (result) => Number.isInteger(result) && result >= 0 && result < below);
  if (forced) return forced;
  const generator = xoroshiro128plusFromState(rng.generator);
  const result = drawBelow(generator, below);
  return [result, { ...rng, generator: generator.getState() }];
}

/**
 * One of the faces, each place of the list equally likely: [1, 2, 2, 3, 3, 4] shows a 2 twice as often as a 1. A scripted
 * result is the face itself; one that is not on the die throws a RangeError, and so does a die without faces.
 */
export function rollFace<Face extends number>(rng: RngState, faces: readonly Face[]): Drawn<Face> {
  const forced = takeForced(rng, (result) => faces.some((face) => face === result));
  if (forced) return forced as Drawn<Face>;
  const [place, next] = nextInt(rng, faces.length);
  return [faces[place] as Face, next];
}

/**
 * The items in random order, all orders equally likely; the list given is left as it was. Takes no scripted results: a deck
 * shuffled in the middle of a lesson must not eat the dice that the lesson has scripted (scripts name a deck's order itself).
 */
export function shuffle<Item>(rng: RngState, items: readonly Item[]): Drawn<readonly Item[]> {
  const generator = xoroshiro128plusFromState(rng.generator);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const place = drawBelow(generator, last + 1);
    const item = shuffled[last] as Item;
    shuffled[last] = shuffled[place] as Item;
    shuffled[place] = item;
  }
  return [shuffled, { ...rng, generator: generator.getState() }];
}
