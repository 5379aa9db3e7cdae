/** Questions about the rest of a turn: the Great Dragon, drawing, the end. */
import {
  apply,
  cardById,
  legalActions,
  view,
  type DragonheartState,
  type DragonheartEvent,
} from '../../dragonheart/index.ts';
import type { Seat } from '../../core/index.ts';
import { fourAround, type Chooser } from '../chooser.ts';
import type { QuizValue, Said } from '../question.ts';
import type { HeartLine, HeartMaker } from './lines.ts';
import { cardsOf, numbers, shownBoard, tableOf, withShortDeck } from './table.ts';

const holderOf = (seat: Seat | null): Said<HeartLine> =>
  seat === null ? { say: 'on-board' } : { say: seat === 0 ? 'with-you' : 'with-nadya' };
/** Where the Great Dragon is, as it is shown. */
export const shownHolder = (seat: Seat | null): QuizValue => ({
  line: seat === null ? 'onBoard' : seat === 0 ? 'withYou' : 'withNadya',
});

export const whoHasTheDragon: HeartMaker = (choose) => {
  const seat = choose.below(2);
  const dragon = choose.pick([null, 0, 1]);
  const type = choose.pick(['sorceress', 'sorceress', 'petrifiedDragon', 'troll'] as const);
  const [card] = cardsOf(choose, seat, type, 1);
  const board = [
    ...cardsOf(choose, 1, 'petrifiedDragon', choose.below(3)),
    ...cardsOf(choose, 0, 'treasure', choose.below(2)),
    ...cardsOf(choose, 1 - seat, 'sorceress', type === 'troll' ? 1 : 0),
  ];
  if (!card) return null;
  const hands = seat === 0 ? `${card} ?4 | ?5` : `?5 | ${card} ?4`;
  const held = dragon === null ? '' : `dragon ${dragon}; `;
  const lie = board.length > 0 ? `board ${board.join(' ')}; ` : '';
  const state = tableOf(`active ${seat}; hands ${hands}; ${lie}${held}seed ${choose.below(1000)}`);
  let after = apply(state, { type: 'play', cards: [card] }).state;
  const chosen = after.phase.kind === 'choice' ? choose.pick(after.phase.piles) : null;
  if (chosen) after = apply(after, { type: 'take', pile: chosen }).state;
  const isMoved = after.greatDragon !== dragon;
  return {
    ask: { say: 'ask-who-has-the-dragon' },
    shown: [
      ...shownBoard(state),
      { label: 'dragon', value: shownHolder(dragon) },
      { label: 'player', value: { seat } },
      { label: 'play', value: { cards: [card] } },
      ...(chosen ? [{ label: 'chosen', value: { card: chosen } } as const] : []),
    ],
    options: [holderOf(0), holderOf(1), holderOf(null)],
    right: holderOf(after.greatDragon),
    why: { say: isMoved ? 'why-dragon-taken' : 'why-dragon-stays' },
    rule: 'dh-great-dragon-take',
  };
};

export const howManyDrawn: HeartMaker = (choose) => {
  const hasDragon = choose.onceIn(2);
  const type = choose.pick(['treasure', 'petrifiedDragon', 'dwarf'] as const);
  const played = 1 + choose.below(3);
  const cards = cardsOf(choose, 0, type, played);
  // Who took the Great Dragon a turn ago holds six cards.
  const size = hasDragon ? 6 : 5;
  const text = `active 0; hands ${cards.join(' ')} ?${size - played} | ?5; ${hasDragon ? 'dragon 0; ' : ''}`;
  const full = tableOf(`${text}seed ${choose.below(1000)}`);
  const state = choose.onceIn(3) ? withShortDeck(full, 0, 1 + choose.below(2)) : full;
  const deck = state.decks[0]?.length ?? 0;
  const { events } = apply(state, { type: 'play', cards });
  const drawn = events.find((event) => event.type === 'cardsDrawn');
  const isShort = events.some((event) => event.type === 'refillFellShort');
  const count = drawn?.cards.length ?? 0;
  const why: Said<HeartLine> = isShort
    ? { say: 'why-short', values: { deck } }
    : { say: hasDragon ? 'why-drawn-dragon' : 'why-drawn', values: { left: size - played } };
  const rule = isShort ? 'dh-short-deck' : hasDragon ? 'dh-great-dragon-hand' : 'dh-refill';
  return {
    ask: { say: 'ask-how-many-drawn' },
    shown: [
      { label: 'handSize', value: size, seat: 0 },
      { label: 'dragon', value: shownHolder(hasDragon ? 0 : null) },
      { label: 'deckSize', value: deck, seat: 0 },
      { label: 'play', value: { cards } },
    ],
    options: numbers(fourAround(choose, count)),
    right: { say: 'number', values: { n: count } },
    why,
    rule,
  };
};

