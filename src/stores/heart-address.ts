import { mostHeld, unseenByYou, usuallyHeld, type HeartQuestion } from '#engine/adviser/dragonheart/index.ts';
import {
  cardById,
  cardTypes,
  decks,
  emptyBoard,
  factsOf,
  parameters,
  parseCard,
  type Board,
  type CardId,
  type CardType,
} from '#engine/dragonheart/index.ts';
import { fieldWords, shorten, wholeNumber } from './address-text.ts';

/** The parts of a table that hold cards. */
export const heartFields = ['hand', 'board', 'hold', 'away'] as const;
export type HeartField = (typeof heartFields)[number];

/** A word of an address or of what somebody types that could not be used, shortened; what is asked goes without it. */
export type HeartProblem =
  | { readonly code: 'unknownCard'; readonly field: HeartField; readonly value: string }
  /** A card of your opponent's deck in your hand. */
  | { readonly code: 'notYourDeck'; readonly value: string }
  /** There are not so many of this card. */
  | { readonly code: 'tooManyCopies'; readonly field: HeartField; readonly value: CardId }
  /** One more would fill the space, which then would have been resolved. */
  | { readonly code: 'spaceFull'; readonly value: CardId; readonly used: number }
  /** Only Knights and Huntresses lie in the hold. */
  | { readonly code: 'notInHold'; readonly value: CardId }
  /** More cards than a hand holds; the first `used` stay. */
  | { readonly code: 'handFull'; readonly value: string; readonly used: number }
  | { readonly code: 'badFigure' | 'badLast'; readonly value: string }
  | { readonly code: 'badTheirs'; readonly value: string; readonly used: number };

/** An empty board and an empty hand. */
export const emptyHeartTable: HeartQuestion = {
  hand: [],
  board: emptyBoard(),
  hold: [],
  away: [],
  greatDragon: null,
  opponentHolds: usuallyHeld(null),
  isLastTurn: false,
};

/** The board with these cards on their spaces. */
function boardOf(cards: readonly CardId[]): Board {
  const board: Record<CardType, readonly CardId[]> = { ...emptyBoard() };
  for (const id of cards) {
    const { type } = cardById(id);
    board[type] = [...board[type], id];
  }
  return board;
}

/** A table that shows what the page can do: something to take, and something that a play would open. */
export const exampleHeartTable: HeartQuestion = {
  ...emptyHeartTable,
  hand: ['Tr3', 'Fi2', 'So1', 'Kn1', 'Dw1'],
  board: boardOf(['Dw1', "Dw2'", 'Tr2', "Tr1'", 'Pe2', "Kn1'", 'Tl3']),
  hold: ["Hu1'"],
};

/** The cards of a board, space by space. */
export const boardCards = (board: Board): readonly CardId[] => cardTypes.flatMap((type) => board[type]);

/** The types that go to the hold. */
export const holdTypes = cardTypes.filter((type) => factsOf(type).after === 'toHold');

/** The most cards that lie on a space at the beginning of a turn; a space that is full was resolved. */
export function mostWaiting(type: CardType): number {
  const { space } = factsOf(type);
  return space.kind === 'limited' ? space.capacity - 1 : Infinity;
}

/** The most cards in your hand. */
export const handLimit = (greatDragon: HeartQuestion['greatDragon']): number =>
  greatDragon === 0 ? mostHeld : parameters.handLimit.value;

const countIn = (cards: readonly CardId[], id: CardId): number => cards.filter((card) => card === id).length;

const copies = (id: CardId): number => countIn(decks[cardById(id).owner] ?? [], id);

/** Every card that is named so far, wherever it lies. */
const named = ({ hand, board, hold, away }: HeartQuestion): readonly CardId[] => [
  ...hand,
  ...boardCards(board),
  ...hold,
  ...away,
];

/** Why this card cannot be there too; null when it can. */
export function whyNotThere(question: HeartQuestion, field: HeartField, id: CardId): HeartProblem | null {
  const { type, owner } = cardById(id);
  if (field === 'hand' && owner !== 0) return { code: 'notYourDeck', value: id };
  if (field === 'hold' && !holdTypes.includes(type)) return { code: 'notInHold', value: id };
  if (countIn(named(question), id) === copies(id)) return { code: 'tooManyCopies', field, value: id };
  if (field === 'board' && question.board[type].length >= mostWaiting(type)) {
    return { code: 'spaceFull', value: id, used: mostWaiting(type) };
  }
  const limit = handLimit(question.greatDragon);
  return field === 'hand' && question.hand.length >= limit ? { code: 'handFull', value: id, used: limit } : null;
}

