/** Every kind of question is judged a second time here, from what the reader is shown, by the rules in a few lines. */
import { describe, expect, test } from 'vitest';
import { dragonheartRuleIds } from '../../dragonheart/index.ts';
import { answerText, cardsIn, manyOf, numberIn, numbersIn, rightAnswer, wordIn } from '../testing.ts';
import { heartKinds, heartMakers, type HeartKind, type HeartQuestion } from './index.ts';

/** Letters of a type, how many make it take, and what it takes. */
const table: Readonly<Record<string, readonly [letters: string, takesAt: number, takes: readonly string[]]>> = {
  dwarf: ['Dw', 4, ['Dw']],
  huntress: ['Hu', 3, ['Fi']],
  fireDragon: ['Fi', 1, ['Tr']],
  treasure: ['Tr', Infinity, []],
  troll: ['Tl', 1, ['So']],
  knight: ['Kn', 2, ['So', 'Tl']],
  petrifiedDragon: ['Pe', Infinity, []],
  sorceress: ['So', 1, ['Tr', 'Pe']],
  ship: ['Sh', 3, ['hold']],
};
const inDeck: Readonly<Record<string, number>> = {
  dwarf: 10,
  huntress: 6,
  fireDragon: 4,
  treasure: 7,
  troll: 3,
  knight: 5,
  petrifiedDragon: 5,
  sorceress: 4,
  ship: 6,
};
const lettersOf = (card: string) => card.slice(0, 2);
const valueOf = (card: string) => Number(/\d/.exec(card)?.[0] ?? 0);
const points = (cards: readonly string[]) => cards.reduce((sum, card) => sum + valueOf(card), 0);
const ofType = (cards: readonly string[], letters: string) => cards.filter((card) => lettersOf(card) === letters);
const rowOf = (letters: string) => Object.values(table).find(([own]) => own === letters) ?? ['', Infinity, []];

/** What a play could take: the piles that hold cards, once enough lie on the space. */
function prey(board: readonly string[], hold: readonly string[], play: readonly string[]) {
  const [letters, takesAt, takes] = rowOf(lettersOf(play[0] ?? ''));
  const after = [...board, ...play];
  const isReady = ofType(after, letters).length >= takesAt;
  const piles = takes.map((pile) => ({ pile, cards: pile === 'hold' ? hold : ofType(after, pile) }));
  return { isReady, piles: isReady ? piles.filter(({ cards }) => cards.length > 0) : [] };
}
const preyIn = (question: HeartQuestion) =>
  prey(cardsIn(question, 'board'), cardsIn(question, 'hold'), cardsIn(question, 'play'));
const playOf = (question: HeartQuestion) => lettersOf(cardsIn(question, 'play')[0] ?? '');
const typeOf = (letters: string) => Object.keys(table).find((type) => table[type]?.[0] === letters) ?? '';

function where(question: HeartQuestion): string {
  const { isReady } = preyIn(question);
  const letters = playOf(question);
  if (!isReady) return 'stays';
  if (letters === 'Hu' || letters === 'Kn') return 'to-hold';
  if (letters === 'Sh') return 'out-of-game';
  return letters === 'Dw' ? 'to-pile' : 'stays';
}

function cheapest(question: HeartQuestion): string {
  const cards = cardsIn(question, 'hand').toSorted((a, b) => valueOf(a) - valueOf(b));
  return `card ${(lettersOf(cards[0] ?? '') === 'Dw' ? cards.at(-1) : cards[0]) ?? ''}`;
}

function dragon(question: HeartQuestion): string {
  const { piles } = preyIn(question);
  const [chosen] = cardsIn(question, 'chosen');
  const taken = chosen === undefined ? piles.map(({ pile }) => pile) : [table[chosen]?.[0]];
  const before =
    { onBoard: 'on-board', withYou: 'with-you', withNadya: 'with-nadya' }[wordIn(question, 'dragon')] ?? '';
  if (!taken.includes('Pe')) return before;
  return wordIn(question, 'player') === '0' ? 'with-you' : 'with-nadya';
}

