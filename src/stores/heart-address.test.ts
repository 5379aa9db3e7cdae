import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviseHeart, unseenByYou, type HeartQuestion } from '#engine/adviser/dragonheart/index.ts';
import { cardById, cardIds, cardTypes, decks, type CardId } from '#engine/dragonheart/index.ts';
import {
  boardCards,
  emptyHeartTable,
  exampleHeartTable,
  formatHeartTable,
  handLimit,
  heartFields,
  mostTheirs,
  mostWaiting,
  parseHeartTable,
  whyNotThere,
  withCard,
} from './heart-address.ts';

/** Tables filled card by card, each wherever it is allowed. */
const questions: fc.Arbitrary<HeartQuestion> = fc
  .record({
    cards: fc.array(fc.tuple(fc.constantFrom(...heartFields), fc.constantFrom(...cardIds)), { maxLength: 60 }),
    greatDragon: fc.constantFrom(null, 0, 1),
    holds: fc.nat(6),
    isLastTurn: fc.boolean(),
  })
  .map(({ cards, greatDragon, holds, isLastTurn }) => {
    let question: HeartQuestion = { ...emptyHeartTable, greatDragon, isLastTurn };
    for (const [field, id] of cards) {
      if (whyNotThere(question, field, id) === null) question = withCard(question, field, id);
    }
    const board = Object.fromEntries(cardTypes.map((type) => [type, question.board[type]])) as HeartQuestion['board'];
    question = { ...question, board };
    return { ...question, opponentHolds: Math.min(holds, mostTheirs(question)) };
  });

const mangled = fc.tuple(questions, fc.nat(200), fc.nat(20), fc.string()).map(([question, at, length, noise]) => {
  const text = formatHeartTable(question);
  return text.slice(0, at) + noise + text.slice(at + length);
});

function expectSound(question: HeartQuestion): void {
  const { hand, board, hold, away, greatDragon, opponentHolds } = question;
  const all = [...hand, ...boardCards(board), ...hold, ...away];
  for (const id of new Set(all)) {
    const copies = (decks[cardById(id).owner] ?? []).filter((card) => card === id).length;
    expect(all.filter((card) => card === id).length).toBeLessThanOrEqual(copies);
  }
  expect(hand.every((id) => cardById(id).owner === 0)).toBe(true);
  expect(hand.length).toBeLessThanOrEqual(handLimit(greatDragon));
  expect(hold.every((id) => ['knight', 'huntress'].includes(cardById(id).type))).toBe(true);
  for (const type of cardTypes) {
    expect(board[type].every((id) => cardById(id).type === type)).toBe(true);
    expect(board[type].length).toBeLessThanOrEqual(mostWaiting(type));
  }
  expect(opponentHolds).toBeLessThanOrEqual(unseenByYou(question).length);
}

describe('the Dragonheart table in the address', () => {
  test('an empty address asks with an empty hand and has nothing to complain about', () => {
    expect(parseHeartTable('')).toEqual({ question: emptyHeartTable, problems: [] });
  });

  test('what was asked comes back from the address', () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(parseHeartTable(formatHeartTable(question))).toEqual({ question, problems: [] });
      }),
    );
  });

  test('any string yields a table that can be', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), mangled, fc.webQueryParameters()), (text) => {
        expectSound(parseHeartTable(text).question);
      }),
      { numRuns: 2000 },
    );
  });

  test('the adviser answers whatever stands in the address', () => {
    fc.assert(
      fc.property(mangled, (text) => {
        const { question } = parseHeartTable(text);
        const { plays, recommendation } = adviseHeart(question);
        expect(recommendation === null).toBe(question.hand.length === 0);
        for (const { danger } of plays) expect(danger.num).toBeLessThanOrEqual(danger.den);
      }),
      { numRuns: 100 },
    );
  });

  test('is readable', () => {
    expect(formatHeartTable(exampleHeartTable)).toBe(
      "?hand=Tr3+Fi2+So1+Kn1+Dw1&board=Dw1+Dw2'+Tr2+Tr1'+Tl3+Kn1'+Pe2&hold=Hu1'&figure=board",
    );
  });

  test('a wrong word is left out by itself, the others stay, and it is told', () => {
    const { question, problems } = parseHeartTable(
      "?hand=tr3+Xy1+Tr1'&board=Kn1+Kn1'+Fi4+Fi4+Fi4'&hold=Tr1+hu1’&figure=me&theirs=9&last=maybe",
    );
    const cards: CardId[] = ['Tr3'];
    expect(question).toMatchObject({ hand: cards, hold: ["Hu1'"], greatDragon: null, opponentHolds: 5 });
    expect(boardCards(question.board)).toEqual(['Fi4', "Fi4'", 'Kn1']);
    expect(problems).toEqual([
      { code: 'badFigure', value: 'me' },
      { code: 'unknownCard', field: 'hand', value: 'Xy1' },
      { code: 'notYourDeck', value: "Tr1'" },
      { code: 'spaceFull', value: "Kn1'", used: 1 },
      { code: 'tooManyCopies', field: 'board', value: 'Fi4' },
      { code: 'notInHold', value: 'Tr1' },
      { code: 'badLast', value: 'maybe' },
      { code: 'badTheirs', value: '9', used: 5 },
    ]);
  });

  test('[dh-great-dragon-hand] a sixth card is held by who has the Great Dragon', () => {
    const six = 'Tr3+Fi2+So1+Kn1+Dw1+Sh';
    expect(parseHeartTable(`?hand=${six}`).problems).toEqual([{ code: 'handFull', value: 'Sh', used: 5 }]);
    expect(parseHeartTable(`?hand=${six}&figure=you`).problems).toEqual([]);
  });
});
