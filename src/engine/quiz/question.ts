/** A question of a quiz as data: what is shown, what is asked, what may be answered and why one answer is right. No words. */
import type { Seat } from '../core/index.ts';

/** A value to be put into a language's words. */
export type QuizValue =
  | number
  /** A title of Dragonwood or a type of Dragonheart. */
  | { readonly card: string }
  /** Cards in notation, or titles. */
  | { readonly cards: readonly string[] }
  /** A method of attack. */
  | { readonly method: string }
  | { readonly seat: Seat }
  /** A total for each seat. */
  | { readonly scores: readonly number[] }
  /** A chance from 0 to 1. */
  | { readonly chance: number }
  /** Something that has a line of its own. */
  | { readonly line: string };

/** A sentence by its name, with the values in it. */
export interface Said<Line extends string = string> {
  readonly say: Line;
  readonly values?: Readonly<Record<string, QuizValue>>;
}

/** Something that the reader is shown: "Your cards: R3 R4". */
export interface Shown<Label extends string = string> {
  readonly label: Label;
  readonly value: QuizValue;
  /** Whose it is, where the label says so. */
  readonly seat?: Seat;
}

/** A question with one right answer. */
export interface Question<
  Kind extends string = string,
  Line extends string = string,
  Label extends string = string,
  Rule extends string = string,
> {
  readonly kind: Kind;
  readonly ask: Said<Line>;
  readonly shown: readonly Shown<Label>[];
  /** Two or more, all different. */
  readonly options: readonly Said<Line>[];
  /** The place of the right one. */
  readonly answer: number;
  readonly why: Said<Line>;
  readonly rule: Rule;
}

/** A question whose options are put in order and freed of doubles later. */
export type Draft<Q extends Question> = Omit<Q, 'answer' | 'kind'> & { readonly right: Q['options'][number] };
