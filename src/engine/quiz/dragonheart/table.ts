/** Cards and tables for questions about Dragonheart. */
import {
  cardById,
  cardTypes,
  decks,
  inDeckOrder,
  type CardId,
  type CardType,
  type DragonheartEvent,
  type DragonheartRuleId,
  type DragonheartState,
} from '../../dragonheart/index.ts';
import { ofSeat, seedRng, shuffle, type Seat } from '../../core/index.ts';
import type { Chooser } from '../chooser.ts';
import type { Said, Shown } from '../question.ts';
import type { HeartLabel, HeartLine } from './lines.ts';

const rules: Readonly<Record<CardType, DragonheartRuleId>> = {
  dwarf: 'dh-dwarf',
  huntress: 'dh-huntress',
  fireDragon: 'dh-fire-dragon',
  treasure: 'dh-treasure',
  troll: 'dh-troll',
  knight: 'dh-knight',
  petrifiedDragon: 'dh-petrified-dragon',
  sorceress: 'dh-sorceress',
  ship: 'dh-ship',
};

/** The rule of a type of cards. */
export const ruleOfType = (type: CardType): DragonheartRuleId => rules[type];

/** Cards of a type from one deck, in random order. */
export const cardsOf = (choose: Chooser, seat: Seat, type: CardType, count: number): readonly CardId[] =>
  choose.some(
    ofSeat(decks, seat).filter((card) => cardById(card).type === type),
    count,
  );

/** The cards without those, each as often as it stands there. */
export function without(cards: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const left = [...gone];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * The table of a short position's text, in the notation of positions; seat 0 is the reader. It reads only what questions
 * write: the reader of whole positions would come to every lesson with the engine.
 */
export function tableOf(text: string): DragonheartState {
  const parts = new Map(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).filter(Boolean)]),
  );
  const wordsOf = (key: string): readonly string[] => parts.get(key) ?? [];
  const named = wordsOf('hands')
    .join(' ')
    .split(' | ')
    .map((list) => list.split(' ').filter((word) => word !== '-'));
  const board = wordsOf('board') as CardId[];
  const departed = wordsOf('departed') as CardId[];
  const active = Number(wordsOf('active')[0] ?? 0);
  const dragon = wordsOf('dragon')[0];
  let rng = seedRng(Number(wordsOf('seed')[0] ?? 1));
  const hands: (readonly CardId[])[] = [];
  const piles = decks.map((deck, seat) => {
    const cards = named[seat] ?? [];
    const held = cards.filter((card) => !card.startsWith('?')) as CardId[];
    const hidden = cards.reduce((count, card) => (card.startsWith('?') ? count + Number(card.slice(1)) : count), 0);
    const [pool, next] = shuffle(rng, without(deck, [...held, ...board, ...departed]));
    rng = next;
    hands.push([...held, ...pool.slice(0, hidden)]);
    return pool.slice(hidden);
  });
  return {
    options: { endTrigger: 'lastCardDrawn' },
    turn: 1,
    active,
    phase: { kind: 'turn', seat: active },
    hands,
    decks: piles,
    board: Object.fromEntries(
      cardTypes.map((type) => [type, board.filter((card) => cardById(card).type === type)]),
    ) as unknown as DragonheartState['board'],
    hold: [],
    departed,
    piles: decks.map(() => []),
    taken: [],
    greatDragon: dragon === undefined ? null : Number(dragon),
    putBack: decks.map(() => false),
    endCauses: [],
    turnsLeft: null,
    rng,
  };
}

/** The same table with so many cards in a draw pile: the others were played long ago and lie in that player's pile. */
export function withShortDeck(state: DragonheartState, seat: Seat, count: number): DragonheartState {
  const deck = ofSeat(state.decks, seat);
  const gone = deck.slice(0, Math.max(0, deck.length - count));
  const piles = state.piles.map((pile, at) => (at === seat ? [...pile, ...gone] : pile));
  return {
    ...state,
    decks: state.decks.map((cards, at) => (at === seat ? cards.slice(gone.length) : cards)),
    piles,
    taken: inDeckOrder(piles),
  };
}

/** What lies on the board, a line for each space that holds cards. */
export const shownBoard = ({ board, hold }: Pick<DragonheartState, 'board' | 'hold'>): readonly Shown<HeartLabel>[] => {
  const cards = [...cardTypes.flatMap((type) => board[type])];
  return [
    { label: 'board', value: cards.length > 0 ? { cards } : { line: 'empty' } },
    ...(hold.length > 0 ? [{ label: 'hold', value: { cards: hold } } as const] : []),
  ];
};

/** Points that these facts bring a seat. */
export const pointsIn = (events: readonly DragonheartEvent[], seat: Seat): number =>
  events.reduce((sum, event) => (event.type === 'pileTaken' && event.seat === seat ? sum + event.points : sum), 0);

/** Numbers as answers, in their order, without those below the least. */
export const numbers = (values: readonly number[], least = 0): readonly Said<HeartLine>[] =>
  [...new Set(values)]
    .filter((value) => value >= least)
    .sort((a, b) => a - b)
    .map((n) => ({ say: 'number', values: { n } }));
