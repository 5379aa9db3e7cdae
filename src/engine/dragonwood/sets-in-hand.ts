/** All sets that a hand can lay down, with and without the Charmed Potion. */
import { mostDice } from '../odds/index.ts';
import { ranks, suits, type Method, type Rank } from './cards.ts';
import { adventurerById, suitLetters, type Adventurer, type AdventurerId } from './decks.ts';

/** Cards that make a set; with the Potion also the Adventurer that it stands for. */
export interface SetInHand {
  readonly method: Method;
  readonly cards: readonly AdventurerId[];
  readonly potionAs?: AdventurerId;
}

type Cards = readonly Adventurer[];

/** Every selection of at most `most` of the items, the empty one too, in the order of the items. */
function selections<Item>(items: readonly Item[], most: number): (readonly Item[])[] {
  let found: (readonly Item[])[] = [[]];
  for (const item of items) {
    found = [...found, ...found.filter(({ length }) => length < most).map((before) => [...before, item])];
  }
  return found;
}

/** Every way to take one card of each rank from `from` to `to`, leaving out the rank `without`. */
function runs(byRank: ReadonlyMap<Rank, Cards>, from: number, to: number, without?: number): Cards[] {
  let found: Cards[] = [[]];
  for (const rank of ranks) {
    if (rank < from || rank > to || rank === without) continue;
    const cards = byRank.get(rank) ?? [];
    found = found.flatMap((before) => cards.map((card) => [...before, card]));
  }
  return found;
}

const groupBy = <Key>(cards: Cards, keyOf: (card: Adventurer) => Key): Map<Key, Adventurer[]> => {
  const groups = new Map<Key, Adventurer[]>();
  for (const card of cards) {
    const group = groups.get(keyOf(card));
    if (group) group.push(card);
    else groups.set(keyOf(card), [card]);
  }
  return groups;
};

const ids = (cards: Cards): AdventurerId[] => cards.map(({ id }) => id);
const stand = (suit: Adventurer['suit'], rank: number): AdventurerId => `${suitLetters[suit]}${rank as Rank}`;

/** Every Strike without the Potion, and with it every run with one hole or one card more at an end. */
function strikes(hand: Cards, potion: boolean): SetInHand[] {
  const byRank = groupBy(hand, ({ rank }) => rank);
  const found: SetInHand[] = [];
  for (const from of byRank.keys()) {
    for (let to: number = from; to <= Math.min(12, from + mostDice - 1); to++) {
      for (const cards of runs(byRank, from, to)) {
        if (!potion) found.push({ method: 'strike', cards: ids(cards) });
        else if (cards.length < mostDice) {
          const suit = cards[0]?.suit ?? suits[0];
          found.push({ method: 'strike', cards: ids(cards), potionAs: stand(suit, to < 12 ? to + 1 : from - 1) });
        }
      }
      if (!potion) continue;
      for (let hole = from + 1; hole < to; hole++) {
        for (const cards of runs(byRank, from, to, hole)) {
          found.push({ method: 'strike', cards: ids(cards), potionAs: stand(cards[0]?.suit ?? suits[0], hole) });
        }
      }
    }
  }
  return found;
}

/** Every selection from a group of cards that are alike: of one rank for a Stomp, of one suit for a Scream. */
function alike(method: 'stomp' | 'scream', groups: Iterable<Cards>, potion: boolean): SetInHand[] {
  const found: SetInHand[] = [];
  for (const group of groups) {
    for (const cards of selections(group, potion ? mostDice - 1 : mostDice)) {
      const [first] = cards;
      if (!first) continue;
      found.push(potion ? { method, cards: ids(cards), potionAs: first.id } : { method, cards: ids(cards) });
    }
  }
  return found;
}

/** The Potion alone is one card for any method. */
const potionAlone = (method: Method): SetInHand => ({ method, cards: [], potionAs: stand(suits[0], ranks[0]) });

/**
 * Every set of this hand and method. Without the Potion each selection of cards that is a set; with it each selection that
 * the Potion makes a set, once: of several Adventurers that it could stand for, one is named.
 */
export function setsInHand(hand: readonly AdventurerId[], method: Method, potion: boolean): readonly SetInHand[] {
  const cards = hand.map(adventurerById);
  const alone = potion ? [potionAlone(method)] : [];
  switch (method) {
    case 'strike':
      return [...alone, ...strikes(cards, potion)];
    case 'stomp':
      return [...alone, ...alike('stomp', groupBy(cards, ({ rank }) => rank).values(), potion)];
    case 'scream':
      return [...alone, ...alike('scream', groupBy(cards, ({ suit }) => suit).values(), potion)];
  }
}
