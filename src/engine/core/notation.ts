/** Reading text that people write or links carry: a value, or what is wrong with it. Nothing here throws at bad text. */
import { force, type RngState, seedRng } from './rng.ts';

/** What is wrong with a text. `what` names the part in question (`card`, `players`), `word` is the text that stands there. */
export interface NotationProblem {
  readonly code:
    /** A part is missing. */
    | 'missing'
    /** A word that means nothing here. */
    | 'unknown'
    /** Something stands twice, or a card more often than there are copies of it. */
    | 'repeated'
    /** More than there should be. */
    | 'superfluous'
    /** A number that is too small, too large or no number. */
    | 'outOfRange'
    /** Two parts that cannot both be true. */
    | 'contradiction'
    /** The text is far longer than any that a game writes. */
    | 'tooLong';
  readonly what: string;
  readonly word: string;
}

/** A value that was read, or why it could not be. */
export type Parsed<Value> = { readonly value: Value } | { readonly problem: NotationProblem };

/** Words longer than this are cut where a problem quotes them. */
const longestQuote = 60;

/** A problem as a result. */
export const problem = (code: NotationProblem['code'], what: string, word = ''): { problem: NotationProblem } => ({
  problem: { code, what, word: word.slice(0, longestQuote) },
});

/** The words of a text, separated by any white space. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** A whole number from `least` to `most`, written in plain digits with an optional minus. */
export function parseWhole(text: string, what: string, least: number, most: number): Parsed<number> {
  if (!/^-?\d{1,10}$/.test(text)) return problem(text === '' ? 'missing' : 'outOfRange', what, text);
  const value = Number(text);
  // `-0` reads as 0, so that a text and its value are one to one.
  return value < least || value > most ? problem('outOfRange', what, text) : { value: value + 0 };
}

/** One of the words of a vocabulary, as written there. */
export function parseWord<Word extends string>(text: string, what: string, vocabulary: readonly Word[]): Parsed<Word> {
  const value = vocabulary.find((word) => word === text);
  if (value !== undefined) return { value };
  return problem(text === '' ? 'missing' : 'unknown', what, text);
}

/** Reads every item, or tells the first problem. */
export function parseAll<Item, Value>(items: readonly Item[], parse: (item: Item) => Parsed<Value>): Parsed<Value[]> {
  const value: Value[] = [];
  for (const item of items) {
    const parsed = parse(item);
    if ('problem' in parsed) return parsed;
    value.push(parsed.value);
  }
  return { value };
}

/**
 * Reads `key value; key value` into a table. A key that is not in `keys` or stands twice is a problem; one without a value
 * has the empty text.
 */
export function parseFields<Key extends string>(
  text: string,
  keys: readonly Key[],
): Parsed<Partial<Record<Key, string>>> {
  const value: Partial<Record<Key, string>> = {};
  for (const field of text.split(';').map((part) => part.trim())) {
    if (field === '') continue;
    const [name = ''] = wordsOf(field);
    const key = parseWord(name, 'key', keys);
    if ('problem' in key) return key;
    if (value[key.value] !== undefined) return problem('repeated', 'key', name);
    value[key.value] = field.slice(name.length).trim();
  }
  return { value };
}

const firstSeed = '0';

/**
 * The randomness of a position: the four words of a generator, or a seed, or seed 0; with the scripted results that come
 * before it.
 */
export function parseRng(
  { rng, seed }: { readonly rng?: string; readonly seed?: string },
  forced: readonly number[],
): Parsed<RngState> {
  if (rng === undefined) {
    const parsed = parseWhole(seed ?? firstSeed, 'seed', 0, 2 ** 32 - 1);
    return 'problem' in parsed ? parsed : { value: force(seedRng(parsed.value), forced) };
  }
  if (seed !== undefined) return problem('contradiction', 'seed', seed);
  const generator = parseAll(wordsOf(rng), (word) => parseWhole(word, 'rng', -(2 ** 31), 2 ** 31 - 1));
  if ('problem' in generator) return generator;
  // A generator of zeros would give nothing but zeros.
  const isGenerator = generator.value.length === 4 && generator.value.some((word) => word !== 0);
  return isGenerator ? { value: { generator: generator.value, forced } } : problem('contradiction', 'rng', rng);
}
