/** "What were the odds of that?": the exact chance of an attack that was told, and the calculator's address for it. */
import {
  allowsReroll,
  numbersOf,
  type Attack,
  type DragonwoodAction,
  type DragonwoodEvent,
  type DragonwoodState,
} from '#engine/dragonwood/index.ts';
import { captureChance, type Ratio } from '#engine/odds/index.ts';
import { formatQuestion, sameForAll } from '../odds-link.ts';
import type { Told } from './types.ts';

/** The odds of an attack. */
export interface AttackOdds {
  readonly attack: Attack;
  /** Exact, as it was when the attack was declared. */
  readonly chance: Ratio;
  /** What came of it; null while a die may still be thrown again. */
  readonly isCaptured: boolean | null;
  /** The search part of the calculator's address; null for what it cannot be asked (a Dragon Spell, a Potion alone). */
  readonly search: string | null;
}

/** The exact chance that an attack captures its target, a Lucky Mushroom used as well as possible. */
export const attackChance = (attack: Attack): Ratio =>
  captureChance({ ...numbersOf(attack), reroll: allowsReroll(attack) });

function searchOf({ target, method, cards, enhancements }: Attack): string | null {
  if (method === 'dragonSpell' || cards.length === 0) return null;
  const counts = { ...sameForAll(cards.length), [method]: cards.length };
  return formatQuestion({ target, cards: counts, enhancements });
}

/** The attack that a move declared or decided; null for another move. */
function attackOf({ action, before }: Pick<Told<DragonwoodState, DragonwoodAction, never>, 'action' | 'before'>) {
  if (action.type === 'capture') return action;
  const isDecided = action.type === 'keep' || action.type === 'reroll';
  return isDecided && before.phase.kind === 'reroll' ? before.phase.attack : null;
}

/** The odds of the attack that a move declared or decided; null for a move without dice. */
export function oddsOfTold(told: Told<DragonwoodState, DragonwoodAction, DragonwoodEvent>): AttackOdds | null {
  const attack = attackOf(told);
  if (!attack) return null;
  const isCaptured = told.events.some(({ type }) => type === 'creatureCaptured' || type === 'enhancementCaptured');
  const isMissed = told.events.some(({ type }) => type === 'attackMissed');
  const { target, method, cards, enhancements, potionAs } = attack;
  return {
    attack: { target, method, cards, enhancements, ...(potionAs !== undefined && { potionAs }) },
    chance: attackChance(attack),
    isCaptured: isCaptured ? true : isMissed ? false : null,
    search: searchOf(attack),
  };
}
