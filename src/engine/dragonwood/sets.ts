/** Sets of Adventurers: which cards make a Strike, a Stomp or a Scream, and why others do not. */
import { mostDice } from '../odds/index.ts';
import type { Method, Rank } from './cards.ts';
import { adventurers, type Adventurer } from './decks.ts';

/** Why a text is no list of Adventurers. `card` is the word in question. */
export interface UnreadableCards {
  readonly code: 'unknownCard' | 'sameCardTwice';
  readonly card: string;
}

/**
 * Reads Adventurers as in `B4 O4 G4`: a suit's letter and a rank, words separated by spaces, capitals or not. The empty
 * text is no cards. Returns the cards in the order given, or the first problem; never throws.
 */
export function parseAdventurers(text: string): readonly Adventurer[] | UnreadableCards {
  const cards: Adventurer[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const card = adventurers.find(({ id }) => id === word.toUpperCase());
    if (!card) return { code: 'unknownCard', card: word };
    if (cards.includes(card)) return { code: 'sameCardTwice', card: word };
    cards.push(card);
  }
  return cards;
}

/** Why cards are no set for a method, with the rule that says so. */
export type NotASet =
  /** Nothing is played. */
  | { readonly code: 'noCards'; readonly rule: 'dw-dice' }
  /** More cards than dice. */
  | { readonly code: 'tooMany'; readonly rule: 'dw-six-dice'; readonly cards: number }
  /** A Strike with a hole: the ranks on its two sides. */
  | { readonly code: 'gap'; readonly rule: 'dw-strike'; readonly between: readonly [Rank, Rank] }
  /** A Strike in which a rank comes twice. */
  | { readonly code: 'repeatedRank'; readonly rule: 'dw-strike'; readonly rank: Rank }
  /** A Stomp with different ranks. */
  | { readonly code: 'mixedRanks'; readonly rule: 'dw-stomp' }
  /** A Scream with different suits. */
  | { readonly code: 'mixedSuits'; readonly rule: 'dw-scream' };

function whyNotStrike(cards: readonly Adventurer[], potion: boolean): NotASet | null {
  const sorted = cards.map(({ rank }) => rank).sort((a, b) => a - b);
  const holes: [Rank, Rank][] = [];
  let missing = 0;
  for (const [place, rank] of sorted.entries()) {
    const before = sorted[place - 1];
    if (before === undefined) continue;
    if (rank === before) return { code: 'repeatedRank', rule: 'dw-strike', rank };
    missing += rank - before - 1;
    if (rank > before + 1) holes.push([before, rank]);
  }
  const [hole] = holes;
  return hole && missing > (potion ? 1 : 0) ? { code: 'gap', rule: 'dw-strike', between: hole } : null;
}

/**
 * Why these Adventurers are no set for the method; null when they are one. `potion`: the Charmed Potion is played with
 * them and stands for one card of any suit and rank. A single card is a set for every method. (dw-single-card)
 */
export function whyNotSet(method: Method, cards: readonly Adventurer[], potion = false): NotASet | null {
  const played = cards.length + (potion ? 1 : 0);
  if (played === 0) return { code: 'noCards', rule: 'dw-dice' };
  if (played > mostDice) return { code: 'tooMany', rule: 'dw-six-dice', cards: played };
  const [first] = cards;
  switch (method) {
    case 'strike':
      return whyNotStrike(cards, potion);
    case 'stomp':
      return cards.every(({ rank }) => rank === first?.rank) ? null : { code: 'mixedRanks', rule: 'dw-stomp' };
    case 'scream':
      return cards.every(({ suit }) => suit === first?.suit) ? null : { code: 'mixedSuits', rule: 'dw-scream' };
  }
}
