/** All that a seat may do now. */
import { bonusOf } from './attack.ts';
import { enhancementById, methods, mostDice, targetById, type EnhancementId, type TargetId } from './cards.ts';
import { dragonSpell } from './editions.ts';
import { illegality, seatAsked } from './legality.ts';
import { setsInHand, type SetInHand } from './sets-in-hand.ts';
import { isDragon } from './setup.ts';
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

/** Attacks on a creature with one set, for each choice of one-use enhancements. */
function withEnhancements(target: TargetId, set: SetInHand, own: readonly EnhancementId[]): Capture[] {
  const { method, cards, potionAs } = set;
  const permanent = helping(own, method);
  const played = cards.length + (potionAs === undefined ? 0 : 1);
  return onceChoices(own, played < mostDice).map((once): Capture => {
    const laid = [...permanent, ...once];
    return potionAs === undefined
      ? { type: 'capture', target, method, cards, enhancements: laid }
      : { type: 'capture', target, method, cards, enhancements: [...laid, 'charmed-potion'], potionAs };
  });
}

/** The Dragon Spell on a dragon, where the variant is on. */
function spells(view: DragonwoodView, target: TargetId, own: readonly EnhancementId[]): Capture[] {
  if (!view.options.variants.includes('dragonSpell') || !isDragon(target)) return [];
  const permanent = helping(own, 'dragonSpell');
  return setsInHand(view.hand, 'strike', false)
    .filter(({ cards }) => cards.length === dragonSpell.cards.value)
    .flatMap(({ cards }) =>
      onceChoices(own, true).map((once): Capture => ({
        type: 'capture',
        target,
        method: 'dragonSpell',
        cards,
        enhancements: [...permanent, ...once],
      })),
    )
    .filter((action) => illegality(view, action) === null);
}

function captures(view: DragonwoodView): Capture[] {
  const own = view.enhancements[view.seat] ?? [];
  const plain = methods.flatMap((method) => setsInHand(view.hand, method, false));
  const withPotion = own.includes('charmed-potion')
    ? methods.flatMap((method) => setsInHand(view.hand, method, true))
    : [];
  return [...new Set(view.landscape)].flatMap((target): Capture[] =>
    targetById(target).kind === 'enhancement'
      ? plain.map(({ method, cards }) => ({ type: 'capture', target, method, cards, enhancements: [] }))
      : [
          ...[...plain, ...withPotion].flatMap((set) => withEnhancements(target, set, own)),
          ...spells(view, target, own),
        ],
  );
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
