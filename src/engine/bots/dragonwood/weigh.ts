/** What every attack and a Reload are worth in points, by exact chances: the judgement that all bots share. */
import {
  enhancementById,
  isDragon,
  methods,
  parametersOf,
  passesOf,
  pointsOf,
  mostDice,
  allowsReroll,
  bonusOf,
  scoreNow,
  setsInHand,
  targetById,
  type AdventurerId,
  type Attack,
  type DragonwoodAction,
  type DragonwoodView,
  type EnhancementId,
  type Method,
  type TargetId,
} from '../../dragonwood/index.ts';
import { chanceOf } from './chances.ts';
import type { Weights } from './weights.ts';
import { candidates, weighHand, type Candidate, type Held } from './hand.ts';

/** An attack, and what it is worth. */
export interface Weighed extends Attack {
  /** From 0 to 1. */
  readonly chance: number;
  /** What the target is worth in points, with what it does for the rest of the game. */
  readonly worth: number;
  /** What is to be expected of it in points. */
  readonly value: number;
}

/** The action of a weighed attack. */
export const captureOf = ({ target, method, cards, enhancements, potionAs }: Weighed): DragonwoodAction => {
  const attack = { type: 'capture', target, method, cards, enhancements } as const;
  return potionAs === undefined ? attack : { ...attack, potionAs };
};

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
  const wholePasses = passesOf(options);
  const toCome = Math.max(0, wholePasses - passes - 1) * cardsInPass + deckSize;
  const left = turnsLeft === null ? Math.min(1, toCome / (wholePasses * cardsInPass)) : 0;
  // In your own last turn a card that stays in hand is worth nothing.
  const card = isLastTurn ? 0 : weights.card * Math.min(1, 0.35 + left * 1.8);
  return { weights, card, left };
}

/** A won game in points: more than any card. */
const wholeGame = 12;

/** What it is worth to end the game by the second dragon: all or nothing. */
function endWorth(view: DragonwoodView, target: TargetId): number {
  if (!isDragon(target) || !view.creatures.flat().some(isDragon)) return 0;
  const creatures = view.creatures.map((own, seat) =>
    seat === view.seat ? [...own, target as (typeof own)[number]] : own,
  );
  const { winners } = scoreNow({ creatures, options: view.options });
  return winners.includes(view.seat) ? wholeGame : -wholeGame;
}

/** What a card of the landscape is worth to its captor. */
export function worthOf(view: DragonwoodView, target: TargetId, stage: Stage): number {
  const card = targetById(target);
  if (card.kind === 'creature') return card.points + stage.weights.creature + endWorth(view, target);
  return stage.weights.enhancements[card.id] * stage.left;
}

/** One-use enhancements are kept for what they are still worth: what using one up costs. */
export const onceCost = (id: EnhancementId, { left, weights }: Stage): number =>
  weights.enhancements[id] * Math.min(1, left * 1.5) * weights.usedUp;

/** Enhancements that lie beside an attack, and all that they do for it. */
interface Laid {
  readonly enhancements: readonly EnhancementId[];
  readonly bonus: number;
  readonly dice: number;
  readonly reroll: boolean;
  /** What using up those that serve once costs. */
  readonly usedUp: number;
}

const nothingLaid: Laid = { enhancements: [], bonus: 0, dice: 0, reroll: false, usedUp: 0 };

/** The permanent enhancements that help the method, and this one that is used up. */
function layOut(own: readonly EnhancementId[], method: Method, once: EnhancementId | null, stage: Stage): Laid {
  const enhancements: EnhancementId[] = [];
  let bonus = 0;
  for (const id of own) {
    if (enhancementById(id).use === 'once' && id !== once) continue;
    const { effect } = enhancementById(id);
    if (effect.kind === 'bonus' && effect.bonus[method] === 0) continue;
    enhancements.push(id);
    bonus += bonusOf(id, method);
  }
  const isBunny = once !== null && enhancementById(once).effect.kind === 'extraDie';
  const usedUp = once === null ? 0 : onceCost(once, stage);
  return { enhancements, bonus, dice: isBunny ? 1 : 0, reroll: allowsReroll({ enhancements }), usedUp };
}

/** For each method, what may be laid beside it: the permanent ones, and with them Bunny and Bolt one by one. */
function waysToLay(own: readonly EnhancementId[], stage: Stage): Readonly<Record<Method, readonly Laid[]>> {
  const once = own.filter((id) => enhancementById(id).use === 'once' && id !== 'charmed-potion');
  const of = (method: Method) => [null, ...once].map((id) => layOut(own, method, id, stage));
  return own.length === 0 ? withoutAny : { strike: of('strike'), stomp: of('stomp'), scream: of('scream') };
}

const withoutAny = { strike: [nothingLaid], stomp: [nothingLaid], scream: [nothingLaid] } as const;

/** The sets that the Potion completes, as candidates; none without the Potion. */
export function potionSets(view: DragonwoodView, hand: readonly Held[]): readonly PotionCandidate[] {
  const own = view.enhancements[view.seat] ?? [];
  if (!own.includes('charmed-potion')) return [];
  const keeps = new Map(hand.map(({ id, keep }) => [id, keep]));
  return methods.flatMap((method) =>
    setsInHand(view.hand, method, true).flatMap(({ cards, potionAs }) => {
      const keep = cards.reduce((sum, id) => sum + (keeps.get(id) ?? 1), 0);
      return potionAs === undefined ? [] : { method, cards, keep, potionAs };
    }),
  );
}

/** A set that the Potion completes. */
export interface PotionCandidate extends Candidate {
  readonly potionAs: AdventurerId;
}

/**
 * The attacks worth thinking of, each weighed; in no order. Those that no roll can make are left out, and of one-use
 * enhancements each is tried alone.
 */
export function weighAttacks(view: DragonwoodView, hand: readonly Held[], stage: Stage): readonly Weighed[] {
  const { landscape } = view;
  const sets = candidates(hand);
  const withPotion = potionSets(view, hand);
  const ways = waysToLay(view.enhancements[view.seat] ?? [], stage);
  const potionCost = withPotion.length > 0 ? onceCost('charmed-potion', stage) : 0;
  const wound = stage.card * stage.weights.wound;
  const found: Weighed[] = [];
  for (const [place, target] of landscape.entries()) {
    if (landscape.indexOf(target) !== place) continue;
    const worth = worthOf(view, target, stage);
    const { kind, needs } = targetById(target);
    const valueOf = (chance: number, keep: number, usedUp: number) =>
      chance * (worth - keep * stage.card) - (1 - chance) * wound - usedUp;
    for (const { method, cards, keep } of sets) {
      for (const { bonus, dice, enhancements, reroll, usedUp } of (kind === 'creature' ? ways : withoutAny)[method]) {
        if (cards.length + dice > mostDice) continue;
        const chance = chanceOf(cards.length + dice, bonus, needs[method], reroll);
        if (chance === 0) continue;
        found.push({ target, method, cards, enhancements, chance, worth, value: valueOf(chance, keep, usedUp) });
      }
    }
    if (kind === 'enhancement') continue;
    for (const { method, cards, keep, potionAs } of withPotion) {
      const { bonus, enhancements, reroll } = ways[method][0] ?? nothingLaid;
      const chance = chanceOf(cards.length + 1, bonus, needs[method], reroll);
      const laid: readonly EnhancementId[] = [...enhancements, 'charmed-potion'];
      const value = valueOf(chance, keep, potionCost);
      found.push({ target, method, cards, enhancements: laid, potionAs, chance, worth, value });
    }
  }
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
