/** Why an action is good or bad, as data: pages turn it into sentences. */
import {
  allowsReroll,
  numbersOf,
  parametersOf,
  setsInHand,
  targetById,
  type AdventurerId,
  type DragonwoodAction,
  type DragonwoodView,
  type Method,
  type TargetId,
} from '../../dragonwood/index.ts';
import { captureChance, type Ratio } from '../../odds/index.ts';
import { chanceOf } from './chances.ts';
import { weighHand } from './hand.ts';
import { stageOf, weighReload, worthOf } from './weigh.ts';
import { plainWeights } from './weights.ts';

/** An attack that a Reload could still better: the same target with a set of one card more. */
export interface WaitsFor {
  readonly target: TargetId;
  readonly method: Method;
  readonly cards: readonly AdventurerId[];
  /** The chance with one card more, from 0 to 1. */
  readonly chance: number;
}

/** The reasons for or against an action. Worth and cost are in points, as the bots judge them. */
export type Reasons =
  | {
      readonly kind: 'capture';
      readonly target: TargetId;
      /** Exact. */
      readonly chance: Ratio;
      /** Points on the shield; 0 for an enhancement. */
      readonly points: number;
      /** What the target is worth, with what it does for the rest of the game. */
      readonly worth: number;
      /** What the cards laid down are worth in the hand. */
      readonly cost: number;
      /** What is lost at a miss. */
      readonly wound: number;
      /** Chance times worth, less what it costs. */
      readonly value: number;
      /** What a Reload instead would be worth. */
      readonly reload: number;
    }
  | {
      readonly kind: 'reload';
      readonly value: number;
      /** What the best set would do with one card more; null when no set can grow. */
      readonly waitsFor: WaitsFor | null;
      /** The hand is full: the card drawn costs another. */
      readonly isFull: boolean;
    }
  | { readonly kind: 'reroll'; readonly before: boolean; readonly chance: number }
  | {
      readonly kind: 'letGo';
      readonly card: AdventurerId;
      /** From 0 for the least useful card of the hand. */ readonly rank: number;
    };

function waitsFor(view: DragonwoodView): WaitsFor | null {
  const stage = stageOf(view, plainWeights);
  const own = view.enhancements[view.seat] ?? [];
  let best: (WaitsFor & { readonly value: number }) | null = null;
  for (const target of new Set(view.landscape)) {
    const card = targetById(target);
    const worth = worthOf(view, target, stage);
    for (const method of ['strike', 'stomp', 'scream'] as const) {
      for (const { cards } of setsInHand(view.hand, method, false)) {
        if (cards.length >= 6 || (method === 'stomp' && cards.length >= 5)) continue;
        const enhancements = card.kind === 'creature' ? own.filter((id) => id !== 'charmed-potion') : [];
        const { dice, bonus, need } = numbersOf({ target, method, cards, enhancements });
        const chance = chanceOf(Math.min(6, dice + 1), bonus, need, allowsReroll({ enhancements }));
        const value = chance * worth - cards.length * stage.card;
        if (!best || value > best.value) best = { target, method, cards, chance, value };
      }
    }
  }
  if (!best) return null;
  const { target, method, cards, chance } = best;
  return { target, method, cards, chance };
}

/** The reasons for or against a legal action of the seat of this view. */
export function explain(view: DragonwoodView, action: DragonwoodAction): Reasons {
  const stage = stageOf(view, plainWeights);
  switch (action.type) {
    case 'reload':
      return {
        kind: 'reload',
        value: weighReload(view, stage),
        waitsFor: waitsFor(view),
        isFull: view.hand.length >= parametersOf(view.options).handLimit.value,
      };
    case 'capture': {
      const numbers = numbersOf(action);
      const chance = captureChance({ ...numbers, reroll: allowsReroll(action) });
      const hits = chance.num / chance.den;
      const worth = worthOf(view, action.target, stage);
      const keeps = new Map(weighHand(view.hand).map(({ id, keep }) => [id, keep]));
      const cost = action.cards.reduce((sum, id) => sum + (keeps.get(id) ?? 1), 0) * stage.card;
      const wound = stage.card;
      const target = targetById(action.target);
      return {
        kind: 'capture',
        target: action.target,
        chance,
        points: target.kind === 'creature' ? target.points : 0,
        worth,
        cost,
        wound,
        value: hits * (worth - cost) - (1 - hits) * wound,
        reload: weighReload(view, stage),
      };
    }
    case 'keep':
    case 'reroll': {
      const { phase } = view;
      if (phase.kind !== 'reroll') return { kind: 'reroll', before: false, chance: 0 };
      const total = phase.rolled.reduce((sum: number, face) => sum + face, phase.numbers.bonus);
      const before = total >= phase.numbers.need;
      if (action.type === 'keep') return { kind: 'reroll', before, chance: before ? 1 : 0 };
      const lifted = total - (phase.rolled[action.die] ?? 0);
      return { kind: 'reroll', before, chance: chanceOf(1, lifted, phase.numbers.need, false) };
    }
    case 'discard':
    case 'pass':
      return { kind: 'letGo', card: action.card, rank: weighHand(view.hand).findIndex(({ id }) => id === action.card) };
  }
}