function drawn(question: HeartQuestion): string {
  const limit = wordIn(question, 'dragon') === 'withYou' ? 6 : 5;
  const left = numberIn(question, 'handSize') - cardsIn(question, 'play').length;
  return `number ${Math.min(limit - left, numberIn(question, 'deckSize'))}`;
}

function end(question: HeartQuestion): string {
  if (wordIn(question, 'situation') === 'lastTurn') return 'ends-now';
  const play = cardsIn(question, 'play');
  const departs = playOf(question) === 'Sh' && ofType(cardsIn(question, 'board'), 'Sh').length + play.length === 3;
  const isThird = departs && numberIn(question, 'departures') === 2;
  // Before a play the hand is full.
  return isThird || (numbersIn(question, 'deckSize')[0] ?? 0) <= play.length ? 'last-turn' : 'goes-on';
}

/** The chance that five of `all` cards are none of `such`, by counting hands. */
function chanceOfNone(all: number, such: number): number {
  const ways = (n: number) => (n * (n - 1) * (n - 2) * (n - 3) * (n - 4)) / 120;
  return ways(all - such) / ways(all);
}

const judges: Readonly<Record<HeartKind, (question: HeartQuestion) => string>> = {
  'what-is-taken': (question) => `number ${points(preyIn(question).piles.flatMap(({ cards }) => cards))}`,
  'how-many-fit': (question) => {
    const letters = lettersOf(cardsIn(question, 'hand')[0] ?? '');
    const free = rowOf(letters)[1] - ofType(cardsIn(question, 'board'), letters).length;
    return `number ${Math.min(free, ofType(cardsIn(question, 'hand'), letters).length)}`;
  },
  'is-there-a-choice': (question) => {
    const { piles } = preyIn(question);
    if (piles.length > 1) return 'choose';
    return piles[0] ? `takes ${typeOf(piles[0].pile)}` : 'nothing';
  },
  'where-do-they-go': where,
  'cheapest-play': cheapest,
  'who-has-the-dragon': dragon,
  'how-many-drawn': drawn,
  'what-goes-back': (question) => {
    const hand = numberIn(question, 'handSize');
    const deck = numberIn(question, 'deckSize');
    return hand > 5 ? `hand-deck ${hand - 1} ${deck + 1}` : `hand-deck ${hand} ${deck}`;
  },
  'does-it-end': end,
  'what-is-left': (question) =>
    `number ${(inDeck[cardsIn(question, 'type')[0] ?? ''] ?? NaN) - numberIn(question, 'seen')}`,
  bait: (question) => {
    const none = chanceOfNone(numberIn(question, 'unseen'), numberIn(question, 'unseenOfType'));
    return `chance ${Math.round((1 - none) * 10) / 10}`;
  },
  'who-wins': (question) => {
    const holder = { withYou: 0, withNadya: 1 }[wordIn(question, 'dragon')];
    const [you = 0, nadya = 0] = numbersIn(question, 'pilePoints').map((sum, seat) => sum + (seat === holder ? 3 : 0));
    if (you !== nadya) return `seat ${you > nadya ? 0 : 1}`;
    return holder === undefined ? 'shared' : `seat ${holder}`;
  },
};

describe.each(heartKinds)('questions of the kind %s', (kind) => {
  const questions = manyOf(kind, heartMakers[kind]);

  test('have the answer that the rules give by hand', () => {
    for (const question of questions)
      expect(rightAnswer(question), JSON.stringify(question)).toBe(judges[kind](question));
  });

  test('offer different answers, and cite a rule that exists', () => {
    for (const { options, rule } of questions) {
      expect(new Set(options.map(answerText)).size).toBe(options.length);
      expect(options.length).toBeGreaterThan(1);
      expect(dragonheartRuleIds).toContain(rule);
    }
  });

  test('do not all have the same answer', () => {
    expect(new Set(questions.map(({ answer }) => answer)).size).toBeGreaterThan(1);
  });
});
