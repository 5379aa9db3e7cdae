/** What tests of the quizzes share. */
import { makeOne, type Maker } from './make.ts';
import type { Question, QuizValue, Said } from './question.ts';

/** Questions of one kind from many seeds, the same ones in every run. */
export const manyOf = <Q extends Question>(kind: string, maker: Maker<Q>, count = 150): readonly Q[] =>
  Array.from({ length: count }, (_, place) => makeOne(kind, maker, place * 7919));

/** The values that a question shows under a label, in their order. */
const valuesOf = ({ shown }: Question, label: string): readonly QuizValue[] =>
  shown.filter((fact) => fact.label === label).map(({ value }) => value);

/** The cards that it shows under a label; none where there is none. */
export function cardsIn(question: Question, label: string): readonly string[] {
  return valuesOf(question, label).flatMap((value) => {
    if (typeof value === 'number') return [];
    if ('cards' in value) return value.cards;
    return 'card' in value ? [value.card] : [];
  });
}

/** The numbers that it shows under a label. */
export const numbersIn = (question: Question, label: string): readonly number[] =>
  valuesOf(question, label).filter((value) => typeof value === 'number');

/** The number that it shows under a label; 0 where there is none. */
export const numberIn = (question: Question, label: string): number => numbersIn(question, label)[0] ?? 0;

/** The word that it shows under a label: a method, or something with a line of its own. */
export function wordIn(question: Question, label: string): string {
  const [value] = valuesOf(question, label);
  if (value === undefined || typeof value === 'number') return '';
  if ('method' in value) return value.method;
  if ('line' in value) return value.line;
  return 'seat' in value ? String(value.seat) : '';
}

/** An answer in a few letters: `number 3`, `target fire-ants 7`. */
export function answerText({ say, values = {} }: Said): string {
  const words = Object.values(values).map((value) =>
    typeof value === 'number' ? value : Object.values(value).flat().join(' '),
  );
  return [say, ...words].join(' ');
}

/** The answer that the question calls right, in a few letters. */
export function rightAnswer({ options, answer }: Question): string {
  const option = options[answer];
  if (!option) throw new RangeError('the right answer is none of the options');
  return answerText(option);
}
