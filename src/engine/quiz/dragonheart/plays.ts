/** Questions about a play on the board: what is taken, what fits, where do the cards go? */
import {
  apply,
  cardById,
  factsOf,
  legalActions,
  pointsOf,
  ruleOf,
  toAct,
  view,
  type CardId,
  type CardType,
  type DragonheartState,
} from '../../dragonheart/index.ts';
import type { Chooser } from '../chooser.ts';
import type { Said } from '../question.ts';
import type { HeartLine, HeartMaker } from './lines.ts';
import { cardsOf, numbers, pointsIn, ruleOfType, shownBoard, tableOf, without } from './table.ts';

/** A game in the middle, played at random, with the reader to move; null where it ended before. */
function someGame(choose: Chooser): DragonheartState | null {
  let state = tableOf(`active ${choose.below(2)}; hands ?5 | ?5; seed ${choose.below(2 ** 32)}`);
  const least = 6 + choose.below(20);
  for (let played = 0; played < least || toAct(state) !== 0 || state.phase.kind !== 'turn'; played++) {
    const seat = toAct(state);
    if (seat === null) return null;
    state = apply(state, choose.pick(legalActions(view(state, seat)))).state;
  }
  return state;
}

export const whatIsTaken: HeartMaker = (choose) => {
  const state = someGame(choose);
  if (!state) return null;
  const action = choose.pick(legalActions(view(state, 0)));
  if (action.type !== 'play') return null;
  const after = apply(state, action);
  const [card] = action.cards;
  if (!card || after.state.phase.kind === 'choice') return null;
  const { type } = cardById(card);
  const points = pointsIn(after.events, 0);
  if (points === 0 && !choose.onceIn(4)) return null;
  const taken = after.events.find((event) => event.type === 'pileTaken');
  const none = after.events.find((event) => event.type === 'nothingTaken');
  const played = pointsOf(action.cards);
  const why = ((): Said<HeartLine> => {
    if (taken) return { say: 'why-taken', values: { n: points, cards: { cards: taken.cards } } };
    if (none) return { say: 'why-none-there' };
    const { takesAt } = factsOf(type);
    return takesAt === null ? { say: 'why-never' } : { say: 'why-not-yet', values: { n: takesAt } };
  })();
  return {
    ask: { say: 'ask-what-is-taken' },
    shown: [...shownBoard(state), { label: 'play', value: { cards: action.cards } }],
    options: numbers([0, points, points + (played || 2), points + 1, ...(points > 3 ? [points - 1] : [])]),
    right: { say: 'number', values: { n: points } },
    why,
    rule: taken?.pile === 'hold' ? ruleOf(taken) : ruleOfType(type),
  };
};

const limited: readonly CardType[] = ['dwarf', 'huntress', 'knight', 'ship'];

/** What a limited space holds, short of its set, and cards of its type in the reader's hand. */
function nearSet(choose: Chooser, type: CardType, lie: number, held: number) {
  const own = cardsOf(choose, 0, type, held);
  return { board: cardsOf(choose, 1, type, lie), own };
}

export const howManyFit: HeartMaker = (choose) => {
  const type = choose.pick(limited);
  const { takesAt } = factsOf(type);
  const { board, own } = nearSet(choose, type, choose.below(takesAt ?? 1), 2 + choose.below(3));
  const other = cardsOf(choose, 0, 'treasure', 5 - own.length);
  const hand = [...own, ...other];
  const state = tableOf(`active 0; hands ${hand.join(' ')} | -; board ${board.join(' ')}; seed 1`);
  const counts = legalActions(view(state, 0)).map((action) =>
    action.type === 'play' && action.cards.every((card) => cardById(card).type === type) ? action.cards.length : 0,
  );
  const most = Math.max(...counts);
  return {
    ask: { say: 'ask-how-many-fit', values: { card: { card: type } } },
    shown: [...shownBoard(state), { label: 'hand', value: { cards: hand } }],
    options: numbers([1, 2, own.length, 3], 1),
    right: { say: 'number', values: { n: most } },
    why: { say: 'why-fit', values: { space: takesAt ?? 0, lie: board.length, own: own.length } },
    rule: 'dh-no-overfill',
  };
};

