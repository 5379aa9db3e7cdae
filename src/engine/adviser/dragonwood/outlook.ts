/** What one Reload would change: for each set the chance that it grows, for each target the chance before and after. */
import {
  adventurerById,
  dragonSpell,
  bonusOf,
  enhancementById,
  isDragon,
  methods,
  mostDice,
  ranks,
  suits,
  targetById,
  type Adventurer,
  type AdventurerId,
  type AttackMethod,
  type DragonwoodView,
  type EnhancementId,
  type Method,
  type TargetId,
} from '../../dragonwood/index.ts';
import { compareRatios, toNumber, type Ratio } from '../../odds/index.ts';
import { permanentFor } from './captures.ts';
import { countedChance } from './chance.ts';
import { chanceToDraw, type Unseen } from './draw.ts';
import { lengthsAfterReload, lengthsOf, type Lengths } from './lengths.ts';

/** A set in hand, and how likely one Reload lengthens it. */
export interface GrowingSet {
  readonly method: AttackMethod;
  /**
   * One card of each rank for a Strike, all alike for Stomp and Scream; two at least. For a Dragon Spell, which is no Spell
   * yet, the cards of one suit that lack one more.
   */
  readonly cards: readonly AdventurerId[];
  /** The unseen Adventurers any of which lengthens it; none for a set of six, which throws all dice. */
  readonly helping: readonly AdventurerId[];
  /** From 0 to 1, exact: with what Ladybugs draw, and that those lie in no hand. */
  readonly chance: number;
}

/** A target before and after one Reload, with the permanent enhancements. */
export interface TargetOutlook {
  readonly target: TargetId;
  /** The best chance with the hand as it is; null without a card. */
  readonly before: Ratio | null;
  /** The mean of the best chance over every possible draw, from 0 to 1. */
  readonly after: number;
}

/** What one Reload would change. */
export interface ReloadOutlook {
  /** Unseen cards: Adventurers, Ladybugs, and how many of them may lie in the draw deck. */
  readonly unseen: { readonly adventurers: number; readonly ladybugs: number; readonly deck: number };
  /** The likeliest to grow first. */
  readonly sets: readonly GrowingSet[];
  /** In the order of the landscape, each title once. */
  readonly targets: readonly TargetOutlook[];
}

/** The chance of a number of cards with the permanent enhancements; no card has none. */
function chanceAt(target: TargetId, method: AttackMethod, dice: number, own: readonly EnhancementId[]): Ratio | null {
  if (dice === 0) return null;
  const { kind, needs } = targetById(target);
  const need = method === 'dragonSpell' ? dragonSpell.need.value : needs[method];
  const enhancements = kind === 'creature' ? permanentFor(own, method) : [];
  const bonus = enhancements.reduce((sum, id) => sum + bonusOf(id, method), 0);
  const reroll = enhancements.some((id) => enhancementById(id).effect.kind === 'reroll');
  return countedChance({ dice, bonus, need, reroll });
}

function bestAt(target: TargetId, lengths: Lengths, own: readonly EnhancementId[]): Ratio | null {
  let best: Ratio | null = null;
  const spell = lengths.spell && isDragon(target) ? dragonSpell.dice.value : 0;
  for (const method of [...methods, 'dragonSpell'] as const) {
    const chance = chanceAt(target, method, method === 'dragonSpell' ? spell : lengths[method], own);
    if (chance && (!best || compareRatios(chance, best) > 0)) best = chance;
  }
  return best;
}

/** The runs of a hand that no card of it lengthens, one card of each rank. */
function runsOf(hand: readonly Adventurer[]): readonly (readonly Adventurer[])[] {
  const runs: Adventurer[][] = [];
  let run: Adventurer[] = [];
  for (const rank of ranks) {
    const card = hand.find((held) => held.rank === rank);
    if (!card) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(card);
  }
  return runs;
}

/** Whether the card makes the set longer. */
function lengthens(method: Method, set: readonly Adventurer[], { rank, suit }: Adventurer): boolean {
  const [first] = set;
  const last = set.at(-1);
  if (!first || !last) return false;
  if (method === 'strike') return rank === first.rank - 1 || rank === last.rank + 1;
  return method === 'stomp' ? rank === first.rank : suit === first.suit;
}

const idsOf = (cards: readonly Adventurer[]): readonly AdventurerId[] => cards.map(({ id }) => id);

/** Whether three of these cards of one suit are in a row. */
const holdsSpell = (cards: readonly Adventurer[]): boolean =>
  runsOf(cards).some(({ length }) => length >= dragonSpell.cards.value);

/** For each suit without a Dragon Spell the cards that lack one more for it. */
function spellsToBe(cards: readonly Adventurer[], unseen: Unseen): readonly GrowingSet[] {
  return suits.flatMap((suit): GrowingSet[] => {
    const held = cards.filter((card) => card.suit === suit);
    if (holdsSpell(held)) return [];
    const helping = unseen.adventurers.filter((card) => card.suit === suit && holdsSpell([...held, card]));
    if (helping.length === 0) return [];
    const near = new Set(helping.flatMap((card) => runsOf([...held, card]).find((run) => run.includes(card)) ?? []));
    const lacking = held.filter((card) => near.has(card));
    const chance = chanceToDraw(unseen, helping.length);
    return [{ method: 'dragonSpell', cards: idsOf(lacking), helping: idsOf(helping), chance }];
  });
}

/** The sets of two cards and more, each as long as the hand makes it. */
function growingSets(cards: readonly Adventurer[], unseen: Unseen, asksSpell: boolean): readonly GrowingSet[] {
  const piles: Readonly<Record<Method, readonly (readonly Adventurer[])[]>> = {
    strike: runsOf(cards),
    stomp: ranks.map((rank) => cards.filter((card) => card.rank === rank)),
    scream: suits.map((suit) => cards.filter((card) => card.suit === suit)),
  };
  const grown = methods.flatMap((method) =>
    piles[method]
      .filter((set) => set.length > 1)
      .map((set): GrowingSet => {
        const isFull = set.length >= mostDice;
        const helping = isFull ? [] : unseen.adventurers.filter((card) => lengthens(method, set, card));
        return { method, cards: idsOf(set), helping: idsOf(helping), chance: chanceToDraw(unseen, helping.length) };
      }),
  );
  return [...grown, ...(asksSpell ? spellsToBe(cards, unseen) : [])].sort(
    (a, b) => b.chance - a.chance || b.cards.length - a.cards.length,
  );
}

/** What one Reload would change at this table. */
export function reloadOutlook(
  { hand, landscape, enhancements, seat, options }: DragonwoodView,
  unseen: Unseen,
): ReloadOutlook {
  const asksSpell = options.variants.includes('dragonSpell') && landscape.some(isDragon);
  const own = enhancements[seat] ?? [];
  const now = lengthsOf(hand, asksSpell);
  const later = lengthsAfterReload(hand, unseen, asksSpell);
  const meanAfter = (target: TargetId): number => {
    let mean = 0;
    for (const lengths of later) {
      const best = bestAt(target, lengths, own);
      if (best) mean += lengths.share * toNumber(best);
    }
    return Math.min(1, mean);
  };
  return {
    unseen: { adventurers: unseen.adventurers.length, ladybugs: unseen.ladybugs, deck: unseen.deck },
    sets: growingSets(hand.map(adventurerById), unseen, asksSpell),
    targets: [...new Set(landscape)].map((target) => ({
      target,
      before: bestAt(target, now, own),
      after: meanAfter(target),
    })),
  };
}