/** The same table with one card more there. */
export function withCard(question: HeartQuestion, field: HeartField, id: CardId): HeartQuestion {
  if (field !== 'board') return { ...question, [field]: [...question[field], id] };
  const { type } = cardById(id);
  return { ...question, board: { ...question.board, [type]: [...question.board[type], id] } };
}

/** Reads cards into a part of the table, `Tr3 Sh Dw1'`: those that can be there; the others are told. */
export function readCards(
  start: HeartQuestion,
  field: HeartField,
  text: string | null,
): { question: HeartQuestion; problems: readonly HeartProblem[] } {
  let question = start;
  const problems: HeartProblem[] = [];
  for (const word of fieldWords(text)) {
    const card = parseCard(word);
    if ('problem' in card) {
      problems.push({ code: 'unknownCard', field, value: shorten(word) });
      continue;
    }
    const problem = whyNotThere(question, field, card.value);
    if (problem) problems.push(problem);
    else question = withCard(question, field, card.value);
  }
  return { question, problems };
}

const holders = { board: null, you: 0, they: 1 } as const;
const isHolder = (word: string): word is keyof typeof holders => word in holders;

/**
 * Reads a table from an address's search part:
 * `?hand=Tr3+Fi2+Sh&board=Tr1+Tr2'+Dw1'&hold=Kn1+Hu2'&away=So1&figure=you&theirs=5&last=yes`. A prime marks your opponent's
 * cards. Any string gives a whole question: a word that is wrong is left out by itself and told.
 */
export function parseHeartTable(search: string): { question: HeartQuestion; problems: readonly HeartProblem[] } {
  const fields = new URLSearchParams(search);
  const problems: HeartProblem[] = [];
  const figure = (fields.get('figure') ?? 'board').trim().toLowerCase() || 'board';
  const isKnown = Object.hasOwn(holders, figure) && isHolder(figure);
  if (!isKnown) problems.push({ code: 'badFigure', value: shorten(figure) });
  let question: HeartQuestion = { ...emptyHeartTable, greatDragon: isKnown ? holders[figure] : null };
  for (const field of heartFields) {
    const read = readCards(question, field, fields.get(field));
    question = read.question;
    problems.push(...read.problems);
  }
  const last = (fields.get('last') ?? '').trim().toLowerCase();
  if (!['', 'yes', 'no'].includes(last)) problems.push({ code: 'badLast', value: shorten(last) });
  const most = mostTheirs(question);
  const usual = Math.min(usuallyHeld(question.greatDragon), most);
  const theirs = (fields.get('theirs') ?? '').trim();
  const opponentHolds = theirs === '' ? usual : wholeNumber(theirs, 0, most);
  if (opponentHolds === null) problems.push({ code: 'badTheirs', value: shorten(theirs), used: usual });
  return { question: { ...question, opponentHolds: opponentHolds ?? usual, isLastTurn: last === 'yes' }, problems };
}

/** The most cards that your opponent can hold: the limit of the hand, or all that you have not seen. */
export const mostTheirs = (question: HeartQuestion): number =>
  Math.min(usuallyHeld(question.greatDragon), unseenByYou(question).length);

/** The search part of a table, readable and complete: what `parseHeartTable` gives back unchanged. */
export function formatHeartTable(question: HeartQuestion): string {
  const { hand, board, hold, away, greatDragon, opponentHolds, isLastTurn } = question;
  const figure = greatDragon === null ? 'board' : greatDragon === 0 ? 'you' : 'they';
  const fields = [
    ['hand', hand.join('+')],
    ['board', boardCards(board).join('+')],
    ['hold', hold.join('+')],
    ['away', away.join('+')],
    ['figure', figure],
    ['theirs', opponentHolds === mostTheirs(question) ? '' : String(opponentHolds)],
    ['last', isLastTurn ? 'yes' : ''],
  ];
  const written = fields.filter(([, value]) => value !== '').map((field) => field.join('='));
  return `?${written.join('&')}`;
}