export const isThereAChoice: HeartMaker = (choose) => {
  const type = choose.pick(['sorceress', 'knight'] as const);
  const [first, second] =
    type === 'sorceress' ? (['treasure', 'petrifiedDragon'] as const) : (['sorceress', 'troll'] as const);
  const piles = [
    ...cardsOf(choose, 1, first, choose.onceIn(3) ? 0 : 1 + choose.below(2)),
    ...cardsOf(choose, 1, second, choose.onceIn(3) ? 0 : 1 + choose.below(2)),
    ...cardsOf(choose, 1, type, type === 'knight' ? 1 : 0),
  ];
  const [card] = cardsOf(choose, 0, type, 1);
  if (!card) return null;
  const state = tableOf(`active 0; hands ${card} ?4 | ?5; board ${piles.join(' ')}; seed ${choose.below(1000)}`);
  const { state: after, events } = apply(state, { type: 'play', cards: [card] });
  const taken = events.find((event) => event.type === 'pileTaken');
  const takes = (pile: CardType): Said<HeartLine> => ({ say: 'takes', values: { card: { card: pile } } });
  const right = ((): Said<HeartLine> => {
    if (after.phase.kind === 'choice') return { say: 'choose' };
    return taken && taken.pile !== 'hold' ? takes(taken.pile) : { say: 'nothing' };
  })();
  const say = right.say === 'choose' ? 'why-choice' : right.say === 'takes' ? 'why-only-one' : 'why-none-there';
  return {
    ask: { say: 'ask-is-there-a-choice' },
    shown: [...shownBoard(state), { label: 'play', value: { cards: [card] } }],
    options: [{ say: 'choose' }, takes(first), takes(second), { say: 'nothing' }],
    right,
    why: { say },
    rule: right.say === 'choose' ? 'dh-take' : ruleOfType(type),
  };
};

/** What each type takes, for a board where the play has something to do. */
const prey: Readonly<Partial<Record<CardType, CardType>>> = {
  huntress: 'fireDragon',
  fireDragon: 'treasure',
  troll: 'sorceress',
  knight: 'troll',
  sorceress: 'treasure',
};

/** A board where one more card of the type takes something, or finds nothing to take. */
function readyFor(choose: Chooser, type: CardType, count: number): readonly CardId[] {
  const food = prey[type];
  return [
    ...cardsOf(choose, 1, type, (factsOf(type).takesAt ?? 1) - 1),
    ...(food ? cardsOf(choose, 1, food, count) : []),
  ];
}

export const whereDoTheyGo: HeartMaker = (choose) => {
  const type = choose.pick(['huntress', 'ship', 'dwarf', 'knight', 'fireDragon', 'troll', 'sorceress'] as const);
  const [card] = cardsOf(choose, 0, type, 1);
  if (!card) return null;
  const board = readyFor(choose, type, choose.below(3));
  const lie = board.length > 0 ? `board ${board.join(' ')}; ` : '';
  const state = tableOf(`active 0; hands ${card} ?4 | ?5; ${lie}seed ${choose.below(1000)}`);
  const { events, state: after } = apply(state, { type: 'play', cards: [card] });
  if (after.phase.kind === 'choice') return null;
  const place = ((): 'to-hold' | 'out-of-game' | 'to-pile' | 'stays' => {
    if (events.some((event) => event.type === 'movedToHold')) return 'to-hold';
    if (events.some((event) => event.type === 'shipsDeparted')) return 'out-of-game';
    return events.some((event) => event.type === 'pileTaken' && event.cards.includes(card)) ? 'to-pile' : 'stays';
  })();
  return {
    ask: { say: 'ask-where-do-they-go' },
    shown: [...shownBoard(state), { label: 'play', value: { cards: [card] } }],
    options: [{ say: 'to-hold' }, { say: 'to-pile' }, { say: 'out-of-game' }, { say: 'stays' }],
    right: { say: place },
    why: { say: `why-${place}` },
    rule: place === 'to-hold' ? 'dh-hold' : ruleOfType(type),
  };
};

export const cheapestPlay: HeartMaker = (choose) => {
  const type = choose.pick(['huntress', 'fireDragon', 'dwarf', 'troll', 'knight'] as const);
  const own = cardsOf(choose, 0, type, 2 + choose.below(2));
  const board = readyFor(choose, type, 1 + choose.below(2));
  const hand = [...own, ...cardsOf(choose, 0, 'petrifiedDragon', 5 - own.length)];
  const state = tableOf(`active 0; hands ${hand.join(' ')} | ?5; board ${board.join(' ')}; seed ${choose.below(1000)}`);
  const plays = own.map((card) => {
    const { events } = apply(state, { type: 'play', cards: [card] });
    const isMine = events.some((event) => event.type === 'pileTaken' && event.cards.includes(card));
    return { card, gain: pointsIn(events, 0) - (isMine ? 0 : pointsOf([card])) };
  });
  const most = Math.max(...plays.map(({ gain }) => gain));
  const [best, rival] = [...new Set(plays.filter(({ gain }) => gain === most).map(({ card }) => card))];
  if (!best || rival || own.some((card) => without(own, [card]).includes(card))) return null;
  const optionOf = (card: CardId): Said<HeartLine> => ({ say: 'card', values: { card: { cards: [card] } } });
  return {
    ask: { say: 'ask-cheapest-play' },
    shown: [...shownBoard(state), { label: 'hand', value: { cards: own } }],
    options: choose.order(own).map(optionOf),
    right: optionOf(best),
    why: { say: type === 'dwarf' ? 'why-dearest' : 'why-cheapest' },
    rule: 'dh-resolve-once',
  };
};
