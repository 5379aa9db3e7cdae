/** The lengths of the longest sets of a hand, and of all hands that one Reload can make of it. */
import {
  adventurerById,
  dragonSpell,
  mostDice,
  ranks,
  suits,
  type Adventurer,
  type AdventurerId,
} from '../../dragonwood/index.ts';
import { adventurersDrawn, type Unseen } from './draw.ts';

/** The length of the longest set of each method, at most six dice. */
export interface Lengths {
  readonly strike: number;
  readonly stomp: number;
  readonly scream: number;
  /** Three of one suit in a row are in hand: what a Dragon Spell takes. Told only where it is asked for. */
  readonly spell: boolean;
}

/** So many draws bring these lengths: their share of all that are possible, from 0 to 1. */
export interface LengthsAfter extends Lengths {
  readonly share: number;
}

/** The longest run of each set of ranks, which are bits from the lowest. */
const longestRuns: Uint8Array = Uint8Array.from({ length: 2 ** ranks.length }, (_, mask) => {
  let longest = 0;
  let run = 0;
  for (let rest = mask; rest > 0; rest >>= 1) {
    run = rest & 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, mostDice);
});

const size = mostDice + 1;
/** Lengths as one number. */
const keyOf = (strike: number, stomp: number, scream: number, spell: 0 | 1): number =>
  ((spell * size + strike) * size + stomp) * size + (scream < size ? scream : size - 1);

const lengthsAt = (key: number): Lengths => ({
  spell: key >= size ** 3,
  strike: Math.floor(key / (size * size)) % size,
  stomp: Math.floor(key / size) % size,
  scream: key % size,
});

