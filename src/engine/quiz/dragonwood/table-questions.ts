/** Questions about the rest of the table: events, reloading, the score. */
import {
  apply,
  creatureIds,
  creatures,
  editionIds,
  enhancementIds,
  eventIds,
  scoreNow,
  type CreatureId,
  type DragonwoodOutcome,
  type DragonwoodRuleId,
} from '../../dragonwood/index.ts';
import type { Said } from '../question.ts';
import type { WoodLine, WoodMaker } from './lines.ts';
import { numbers, someCards, tableOf, untilNextTurn } from './table.ts';

export const event: WoodMaker = (choose) => {
  const card = choose.pick(eventIds);
  const size = choose.below(10);
  const otherSize = choose.below(5);
  const order = choose.order(creatureIds.filter((id) => id !== 'spooky-spiders'));
  const sinking = choose.some(enhancementIds, choose.below(4));
  const row = [...sinking, ...order.slice(0, 4 - sinking.length)];
  const coming = order.slice(4, 10).join(' ');
  // Three dice that all show 4 capture the spiders, and the event comes in their place.
  const hands = `hands ${size > 0 ? `?${size}` : '-'} | R3 G4 B5${otherSize > 0 ? ` ?${otherSize}` : ''}`;
  const lie = `landscape spooky-spiders ${row.join(' ')}; dragonwood ${card} ${coming} ...`;
  const before = tableOf(`players 2; active 1; ${hands}; ${lie}; dice 4 4 4; seed ${choose.below(1000)}`);
  const attack = { target: 'spooky-spiders', method: 'strike', cards: ['R3', 'G4', 'B5'], enhancements: [] } as const;
  const begun = apply(before, { type: 'capture', ...attack });
  const { state, events } = untilNextTurn(begun.state, begun.events);
  const sunk = events.find(({ type }) => type === 'enhancementsSank');
  const gone = sunk?.type === 'enhancementsSank' ? sunk.cards.length : 0;
  const left = state.hands[0]?.length ?? 0;
  if (card === 'quicksand') {
    return {
      ask: { say: 'ask-event-row' },
      shown: [
        { label: 'card', value: { card } },
        { label: 'row', value: { cards: row } },
      ],
      options: numbers([0, 1, 2, 3, 4]),
      right: { say: 'number', values: { n: gone } },
      why: { say: 'why-quicksand', values: { n: gone } },
      rule: 'dw-quicksand',
    };
  }
  return {
    ask: { say: 'ask-event' },
    shown: [
      { label: 'card', value: { card } },
      { label: 'handSize', value: size },
      ...(card === 'wind-storm' ? [{ label: 'otherHand', value: otherSize, seat: 1 } as const] : []),
    ],
    options: numbers([size - 1, size, size + 1, size + 2]),
    right: { say: 'number', values: { n: left } },
    why: { say: `why-${card}`, values: { n: left } },
    rule: left === 9 && card === 'sunny-day' && size > 7 ? 'dw-hand-limit' : `dw-${card}`,
  };
};

export const handAfterReload: WoodMaker = (choose) => {
  const hand = someCards(choose, 4 + choose.below(6));
  const fresh = someCards(choose, 40).filter((card) => !hand.includes(card));
  const ladybugs = choose.below(4);
  const drawn: string[] = [];
  let still = ladybugs;
  for (let due = 1; due > 0; due--) {
    const isLadybug = still > 0 && (due === 1 || choose.onceIn(2));
    drawn.push(isLadybug ? 'L' : (fresh[drawn.length] ?? ''));
    if (isLadybug) {
      still -= 1;
      due += 2;
    }
  }
  const before = tableOf(`players 2; hands ${hand.join(' ')} | -; deck ${drawn.join(' ')} ...; seed 1`);
  const begun = apply(before, { type: 'reload' });
  const { state, events } = untilNextTurn(begun.state, begun.events);
  const discarded = events.filter(({ type }) => type === 'cardDiscarded').length;
  const left = state.hands[0]?.length ?? 0;
  const size = hand.length;
  const optionOf = (n: number, away: number): Said<WoodLine> => ({ say: 'hand-discard', values: { n, away } });
  const sums = [...new Set([size + 1, size + 2, size + 1 + ladybugs, size + 1 + 2 * ladybugs])].sort((a, b) => a - b);
  return {
    ask: { say: 'ask-hand-after-reload' },
    shown: [
      { label: 'handSize', value: size },
      { label: 'drawn', value: { cards: drawn } },
    ],
    options: sums.map((all) => optionOf(Math.min(9, all), Math.max(0, all - 9))),
    right: optionOf(left, discarded),
    why: { say: ladybugs > 0 ? 'why-ladybugs' : 'why-reload', values: { ladybugs, all: left + discarded } },
    rule: discarded > 0 ? 'dw-hand-limit' : ladybugs > 0 ? 'dw-ladybug' : 'dw-reload',
  };
};

const copies: readonly CreatureId[] = creatures.flatMap(({ id, copies: count }) =>
  Array.from({ length: count }, () => id),
);

function whyOf({ scores, lines, winners, tie }: DragonwoodOutcome): readonly [Said<WoodLine>, DragonwoodRuleId] {
  const values = { scores: { scores } };
  if (tie === 'shared') return [{ say: 'why-shared', values }, 'dw-tie'];
  if (tie === 'orangeDragon') return [{ say: 'why-tie-dragon', values }, 'dw-tie'];
  if (tie === 'mostCreatures') return [{ say: 'why-tie-creatures', values }, 'dw-tie'];
  const most = Math.max(...lines.map(({ points }) => points));
  const ahead = lines.flatMap(({ points }, seat) => (points === most ? [seat] : []));
  const isByPoints = ahead.length === 1 && ahead[0] === winners[0];
  return isByPoints ? [{ say: 'why-score', values }, 'dw-score'] : [{ say: 'why-most', values }, 'dw-most-creatures'];
}

export const whoWins: WoodMaker = (choose) => {
  const players = choose.onceIn(3) ? 3 : 2;
  const edition = choose.pick(editionIds);
  const cards = choose.order(copies);
  let taken = 0;
  const piles = Array.from({ length: players }, () => {
    const count = 3 + choose.below(4);
    taken += count;
    return cards.slice(taken - count, taken);
  });
  const outcome = scoreNow({ creatures: piles, options: { players, edition, variants: [] } });
  const [first = 0, second = 0] = outcome.scores.toSorted((a, b) => b - a);
  if (first - second > 2) return null;
  const seatOf = (seat: number): Said<WoodLine> => ({ say: 'seat', values: { who: { seat } } });
  const [winner] = outcome.winners;
  const [why, rule] = whyOf(outcome);
  return {
    ask: { say: 'ask-who-wins' },
    shown: [
      { label: 'edition', value: { line: edition } },
      ...piles.map((pile, seat) => ({ label: 'pile', value: { cards: pile }, seat }) as const),
    ],
    options: [...piles.map((_, seat) => seatOf(seat)), { say: 'shared' }],
    right: outcome.winners.length > 1 || winner === undefined ? { say: 'shared' } : seatOf(winner),
    why,
    rule,
  };
};
