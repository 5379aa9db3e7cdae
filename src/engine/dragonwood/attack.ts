/** The numbers of an attack: dice, bonus, need. `odds.ts` counts the same from numbers of cards, and says which card adds what. */
import { enhancementById, targetById, type EnhancementId } from './cards.ts';
import { dragonSpell } from './editions.ts';
import type { Attack, AttackMethod, AttackNumbers } from './types.ts';

/** What an enhancement adds to the dice with this method; 0 for one that adds something else or nothing. */
export function bonusOf(id: EnhancementId, method: AttackMethod): number {
  const { effect } = enhancementById(id);
  if (effect.kind !== 'bonus') return 0;
  if (method !== 'dragonSpell') return effect.bonus[method];
  // Those that help the spell help every method alike.
  return dragonSpell.helpers.value.includes(id) ? effect.bonus.strike : 0;
}

/** What the attack rolls and needs. Its cards are taken as they are: `illegality` judges them. */
export function numbersOf({ target, method, cards, enhancements }: Omit<Attack, 'potionAs'>): AttackNumbers {
  const isSpell = method === 'dragonSpell';
  let dice = isSpell ? dragonSpell.dice.value : cards.length;
  let bonus = 0;
  for (const id of enhancements) {
    const { kind } = enhancementById(id).effect;
    if (kind === 'extraDie' || kind === 'wildAdventurer') dice += 1;
    bonus += bonusOf(id, method);
  }
  const need = isSpell ? dragonSpell.need.value : targetById(target).needs[method];
  return { dice, bonus, need };
}

/** The attack lets its player throw one die again. */
export const allowsReroll = ({ enhancements }: Pick<Attack, 'enhancements'>): boolean =>
  enhancements.some((id) => enhancementById(id).effect.kind === 'reroll');
