/** Cards and tables for questions about Dragonwood. */
import { force, seedRng, shuffle } from '../../core/index.ts';
import {
  adventurerDeck,
  adventurers,
  apply,
  dragonwoodDeck,
  legalActions,
  suitLetters,
  suits,
  toAct,
  view,
  type AdventurerCardId,
  type AdventurerId,
  type DragonwoodCardId,
  type DragonwoodEvent,
  type DragonwoodState,
  type Method,
  type PlayerCount,
  type Rank,
} from '../../dragonwood/index.ts';
import type { Chooser } from '../chooser.ts';
import type { Said } from '../question.ts';
import type { WoodLine } from './lines.ts';

const cardOf = (suit: (typeof suits)[number], rank: number): AdventurerId => `${suitLetters[suit]}${rank as Rank}`;

/** Cards that make a set: at most five for a stomp, at most twelve for the others. */
export function someSet(choose: Chooser, method: Method, size: number): readonly AdventurerId[] {
  const ranks = Array.from({ length: 12 }, (_, place) => place + 1);
  switch (method) {
    case 'strike': {
      const first = 1 + choose.below(13 - size);
      return Array.from({ length: size }, (_, place) => cardOf(choose.pick(suits), first + place));
    }
    case 'stomp': {
      const rank = choose.pick(ranks);
      return choose.some(suits, size).map((suit) => cardOf(suit, rank));
    }
    case 'scream': {
      const suit = choose.pick(suits);
      return choose
        .some(ranks, size)
        .toSorted((a, b) => a - b)
        .map((rank) => cardOf(suit, rank));
    }
  }
}

/** Adventurers of all suits and ranks. */
export const someCards = (choose: Chooser, count: number): readonly AdventurerId[] =>
  choose.some(
    adventurers.map(({ id }) => id),
    count,
  );

/** The cards without those, each as often as it stands there. */
function without<Card>(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
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
export function tableOf(text: string): DragonwoodState {
  const parts = new Map(
    text.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).filter(Boolean)]),
  );
  const wordsOf = (key: string): readonly string[] => parts.get(key) ?? [];
  const numberOf = (key: string, other: number) => Number(wordsOf(key)[0] ?? other);
  const players = numberOf('players', 2) as PlayerCount;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const bySeat = (key: string): readonly (readonly string[])[] => {
    const lists = wordsOf(key).join(' ').split(' | ');
    return seats.map((seat) => (lists[seat] ?? '').split(' ').filter((word) => word !== '' && word !== '-'));
  };
  const named = bySeat('hands');
  const next = wordsOf('deck').filter((card) => card !== '...') as AdventurerCardId[];
  const held = named.flat().filter((card) => !card.startsWith('?')) as AdventurerCardId[];
  const all = adventurerDeck.map(({ id }) => id);
  const [pool, rng] = shuffle(seedRng(numberOf('seed', 1)), without(all, [...held, ...next]));
  const hidden = pool.filter((card) => card !== 'L');
  const hands = named.map((cards) =>
    cards.flatMap((card) => (card.startsWith('?') ? hidden.splice(0, Number(card.slice(1))) : [card as AdventurerId])),
  );
  const landscape = wordsOf('landscape') as DragonwoodState['landscape'];
  const enhancements = bySeat('enhancements') as DragonwoodState['enhancements'];
  const top = wordsOf('dragonwood').filter((card) => card !== '...') as DragonwoodCardId[];
  const [rest, after] = shuffle(rng, without(dragonwoodDeck, [...landscape, ...enhancements.flat(), ...top]));
  const active = numberOf('active', 0);
  return {
    options: { players, edition: 'tabletop', variants: wordsOf('variants') as DragonwoodState['options']['variants'] },
    turn: 1,
    active,
    phase: { kind: 'turn', seat: active },
    played: [],
    discard: [],
    passes: 0,
    turnsLeft: null,
    landscape,
    creatures: seats.map(() => []),
    enhancements,
    gone: [],
    hands,
    deck: [...without(pool, hands.flat()), ...next.toReversed()],
    dragonwoodDeck: [...rest, ...top.toReversed()],
    removed: [],
    rng: force(after, wordsOf('dice').map(Number)),
  };
}

/** Plays what the rules ask for until somebody may begin a turn, always with the first thing that is allowed. */
export function untilNextTurn(
  state: DragonwoodState,
  events: readonly DragonwoodEvent[],
): { readonly state: DragonwoodState; readonly events: readonly DragonwoodEvent[] } {
  let now = { state, events };
  while (now.state.phase.kind !== 'turn' && now.state.phase.kind !== 'over') {
    const seat = toAct(now.state);
    const [action] = seat === null ? [] : legalActions(view(now.state, seat));
    if (!action) break;
    const next = apply(now.state, action);
    now = { state: next.state, events: [...now.events, ...next.events] };
  }
  return now;
}

/** Numbers as answers, in their order, without those below the least. */
export const numbers = (values: readonly number[], least = 0): readonly Said<WoodLine>[] =>
  [...new Set(values)]
    .filter((value) => value >= least)
    .sort((a, b) => a - b)
    .map((n) => ({ say: 'number', values: { n } }));
