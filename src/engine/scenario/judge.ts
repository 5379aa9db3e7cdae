/** Judging what a learner does: the goal, and mistakes that have a name. */
import { match } from './match.ts';
import type { ActionStep, Goal, Mistake } from './types.ts';

/** The goal is reached by these facts of the learner's actions, each counted once, and this table. */
export const isReached = ({ events, state }: Goal, facts: readonly unknown[], table: unknown): boolean =>
  match({ has: events }, facts) && (state === null || match(state, table));

/** The named mistake that an action makes, the first that fits; `reason` is the refusal, or null when it is legal. */
export const mistakeOf = <State, Action>(
  { mistakes }: Pick<ActionStep<State, Action>, 'mistakes'>,
  action: Action,
  reason: unknown,
): Mistake<Action> | null =>
  mistakes.find((mistake) =>
    reason === null
      ? mistake.is === 'allowed' && match(mistake.action, action)
      : mistake.is === 'refused' && match(mistake.action, action) && match(mistake.reason, reason),
  ) ?? null;