export const whatGoesBack: HeartMaker = (choose) => {
  // With fewer than six cards her deck has run out, and this is the last turn.
  const size = choose.onceIn(3) ? 3 + choose.below(3) : 6;
  const [card] = cardsOf(choose, 0, 'sorceress', 1);
  const board = cardsOf(choose, 1, 'petrifiedDragon', 1 + choose.below(2));
  if (!card) return null;
  const text = `active 0; hands ${card} ?4 | ?${size}; board ${board.join(' ')}; dragon 1; `;
  const full = withShortDeck(tableOf(`${text}seed ${choose.below(1000)}`), 1, size < 6 ? 0 : 5 + choose.below(20));
  const state: DragonheartState = size < 6 ? { ...full, turnsLeft: 1, endCauses: ['deck'] } : full;
  const deck = state.decks[1]?.length ?? 0;
  const after = apply(state, { type: 'play', cards: [card] });
  const isBack = after.events.some((event) => event.type === 'cardPutBack');
  const optionOf = (hand: number, pile: number): Said<HeartLine> => ({
    say: 'hand-deck',
    values: { hand, deck: pile },
  });
  return {
    ask: { say: 'ask-what-goes-back' },
    shown: [
      ...shownBoard(state),
      { label: 'dragon', value: shownHolder(1) },
      { label: 'handSize', value: size, seat: 1 },
      { label: 'deckSize', value: deck, seat: 1 },
      { label: 'play', value: { cards: [card] } },
    ],
    options: [optionOf(size, deck), optionOf(size - 1, deck + 1), optionOf(size - 1, deck)],
    right: optionOf(after.state.hands[1]?.length ?? 0, after.state.decks[1]?.length ?? 0),
    why: { say: isBack ? 'why-back' : 'why-no-back' },
    rule: 'dh-great-dragon-lose',
  };
};

/** How a turn changes the end of the game. */
function endOf(events: readonly DragonheartEvent[]): 'ends-now' | 'last-turn' | 'goes-on' {
  if (events.some(({ type }) => type === 'gameEnded')) return 'ends-now';
  return events.some(({ type }) => type === 'endTriggered') ? 'last-turn' : 'goes-on';
}

/** A table before a departure or near the end of a deck. */
function nearEnd(choose: Chooser): DragonheartState {
  const departures = choose.below(3);
  const ships = [...cardsOf(choose, 0, 'ship', 6), ...cardsOf(choose, 1, 'ship', 6)];
  const departed =
    departures > 0
      ? `departed ${[...ships.slice(6, 12), ...ships.slice(0, 3)].slice(0, departures * 3).join(' ')}; `
      : '';
  const board = choose.onceIn(3) ? ['Sh'] : ['Sh', 'Sh'];
  const text = `active 0; hands Sh ?4 | ?5; board ${board.join(' ')}; ${departed}seed ${choose.below(1000)}`;
  const full = tableOf(text);
  const state = choose.onceIn(2) ? withShortDeck(full, 0, 1 + choose.below(3)) : full;
  return choose.onceIn(5) ? { ...withShortDeck(state, 1, 0), turnsLeft: 1, endCauses: ['deck'] } : state;
}

export const doesItEnd: HeartMaker = (choose) => {
  const state = nearEnd(choose);
  const plays = legalActions(view(state, 0)).filter((action) => action.type === 'play');
  const ship = plays.find(({ cards }) => cards[0] !== undefined && cardById(cards[0]).type === 'ship');
  const action = ship && !choose.onceIn(3) ? ship : choose.pick(plays);
  const { events, state: after } = apply(state, action);
  if (after.phase.kind === 'choice') return null;
  const end = endOf(events);
  const cause = events.find((event) => event.type === 'endTriggered')?.cause ?? 'ships';
  const departures = state.departed.length / 3;
  const isLast = state.turnsLeft !== null;
  const why = end === 'ends-now' ? 'why-over' : end === 'last-turn' ? (`why-${cause}` as const) : 'why-goes-on';
  const rules = { 'ends-now': 'dh-last-turn', 'last-turn': cause === 'deck' ? 'dh-end-deck' : 'dh-end-ships' } as const;
  return {
    ask: { say: 'ask-does-it-end' },
    shown: [
      ...shownBoard(state),
      { label: 'departures', value: departures },
      { label: 'deckSize', value: state.decks[0]?.length ?? 0, seat: 0 },
      { label: 'deckSize', value: state.decks[1]?.length ?? 0, seat: 1 },
      ...(isLast ? [{ label: 'situation', value: { line: 'lastTurn' } } as const] : []),
      { label: 'play', value: { cards: action.cards } },
    ],
    options: [{ say: 'goes-on' }, { say: 'last-turn' }, { say: 'ends-now' }],
    right: { say: end },
    why: { say: why },
    rule: end === 'goes-on' ? (departures > 0 ? 'dh-end-ships' : 'dh-end-deck') : rules[end],
  };
};
