import { describe, expect, test } from 'vitest';
import {
  cardById,
  cardTypes,
  decks,
  emptyBoard,
  factsOf,
  type Board,
  type CardId,
  type CardType,
  type Takeable,
} from '../../dragonheart/index.ts';
import { adviseHeart, type Play } from './advise.ts';
import { heartFaceOf } from './face.ts';
import { unseenByYou, type HeartQuestion } from './question.ts';

const onBoard = (cards: readonly CardId[]): Board => {
  const board: Record<CardType, CardId[]> = Object.fromEntries(
    cardTypes.map((type) => [type, [] as CardId[]]),
  ) as Record<CardType, CardId[]>;
  for (const id of cards) board[cardById(id).type].push(id);
  return board;
};

const words = (text: string) => text.split(' ').filter(Boolean) as CardId[];

const table = (part: Partial<HeartQuestion> & { cards?: string }): HeartQuestion => ({
  hand: words('Tr3 Fi2 So1 Kn1 Dw1'),
  board: onBoard(words(part.cards ?? '')),
  hold: [],
  away: [],
  greatDragon: null,
  opponentHolds: 5,
  isLastTurn: false,
  ...part,
});

const find = (question: HeartQuestion, cards: string, takes: Takeable | null = null): Play => {
  const key = words(cards).toSorted().join();
  const play = adviseHeart(question).plays.find((one) => one.cards.toSorted().join() === key && one.takes === takes);
  if (!play) throw new RangeError(`no play ${cards} takes ${String(takes)}`);
  return play;
};

/** A table at which your opponent's unseen cards are only these; all others have left the board. */
const knowing = (unseen: string, part: Partial<HeartQuestion> & { cards?: string }): HeartQuestion => {
  const question = table(part);
  const away = [...decks[1]!];
  const lying = cardTypes.flatMap((type) => question.board[type]);
  for (const id of [...words(unseen), ...lying.filter((one) => one.endsWith("'"))]) away.splice(away.indexOf(id), 1);
  return { ...question, away };
};

/** Every hand of so many cards. */
function handsOf(cards: readonly CardId[], size: number): CardId[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, place) => handsOf(cards.slice(place + 1), size - 1).map((rest) => [card, ...rest]));
}

/** Whether a hand can fill the space of the type and find something to take. */
function canTake(
  hand: readonly CardId[],
  board: Board,
  hold: readonly CardId[],
  by: CardType,
  pile: Takeable,
): boolean {
  const { takesAt, takes } = factsOf(by);
  const held = hand.filter((id) => cardById(id).type === by).length;
  const lying = pile === 'hold' ? hold : board[pile];
  const needed = factsOf(by).space.kind === 'limited' ? (takesAt ?? 0) - board[by].length : 1;
  return takesAt !== null && takes.includes(pile) && lying.length > 0 && held >= needed;
}

const unseenCards = "Fi3' Fi4' Kn1' Kn2' Dw1' Dw2' So1' Hu1' Hu2' Tr1' Sh' Tl2'";

describe('what a play opens', () => {
  const question = knowing(unseenCards, { cards: "Tr1 Tr2' Dw1 Dw1' Kn1' Hu1 Tl1" });

  test('is counted over every hand that the opponent may hold', () => {
    expect(unseenByYou(question).toSorted()).toEqual(words(unseenCards).toSorted());
    const hands = handsOf(words(unseenCards), 5);
    const board: Board = { ...question.board, treasure: [...question.board.treasure, 'Tr3'] };
    const play = find(question, 'Tr3');
    for (const { by, pile, chance } of play.opens) {
      const able = hands.filter((hand) => canTake(hand, board, [], by, pile)).length;
      expect([by, pile, chance]).toEqual([by, pile, { num: able, den: hands.length }]);
    }
    const piles: readonly Takeable[] = [...cardTypes, 'hold'];
    const dangerous = cardTypes.flatMap((by) =>
      piles.filter((pile) => hands.some((hand) => canTake(hand, board, [], by, pile))).map((pile) => `${by} ${pile}`),
    );
    expect(play.opens.map(({ by, pile }) => `${by} ${pile}`).toSorted()).toEqual(dangerous.toSorted());
    const punished = hands.filter((hand) =>
      cardTypes.some((by) => piles.some((pile) => canTake(hand, board, [], by, pile))),
    );
    expect(play.danger).toEqual({ num: punished.length, den: hands.length });
  });

  test('[dh-great-dragon-lose] is counted over hands of five when a sixth card goes back', () => {
    const six = knowing(unseenCards, {
      cards: "Tr1 Pe2 Dw1'",
      greatDragon: 1,
      opponentHolds: 6,
      hand: words('So1 Tr3'),
    });
    const play = find(six, 'So1', 'petrifiedDragon');
    expect(play.winsGreatDragon).toBe(true);
    expect(play.danger.den).toBe(handsOf(words(unseenCards), 5).length);
    expect(find(six, 'Tr3').danger.den).toBe(handsOf(words(unseenCards), 6).length);
  });
});

