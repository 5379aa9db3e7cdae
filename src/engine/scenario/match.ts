/** Patterns: what a lesson asks of an action, a fact or a table, as plain data. One small function compares them. */
import type { Pattern } from './types.ts';

type Operator = (wanted: Pattern, value: unknown) => boolean;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Each pattern finds an item of its own. Lists are short, so every order is tried. */
function findsAll(patterns: readonly Pattern[], items: readonly unknown[]): boolean {
  const [first, ...rest] = patterns;
  if (first === undefined) return true;
  return items.some((item, place) => match(first, item) && findsAll(rest, items.toSpliced(place, 1)));
}

const listed = (wanted: Pattern): readonly Pattern[] => (isList(wanted) ? wanted : [wanted]);

const operators: Readonly<Record<string, Operator>> = {
  has: (wanted, value) => isList(value) && findsAll(listed(wanted), value),
  set: (wanted, value) => isList(value) && value.length === listed(wanted).length && findsAll(listed(wanted), value),
  every: (wanted, value) => isList(value) && value.every((item) => match(wanted, item)),
  length: (wanted, value) => isList(value) && match(wanted, value.length),
  oneOf: (wanted, value) => listed(wanted).some((pattern) => match(pattern, value)),
  not: (wanted, value) => !match(wanted, value),
  atLeast: (wanted, value) => typeof value === 'number' && typeof wanted === 'number' && value >= wanted,
  atMost: (wanted, value) => typeof value === 'number' && typeof wanted === 'number' && value <= wanted,
};

/** A word with `?` for one character and `*` for any number of them: `Tr*`, `?7`. */
function fitsWord(word: string, value: string): boolean {
  const head = word.charAt(0);
  if (head === '') return value === '';
  if (head === '*') return fitsWord(word.slice(1), value) || (value !== '' && fitsWord(word, value.slice(1)));
  return value !== '' && (head === '?' || head === value.charAt(0)) && fitsWord(word.slice(1), value.slice(1));
}

/**
 * Whether a value is as the pattern says. Numbers, `true`, `false` and `null` are equal or not; a word may hold `?` (one
 * character) and `*` (any); a list wants the same length and each place to match; a table wants each of its fields, and
 * leaves the others open. A field named like an operator asks something of the whole value:
 *
 * - `has: [a, b]` the list holds these, each another item · `set: [a, b]` these and no more, in any order
 * - `every: a` all items are so · `length: n` so many items
 * - `oneOf: [a, b]` one of these · `not: a` anything else
 * - `atLeast: n`, `atMost: n` for numbers
 *
 * A list's places may be fields: `{ hands: { 0: { has: R7 } } }`. Never throws; what cannot match does not.
 */
export function match(pattern: Pattern, value: unknown): boolean {
  if (typeof pattern === 'string') return typeof value === 'string' && fitsWord(pattern, value);
  if (!isTable(pattern)) return pattern === value;
  if (isList(pattern)) {
    return (
      isList(value) &&
      value.length === pattern.length &&
      pattern.every((wanted, place) => match(wanted as Pattern, value[place]))
    );
  }
  return Object.entries(pattern).every(([key, wanted]) => {
    const operator = Object.hasOwn(operators, key) ? operators[key] : undefined;
    if (operator) return operator(wanted, value);
    return isTable(value) && Object.hasOwn(value, key) && match(wanted, value[key]);
  });
}
