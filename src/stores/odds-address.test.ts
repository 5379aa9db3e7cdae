import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enhancementIds, methods, mostAdventurers, targets } from '#engine/dragonwood/index.ts';
import { parseQuestion } from './odds-address.ts';
import { formatQuestion, sharedCount, type Question } from './odds-link.ts';

const isSound = ({ target, cards, enhancements }: Question) =>
  targets.some(({ id }) => id === target) &&
  methods.every(
    (method) => Number.isInteger(cards[method]) && cards[method] >= 1 && cards[method] <= mostAdventurers[method],
  ) &&
  enhancements.every((id) => enhancementIds.includes(id)) &&
  new Set(enhancements).size === enhancements.length;

const questions: fc.Arbitrary<Question> = fc.record({
  target: fc.constantFrom(...targets.map(({ id }) => id)),
  cards: fc.record({
    strike: fc.integer({ min: 1, max: 6 }),
    stomp: fc.integer({ min: 1, max: 5 }),
    scream: fc.integer({ min: 1, max: 6 }),
  }),
  enhancements: fc.subarray([...enhancementIds]),
});

/** Addresses near sound ones: a sound one with a piece cut out, doubled or replaced. */
const mangled = fc.tuple(questions, fc.nat(80), fc.nat(20), fc.string()).map(([question, at, length, noise]) => {
  const text = formatQuestion(question);
  return text.slice(0, at) + noise + text.slice(at + length);
});

describe('the question in the address', () => {
  test('an empty address asks an everyday question and has nothing to complain about', () => {
    const { question, problems } = parseQuestion('');
    expect(isSound(question)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('what was asked comes back from the address', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(parseQuestion(formatQuestion(question))).toEqual({ question, problems: [] });
      }),
    );
  });

  test('any string yields a valid question', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled, fc.webQueryParameters()), (text) => {
        expect(isSound(parseQuestion(text).question)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  test('a wrong field falls back by itself, the others stay, and it is told', () => {
    const { question, problems } = parseQuestion('?target=unicorn-king&cards=4-3-5&use=silver-sword,laser');
    expect(question.cards).toEqual({ strike: 4, stomp: 3, scream: 5 });
    expect(question.enhancements).toEqual(['silver-sword']);
    expect(problems).toEqual([
      { code: 'unknownTarget', value: 'unicorn-king', used: question.target },
      { code: 'unknownEnhancement', value: 'laser' },
    ]);
  });

  test.each(['0', '7', '2.5', '-3', '', 'three', '1-2', '1-2-3-4', '4-6-5', '4-x-5', '1e1', '٣'])(
    'cards=%s is told',
    (cards) => {
      const { question, problems } = parseQuestion(`?cards=${cards}`);
      expect(problems).toEqual([{ code: 'badCards', value: cards, used: question.cards }]);
    },
  );

  test('of three counts the good ones stay', () => {
    expect(parseQuestion('?cards=4-6-5').question.cards).toEqual({ strike: 4, stomp: 3, scream: 5 });
  });

  test('six cards for all is five for a Stomp, which has one card of each colour', () => {
    const { question, problems } = parseQuestion('?cards=6');
    expect(question.cards).toEqual({ strike: 6, stomp: 5, scream: 6 });
    expect(problems).toEqual([]);
    expect(sharedCount(question)).toBe(6);
  });

  test('capital letters, spaces and doubled cards are understood', () => {
    const { question, problems } = parseQuestion('?target=Fire-Ants&use=%20Silver-Sword,silver-sword,,&utm_source=x');
    expect(question.target).toBe('fire-ants');
    expect(question.enhancements).toEqual(['silver-sword']);
    expect(problems).toEqual([]);
  });

  test('a very long wrong value is shortened before it is told', () => {
    const [problem] = parseQuestion(`?target=${'x'.repeat(10_000)}`).problems;
    expect(problem?.value.length).toBeLessThan(50);
  });
});