/** How many of the five suits are among the bits. */
const suitsIn: Uint8Array = Uint8Array.from({ length: 2 ** suits.length }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

const rankCount = ranks.length;

/** Whether the ranks of one suit, as bits, hold a run as long as a Dragon Spell takes. */
const hasSpell: readonly boolean[] = Array.from(longestRuns, (longest) => longest >= dragonSpell.cards.value);

/** Counts the longest sets of all hands that so many more cards make. Half a million of them: numbers, no objects. */
class Counting {
  readonly counts = new Float64Array(2 * size ** 3);
  private readonly byRank = new Uint8Array(rankCount);
  private readonly bySuit = new Uint8Array(suits.length);
  /** For each rank the suits that can be drawn, as bits. */
  private readonly drawable = new Uint8Array(rankCount);
  /** For each suit its ranks as bits. */
  private readonly ranksOf = new Uint16Array(suits.length);
  private readonly asksSpell: boolean;

  constructor(hand: readonly Adventurer[], unseen: readonly Adventurer[], asksSpell: boolean) {
    this.asksSpell = asksSpell;
    for (const { rank, suit } of hand) {
      this.byRank[rank - 1]! += 1;
      this.bySuit[suits.indexOf(suit)]! += 1;
      this.ranksOf[suits.indexOf(suit)]! |= 1 << (rank - 1);
    }
    for (const { rank, suit } of unseen) this.drawable[rank - 1]! |= 1 << suits.indexOf(suit);
  }

  /** The ranks of the hand as bits. */
  get mask(): number {
    return this.byRank.reduce((bits, count, rank) => (count > 0 ? bits | (1 << rank) : bits), 0);
  }

  get stomp(): number {
    return Math.max(...this.byRank);
  }

  get scream(): number {
    return Math.max(...this.bySuit);
  }

  get spell(): 0 | 1 {
    return this.asksSpell && this.ranksOf.some((held) => hasSpell[held]) ? 1 : 0;
  }

  /** The suits among these bits in which a card of this rank completes a Dragon Spell. */
  private completing(rank: number, drawable: number): number {
    let found = 0;
    for (let left = drawable; left > 0; left &= left - 1) {
      const suit = 31 - Math.clz32(left & -left);
      if (hasSpell[this.ranksOf[suit]! | (1 << rank)]) found |= 1 << suit;
    }
    return found;
  }

  /** Counts every choice of `more` cards. */
  countAll(more: number): void {
    const { mask, stomp, scream, spell } = this;
    const most = this.bySuit.reduce((bits, count, suit) => (count === scream ? bits | (1 << suit) : bits), 0);
    this.choose(mask, stomp, scream, most, spell, more, 0, this.drawable[0]!);
  }

  /** Counts the last cards of a draw, of these suits and one rank. */
  private countLast(strike: number, stomp: number, scream: number, most: number, spell: 0 | 1, drawable: number): void {
    const longer = suitsIn[drawable & most]!;
    this.counts[keyOf(strike, stomp, scream + 1, spell)]! += longer;
    this.counts[keyOf(strike, stomp, scream, spell)]! += suitsIn[drawable]! - longer;
  }

  /** Every choice of `more` cards, from these suits of a rank on; `most`: the suits of the longest Screams, as bits. */
  private choose(
    mask: number,
    stomp: number,
    scream: number,
    most: number,
    spell: 0 | 1,
    more: number,
    from: number,
    suitsLeft: number,
  ): void {
    for (let rank = from; rank < rankCount; rank++) {
      const drawable = rank === from ? suitsLeft : this.drawable[rank]!;
      if (drawable === 0) continue;
      const withRank = mask | (1 << rank);
      const alike = Math.max(stomp, this.byRank[rank]! + 1);
      if (more === 1) {
        // Cards of one rank differ only in whether they lengthen the longest Scream or complete a Spell.
        const strike = longestRuns[withRank]!;
        const made = this.asksSpell && spell === 0 ? this.completing(rank, drawable) : 0;
        this.countLast(strike, alike, scream, most, spell, drawable & ~made);
        if (made > 0) this.countLast(strike, alike, scream, most, 1, made);
        continue;
      }
      this.byRank[rank]! += 1;
      for (let left = drawable; left > 0;) {
        const bit = left & -left;
        const suit = 31 - Math.clz32(bit);
        left &= ~bit;
        const count = (this.bySuit[suit]! += 1);
        const longest = Math.max(scream, count);
        const suitsAtMost = count > scream ? bit : count === scream ? most | bit : most;
        const held = this.ranksOf[suit]!;
        this.ranksOf[suit] = held | (1 << rank);
        const has = spell === 1 || (this.asksSpell && hasSpell[this.ranksOf[suit]]) ? 1 : 0;
        this.choose(withRank, alike, longest, suitsAtMost, has, more - 1, rank, left);
        this.ranksOf[suit] = held;
        this.bySuit[suit]! -= 1;
      }
      this.byRank[rank]! -= 1;
    }
  }
}

/** The longest sets of a hand: 0 for none at all. */
export function lengthsOf(hand: readonly AdventurerId[], asksSpell: boolean): Lengths {
  const { mask, stomp, scream, spell } = new Counting(hand.map(adventurerById), [], asksSpell);
  return { strike: longestRuns[mask]!, stomp, scream: Math.min(scream, mostDice), spell: spell === 1 };
}

/** Every draw counted. */
function countDraws(hand: readonly AdventurerId[], unseen: Unseen, asksSpell: boolean): readonly LengthsAfter[] {
  const cards = hand.map(adventurerById);
  const shares = new Float64Array(2 * size ** 3);
  for (const [met, share] of adventurersDrawn(unseen).entries()) {
    const counting = new Counting(cards, unseen.adventurers, asksSpell);
    counting.countAll(met + 1);
    let all = 0;
    for (const count of counting.counts) all += count;
    if (all > 0) for (const [key, count] of counting.counts.entries()) shares[key]! += (share * count) / all;
  }
  return [...shares].flatMap((share, key) => (share > 0 ? [{ ...lengthsAt(key), share }] : []));
}

// Pure: an answer is the same whenever it is counted. Most questions after the first differ in something else.
let latest: { readonly key: string; readonly counted: readonly LengthsAfter[] } | undefined;

/** The longest sets after one Reload: every draw counted, by the lengths that it leads to. */
export function lengthsAfterReload(
  hand: readonly AdventurerId[],
  unseen: Unseen,
  asksSpell: boolean,
): readonly LengthsAfter[] {
  const { adventurers, ladybugs, deck } = unseen;
  const key = [hand.toSorted(), adventurers.map(({ id }) => id), ladybugs, deck, asksSpell].join(';');
  if (latest?.key !== key) latest = { key, counted: countDraws(hand, unseen, asksSpell) };
  return latest.counted;
}