describe('every play', () => {
  test('[dh-take] stands there with each pile that it can take', () => {
    const question = table({ hand: words('So1 Kn1 Kn2'), cards: 'Tr2 Pe2 Tl3 So2' });
    const told = adviseHeart(question).plays.map(
      ({ cards, takes, points }) => `${cards.join(' ')}: ${takes} ${points}`,
    );
    expect(told.toSorted()).toEqual(
      [
        'So1: treasure 2',
        'So1: petrifiedDragon 2',
        'Kn1: null 0',
        'Kn2: null 0',
        'Kn1 Kn2: sorceress 2',
        'Kn1 Kn2: troll 3',
      ].toSorted(),
    );
  });

  test('[dh-dwarf] that completes four Dwarves takes the own ones too', () => {
    const play = find(table({ hand: words('Dw3 Dw1'), cards: "Dw1 Dw2'" }), 'Dw1 Dw3', 'dwarf');
    expect(play.points).toBe(7);
    expect(play.taken).toHaveLength(4);
  });

  test('[dh-last-turn] opens nothing in the last turn', () => {
    const { plays, recommendation } = adviseHeart(table({ cards: 'Tr4', isLastTurn: true, hand: words('Fi2 Tr3') }));
    expect(plays.flatMap(({ opens }) => opens)).toEqual([]);
    expect(plays.every(({ danger }) => danger.num === 0)).toBe(true);
    expect(recommendation?.play).toMatchObject({ cards: ['Fi2'], takes: 'treasure', points: 4 });
    expect(recommendation?.reasons.map(({ code }) => code)).toEqual(['takes', 'lastTurn']);
  });
});

describe('what is recommended', () => {
  test('takes a rich treasure, and says what it brings and opens', () => {
    const { recommendation } = adviseHeart(table({ hand: words('Fi2 Dw1'), cards: "Tr4 Tr3' Tr3" }));
    expect(recommendation?.play).toMatchObject({ cards: ['Fi2'], takes: 'treasure', points: 10 });
    expect(recommendation?.reasons[0]).toEqual({ speaks: 'for', code: 'takes', pile: 'treasure', points: 10 });
    expect(recommendation?.reasons).toContainEqual(expect.objectContaining({ code: 'opens', speaks: 'against' }));
  });

  test('is nothing without a card', () => {
    expect(adviseHeart(table({ hand: [] }))).toEqual({ plays: [], recommendation: null });
  });

  test('lays nothing open where nothing lies', () => {
    const { recommendation } = adviseHeart({ ...table({ hand: words('Sh') }), board: emptyBoard() });
    expect(recommendation?.reasons).toContainEqual({ speaks: 'for', code: 'opensNothing' });
  });
});

test('a play has a good face when it brings more than it gives or gives nothing, a risky one when it gives more', () => {
  const rich = table({ hand: words('Fi2 Dw1'), cards: "Tr4 Tr3' Tr3" });
  expect(heartFaceOf(find(rich, 'Fi2', 'treasure'), false)).toBe('good');
  // Ten points lie open to any Fire Dragon, and the Dwarf takes none of them.
  expect(heartFaceOf(find(rich, 'Dw1'), false)).toBe('risky');
  // Nobody can take anything after it.
  expect(heartFaceOf(find({ ...table({ hand: words('Sh') }), board: emptyBoard() }, 'Sh'), false)).toBe('good');
  // One point lies open to every Fire Dragon and every Sorceress: less than a point is given away.
  const small = find(table({ hand: words('Tr1') }), 'Tr1');
  expect(small.danger.num * 10).toBeGreaterThan(small.danger.den);
  expect(heartFaceOf(small, false)).toBe('soSo');
  // In the last turn nothing is given away.
  const last = adviseHeart(table({ cards: 'Tr4', isLastTurn: true, hand: words('Fi2 Tr3') }));
  expect(last.plays.map(({ cards, ...play }) => `${cards.join(' ')} ${heartFaceOf(play, true)}`)).toEqual([
    'Fi2 good',
    'Tr3 soSo',
  ]);
});

test('a hand larger than what is unseen is no question', () => {
  expect(() => adviseHeart(knowing("Tr1' Tr2'", { opponentHolds: 3 }))).toThrow(RangeError);
});
