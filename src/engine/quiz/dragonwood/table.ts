/** Cards and tables for questions about Dragonwood. */
import {
  adventurers,
  apply,
  legalActions,
  parsePosition,
  suitLetters,
  suits,
  toAct,
  view,
  type AdventurerId,
  type DragonwoodEvent,
  type DragonwoodState,
  type Method,
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

/** The table of a position's text; seat 0 is the reader. A text that is none is a mistake of its maker and throws. */
export function tableOf(text: string): DragonwoodState {
  const read = parsePosition(text);
  if ('problem' in read)
    throw new RangeError(`${read.problem.code} ${read.problem.what} ${read.problem.word}: ${text}`);
  return read.value;
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
