/** All that a seat may do now. */
import { bonusOf } from './attack.ts';
import {
  enhancementById,
  methods,
  mostDice,
  targetById,
  type EnhancementId,
  type TargetId,
  isDragon,
} from './cards.ts';
import { dragonSpell } from './editions.ts';
import { illegality, seatAsked } from './legality.ts';
import { setsInHand, type SetInHand } from './sets-in-hand.ts';
import type { AttackMethod, DragonwoodAction, DragonwoodView } from './types.ts';

type Capture = Extract<DragonwoodAction, { type: 'capture' }>;

const effectOf = (id: EnhancementId) => enhancementById(id).effect.kind;

/** The permanent enhancements that add something with this method. They cost nothing, so each attack uses them. */
const helping = (own: readonly EnhancementId[], method: AttackMethod): EnhancementId[] =>
  own.filter((id) => {
    if (enhancementById(id).use === 'once') return false;
    return effectOf(id) === 'reroll' || bonusOf(id, method) > 0;
  });

/** Bunny and Bolt, each with and without: what one attack may use besides the permanent ones. */
function onceChoices(own: readonly EnhancementId[], mayAddDie: boolean): (readonly EnhancementId[])[] {
  let choices: (readonly EnhancementId[])[] = [[]];
  for (const id of own) {
    const { use, effect } = enhancementById(id);
    if (use !== 'once' || effect.kind === 'wildAdventurer' || (effect.kind === 'extraDie' && !mayAddDie)) continue;
    choices = [...choices, ...choices.map((chosen) => [...chosen, id])];
  }
  return choices;
}

/** What a set may be laid out with, worked out once for each method: one list for each choice of one-use enhancements. */
function laidOut(
  own: readonly EnhancementId[],
  method: AttackMethod,
  mayAddDie: boolean,
): (readonly EnhancementId[])[] {
  const permanent = helping(own, method);
  return onceChoices(own, mayAddDie).map((once) => [...permanent, ...once]);
}

/** All attacks on a creature with these sets, which share one method. */
function onCreature(target: TargetId, sets: readonly SetInHand[], own: readonly EnhancementId[]): Capture[] {
  const [first] = sets;
  if (!first) return [];
  const { method } = first;
  const withDie = laidOut(own, method, true);
  const withoutDie = laidOut(own, method, false);
  const withPotion = (laid: readonly EnhancementId[]): readonly EnhancementId[] => [...laid, 'charmed-potion'];
  const withDieAndPotion = withDie.map(withPotion);
  const withoutDieAndPotion = withoutDie.map(withPotion);
  const found: Capture[] = [];
  for (const { cards, potionAs } of sets) {
    if (potionAs === undefined) {
      for (const enhancements of cards.length < mostDice ? withDie : withoutDie) {
        found.push({ type: 'capture', target, method, cards, enhancements });
      }
    } else {
      for (const enhancements of cards.length + 1 < mostDice ? withDieAndPotion : withoutDieAndPotion) {
        found.push({ type: 'capture', target, method, cards, enhancements, potionAs });
      }
    }
  }
  return found;
}

/** The Dragon Spell on a dragon, where the variant is on. */
function spells(view: DragonwoodView, target: TargetId, own: readonly EnhancementId[]): Capture[] {
  if (!view.options.variants.includes('dragonSpell') || !isDragon(target)) return [];
  const laid = laidOut(own, 'dragonSpell', true);
  return setsInHand(view.hand, 'strike', false)
    .filter(({ cards }) => cards.length === dragonSpell.cards.value)
    .flatMap(({ cards }) =>
      laid.map((enhancements): Capture => ({ type: 'capture', target, method: 'dragonSpell', cards, enhancements })),
    )
    .filter((action) => illegality(view, action) === null);
}

function captures(view: DragonwoodView): Capture[] {
  const own = view.enhancements[view.seat] ?? [];
  const hasPotion = own.includes('charmed-potion');
  const byMethod = methods.map((method) => {
    const plain = setsInHand(view.hand, method, false);
    return { plain, all: hasPotion ? [...plain, ...setsInHand(view.hand, method, true)] : plain };
  });
  const found: Capture[] = [];
  for (const target of new Set(view.landscape)) {
    const isEnhancement = targetById(target).kind === 'enhancement';
    for (const { plain, all } of byMethod) {
      if (!isEnhancement) found.push(...onCreature(target, all, own));
      else
        for (const { method, cards } of plain) found.push({ type: 'capture', target, method, cards, enhancements: [] });
    }
    found.push(...spells(view, target, own));
  }
  return found;
}

/**
 * All that the seat of this view may do now; empty when it is not the one to act. Of attacks each meaningful one once: every
 * set of the hand on every target, with all permanent enhancements that add something, with and without each one-use one.
 */
export function legalActions(view: DragonwoodView): readonly DragonwoodAction[] {
  const { phase, seat, hand } = view;
  if (seatAsked(phase) !== seat) return [];
  switch (phase.kind) {
    case 'turn':
      return [{ type: 'reload' }, ...captures(view)];
    case 'reroll':
      return [{ type: 'keep' }, ...phase.rolled.map((_, die): DragonwoodAction => ({ type: 'reroll', die }))];
    case 'eventCard':
      return hand.map((card) => ({ type: phase.event === 'wind-storm' ? 'pass' : 'discard', card }));
    case 'wound':
    case 'discardToLimit':
      return hand.map((card) => ({ type: 'discard', card }));
    case 'over':
      return [];
  }
}
