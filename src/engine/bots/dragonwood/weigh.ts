/** What every attack and a Reload are worth in points, by exact chances: the judgement that all bots share. */
import {
  enhancementById,
  isDragon,
  parametersOf,
  pointsOf,
  numbersOf,
  allowsReroll,
  scoreNow,
  targetById,
  type AdventurerId,
  type Attack,
  type DragonwoodView,
  type EnhancementId,
  type Method,
  type TargetId,
} from '../../dragonwood/index.ts';
import { chanceOf } from './chances.ts';
import type { Weights } from './weights.ts';
import { candidates, weighHand, type Candidate, type Held } from './hand.ts';

/** An attack and what it is worth. */
export interface Weighed {
  readonly attack: Attack;
  /** From 0 to 1. */
  readonly chance: number;
  /** What the target is worth in points, with what it does for the rest of the game. */
  readonly worth: number;
  /** What a hit costs: the cards and what is used up. */
  readonly cost: number;
  /** What a miss costs. */
  readonly wound: number;
  /** What is to be expected of it in points. */
  readonly value: number;
}

/** How far the game is, as a bot judges it. */
export interface Stage {
  readonly weights: Weights;
  /** What a card that goes with no other is worth in points. */
  readonly card: number;
  /** What part of the game is still to come, from 0 to 1. */
  readonly left: number;
}

/** Adventurers that can still be drawn before the last round, roughly: each pass takes most of the deck. */
const cardsInPass = 44;

/** How far the game of this view is. */
export function stageOf(view: DragonwoodView, weights: Weights): Stage {
  const { turnsLeft, options, passes, deckSize } = view;
  const isLastTurn = turnsLeft !== null && turnsLeft <= options.players;
  const wholePasses = options.variants.includes('shortGame') ? 1 : 2;
  const toCome = Math.max(0, wholePasses - passes - 1) * cardsInPass + deckSize;
  const left = turnsLeft === null ? Math.min(1, toCome / (wholePasses * cardsInPass)) : 0;
  // In your own last turn a card that stays in hand is worth nothing.
  const card = isLastTurn ? 0 : weights.card * Math.min(1, 0.35 + left * 1.8);
  return { weights, card, left };
}

/** What it is worth to end the game by the second dragon: all or nothing. */
function endWorth(view: DragonwoodView, target: TargetId): number {
  if (!isDragon(target) || !view.creatures.flat().some(isDragon)) return 0;
  const creatures = view.creatures.map((own, seat) =>
    seat === view.seat ? [...own, target as (typeof own)[number]] : own,
  );
  const { winners } = scoreNow({ creatures, options: view.options });
  return winners.includes(view.seat) ? 12 : -12;
}

/** What a card of the landscape is worth to its captor. */
export function worthOf(view: DragonwoodView, target: TargetId, stage: Stage): number {
  const card = targetById(target);
  if (card.kind === 'creature') return card.points + stage.weights.creature + endWorth(view, target);
  return stage.weights.enhancements[card.id] * stage.left;
}

/** One-use enhancements are kept for what they are still worth. */
const onceCost = (id: EnhancementId, { left, weights }: Stage): number =>
  weights.enhancements[id] * Math.min(1, left * 1.5) * weights.usedUp;

const isOnce = (id: EnhancementId) => enhancementById(id).use === 'once';

function laidFor(own: readonly EnhancementId[], method: Method, cards: number, once: readonly EnhancementId[]) {
  const laid: EnhancementId[] = [];
  for (const id of own) {
    const { use, effect } = enhancementById(id);
    if (use === 'once') {
      if (once.includes(id) && (effect.kind !== 'extraDie' || cards < 6)) laid.push(id);
    } else if (effect.kind === 'reroll' || (effect.kind === 'bonus' && effect.bonus[method] > 0)) laid.push(id);
  }
  return laid;
}

function weighOne(
  target: TargetId,
  worth: number,
  set: Candidate,
  laid: readonly EnhancementId[],
  stage: Stage,
): Weighed {
  const attack: Attack = { target, method: set.method, cards: set.cards, enhancements: laid };
  const { dice, bonus, need } = numbersOf(attack);
  const chance = chanceOf(dice, bonus, need, allowsReroll(attack));
  let used = 0;
  for (const id of laid) if (isOnce(id)) used += onceCost(id, stage);
  const cost = set.keep * stage.card;
  const wound = stage.card * stage.weights.wound;
  return {
    attack,
    chance,
    worth,
    cost: cost + used,
    wound,
    value: chance * (worth - cost) - (1 - chance) * wound - used,
  };
}

/**
 * The attacks worth thinking of, each weighed; in no order. Of one-use enhancements Bunny and Bolt are tried one by one.
 */
export function weighAttacks(view: DragonwoodView, hand: readonly Held[], stage: Stage): readonly Weighed[] {
  const own = view.enhancements[view.seat] ?? [];
  const sets = candidates(hand);
  const onces: (readonly EnhancementId[])[] = [
    [],
    ...own.filter((id) => isOnce(id) && id !== 'charmed-potion').map((id) => [id]),
  ];
  const found: Weighed[] = [];
  view.landscape.forEach((target, place) => {
    if (view.landscape.indexOf(target) !== place) return;
    const worth = worthOf(view, target, stage);
    if (targetById(target).kind === 'enhancement') {
      for (const set of sets) found.push(weighOne(target, worth, set, [], stage));
      return;
    }
    for (const set of sets) {
      for (const once of onces) {
        found.push(weighOne(target, worth, set, laidFor(own, set.method, set.cards.length, once), stage));
      }
    }
  });
  return found;
}

/** What a Reload is worth: one card more, which is less in a full hand. */
export function weighReload({ hand, options }: DragonwoodView, { card, weights }: Stage): number {
  return card * (hand.length < parametersOf(options).handLimit.value ? weights.reload : weights.reloadFull);
}

/** What a seat has in hand and before it, in points. */
export function standing(view: DragonwoodView, stage: Stage, hand: readonly AdventurerId[]): number {
  let worth = 0;
  for (const id of view.creatures[view.seat] ?? []) worth += pointsOf(id) + stage.weights.creature;
  for (const id of view.enhancements[view.seat] ?? []) worth += stage.weights.enhancements[id] * stage.left;
  for (const { keep } of weighHand(hand)) worth += keep * stage.card;
  return worth;
}
