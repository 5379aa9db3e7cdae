/** A hand as a bot sees it: how much each card is worth keeping, and the cheapest set of every size. */
import {
  adventurerById,
  methods,
  mostDice,
  type Adventurer,
  type AdventurerId,
  type Method,
} from '../../dragonwood/index.ts';

/** A card in a hand, with what it is worth there. */
export interface Held {
  readonly id: AdventurerId;
  readonly card: Adventurer;
  /** From 1 for a card that goes with no other, upward for each that it makes a set with. */
  readonly keep: number;
}

/** What one more card of a set, or one that could lie beside it in a run, adds to a card's worth. */
const links = { suit: 0.16, rank: 0.2, next: 0.16, gap: 0.06 };

function linkOf(a: Adventurer, b: Adventurer): number {
  const distance = Math.abs(a.rank - b.rank);
  const run = distance === 0 ? links.rank : distance === 1 ? links.next : distance === 2 ? links.gap : 0;
  return a.suit === b.suit ? run + links.suit : run;
}

/** The cards of a hand, the least useful first; of equal ones the lower rank first. */
export function weighHand(hand: readonly AdventurerId[]): readonly Held[] {
  const cards = hand.map(adventurerById);
  return cards
    .map((card): Held => {
      let keep = 1;
      for (const other of cards) if (other !== card) keep += linkOf(card, other);
      return { id: card.id, card, keep };
    })
    .sort((a, b) => a.keep - b.keep || a.card.rank - b.card.rank);
}

/** A set that could be laid down. */
export interface Candidate {
  readonly method: Method;
  readonly cards: readonly AdventurerId[];
  /** What its cards are worth together where they are. */
  readonly keep: number;
}

const candidate = (method: Method, held: readonly Held[]): Candidate => {
  let keep = 0;
  for (const one of held) keep += one.keep;
  return { method, cards: held.map(({ id }) => id), keep };
};

/** For each start of a run and each length the cheapest cards. */
function runs(hand: readonly Held[]): Candidate[] {
  const cheapest: (Held | undefined)[] = [];
  // Sorted by worth: the first of a rank is its cheapest.
  for (const held of hand) cheapest[held.card.rank] ??= held;
  const found: Candidate[] = [];
  for (let from = 1; from <= 12; from++) {
    const run: Held[] = [];
    for (let rank = from; rank < from + mostDice; rank++) {
      const held = cheapest[rank];
      if (!held) break;
      run.push(held);
      if (run.length > 1) found.push(candidate('strike', run));
    }
  }
  return found;
}

/** For each group of cards that are alike, its cheapest two, three and so on. */
function groups(method: 'stomp' | 'scream', hand: readonly Held[]): Candidate[] {
  const byKind = new Map<string | number, Held[]>();
  const found: Candidate[] = [];
  for (const held of hand) {
    const kind = method === 'stomp' ? held.card.rank : held.card.suit;
    const group = byKind.get(kind);
    if (!group) {
      byKind.set(kind, [held]);
    } else if (group.length < mostDice) {
      group.push(held);
      found.push(candidate(method, group));
    }
  }
  return found;
}

/** The sets worth thinking of: of every kind and size the one whose cards are missed least. */
export function candidates(hand: readonly Held[]): readonly Candidate[] {
  const [least] = hand;
  const singles = least ? methods.map((method) => candidate(method, [least])) : [];
  return [...singles, ...runs(hand), ...groups('stomp', hand), ...groups('scream', hand)];
}
