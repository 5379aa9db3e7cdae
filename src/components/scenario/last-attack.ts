import { methods, type DragonwoodAction, type DragonwoodState } from '#engine/dragonwood/index.ts';
import type { Step } from '#engine/scenario/index.ts';
import { sameForAll, type Question } from '#stores/odds-link.ts';

/**
 * The question to the calculator about the last attack of a lesson's solutions: its cards count for its method, one card for
 * the others. Null where nothing is attacked, or by the Dragon Spell, which the calculator does not know.
 */
export function lastAttack(steps: readonly Step<DragonwoodState, DragonwoodAction>[]): Question | null {
  const actions = steps.flatMap((step) => (step.kind === 'action' ? step.solution.map(({ action }) => action) : []));
  const attack = actions.findLast((action) => action.type === 'capture');
  const method = methods.find((each) => each === attack?.method);
  if (!attack || !method) return null;
  const { target, cards, enhancements } = attack;
  return { target, cards: { ...sameForAll(1), [method]: cards.length }, enhancements };
}
