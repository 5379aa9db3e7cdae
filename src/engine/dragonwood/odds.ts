/** From cards to odds: what an attempt rolls, what it needs, and which enhancements do anything for it. */
import { captureChance, isLikely, mostDice, type Ratio } from '../odds/index.ts';
import { enhancementById, suits, targetById, type EnhancementId, type Method, type TargetId } from './cards.ts';
import type { DragonwoodRuleId } from './rules.ts';

/**
 * The most Adventurers that one attempt can use with each method: six, as there are six dice; but only five have the same
 * rank, one of each suit, so the sixth card of a Stomp is the Charmed Potion. (dw-six-dice, dw-stomp, dw-charmed-potion)
 */
export const mostAdventurers: Readonly<Record<Method, number>> = {
  strike: mostDice,
  stomp: suits.length,
  scream: mostDice,
};

/** An attempt as the calculator asks for it: numbers of cards, not the cards themselves. */
export interface Attempt {
  readonly target: TargetId;
  readonly method: Method;
  /** Adventurers played, the Potion not counted: 1 to `mostAdventurers`, or 0 when the Potion is played alone. */
  readonly adventurers: number;
  /** Enhancements laid out with them, each once, in any order. */
  readonly enhancements: readonly EnhancementId[];
}

/** What an enhancement adds to the attempt: a number, one more die, or the right to throw one die again. */
export type Part = {
  readonly enhancement: EnhancementId;
  readonly rule: DragonwoodRuleId;
} & ({ readonly adds: 'bonus'; readonly bonus: number } | { readonly adds: 'die' } | { readonly adds: 'reroll' });

/** Why an enhancement never helps against a target. */
export interface NoHelp {
  readonly code: 'againstEnhancement';
  readonly rule: 'dw-enhancement-creatures-only';
}

/** An enhancement that does nothing in this attempt, and why. */
export type Idle = { readonly enhancement: EnhancementId } & (
  | NoHelp
  /** It helps another method only. */
  | { readonly code: 'otherMethod'; readonly rule: DragonwoodRuleId }
  /** Six dice are earned without it, and there is no seventh. */
  | { readonly code: 'sixDiceAlready'; readonly rule: 'dw-six-dice' }
);

/** The odds of an attempt and what they are made of. */
export interface AttemptOdds {
  /** Dice rolled, 1 to 6. */
  readonly dice: number;
  /** The target's number for the method. */
  readonly need: number;
  /** The bonuses together. */
  readonly bonus: number;
  /** One die may be thrown again after the roll. */
  readonly reroll: boolean;
  /** The enhancements that add something, in the order given. */
  readonly parts: readonly Part[];
  /** The enhancements that add nothing, in the order given. */
  readonly idle: readonly Idle[];
  readonly chance: Ratio;
}

/** Why this enhancement does not help to capture that target, whatever the method; null when it may. Unknown ids throw. */
export function whyNoHelp(target: TargetId, enhancement: EnhancementId): NoHelp | null {
  const { kind } = targetById(target);
  enhancementById(enhancement);
  return kind === 'enhancement' ? { code: 'againstEnhancement', rule: 'dw-enhancement-creatures-only' } : null;
}

function checkAttempt({ method, adventurers, enhancements }: Attempt): void {
  const most = mostAdventurers[method];
  if (!Number.isInteger(adventurers) || adventurers < 0 || adventurers > most) {
    throw new RangeError(`adventurers must be a whole number up to ${most} with ${method}, not ${String(adventurers)}`);
  }
  const twice = enhancements.find((id, place) => enhancements.indexOf(id) !== place);
  if (twice) throw new RangeError(`there is only one ${twice}`);
}

/** Cards laid down: the Adventurers and a Potion that helps. More than six earn six dice all the same. */
function countCards({ target, adventurers, enhancements }: Attempt): number {
  const standsIn = enhancements.some(
    (id) => enhancementById(id).effect.kind === 'wildAdventurer' && !whyNoHelp(target, id),
  );
  return adventurers + (standsIn ? 1 : 0);
}

/** What one enhancement adds to an attempt with so many cards, or why it adds nothing. */
function sortOut({ target, method, adventurers }: Attempt, cards: number, enhancement: EnhancementId): Part | Idle {
  const noHelp = whyNoHelp(target, enhancement);
  if (noHelp) return { enhancement, ...noHelp };
  const rule = `dw-${enhancement}` as const;
  const oneDieMore = (diceBefore: number): Part | Idle =>
    diceBefore < mostDice
      ? { enhancement, rule, adds: 'die' }
      : { enhancement, code: 'sixDiceAlready', rule: 'dw-six-dice' };
  const { effect } = enhancementById(enhancement);
  switch (effect.kind) {
    case 'bonus': {
      const bonus = effect.bonus[method];
      return bonus > 0 ? { enhancement, rule, adds: 'bonus', bonus } : { enhancement, code: 'otherMethod', rule };
    }
    case 'reroll':
      return { enhancement, rule, adds: 'reroll' };
    case 'wildAdventurer':
      return oneDieMore(adventurers);
    // After the Potion, whatever the order of the cards: the Bunny is refused when the cards alone earn six dice.
    case 'extraDie':
      return oneDieMore(cards);
  }
}

/**
 * The odds of an attempt. The Potion counts as one more card; the Bunny adds its die to those that the cards earn, the Potion
 * included. More or fewer Adventurers than the method allows, none without a Potion that helps, an enhancement given twice or
 * an unknown card throw a RangeError.
 */
export function attemptOdds(attempt: Attempt): AttemptOdds {
  checkAttempt(attempt);
  const { target, method, adventurers, enhancements } = attempt;
  const cards = countCards(attempt);
  if (cards === 0) throw new RangeError('adventurers may be 0 only with a Charmed Potion against a creature');

  const sorted = enhancements.map((id) => sortOut(attempt, cards, id));
  const parts = sorted.filter((found): found is Part => 'adds' in found);
  const idle = sorted.filter((found): found is Idle => 'code' in found);
  const dice = adventurers + parts.filter(({ adds }) => adds === 'die').length;
  const need = targetById(target).needs[method];
  const bonus = parts.reduce((sum, part) => (part.adds === 'bonus' ? sum + part.bonus : sum), 0);
  const reroll = parts.some(({ adds }) => adds === 'reroll');
  return { dice, need, bonus, reroll, parts, idle, chance: captureChance({ dice, bonus, need, reroll }) };
}

/**
 * The fewest Adventurers, 1 or more, whose chance is more than one half with these enhancements; null when even the most have
 * no such chance (no printed card is as hard as that).
 */
export function firstLikely({ target, method, enhancements }: Omit<Attempt, 'adventurers'>): number | null {
  for (let adventurers = 1; adventurers <= mostAdventurers[method]; adventurers++) {
    if (isLikely(attemptOdds({ target, method, adventurers, enhancements }).chance)) return adventurers;
  }
  return null;
}
