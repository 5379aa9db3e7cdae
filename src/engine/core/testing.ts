/** What the tests of both games share. */
import type { Applied } from './game.ts';

/** One decision of a game that was played. */
export interface Step<State, Action, GameEvent> {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: State;
}

/** Where a game that was played ends. One without a step throws a RangeError. */
export function lastOf<State>(steps: readonly { readonly after: State }[]): State {
  const last = steps.at(-1);
  if (!last) throw new RangeError('a game has at least one step');
  return last.after;
}

/** The events of one type, in order. */
export const told = <GameEvent extends { readonly type: string }, Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { readonly type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly type: Type }> => event.type === type);

/** What actions do one after another, with all their events. */
export function played<State, Action, GameEvent>(
  apply: (state: State, action: Action) => Applied<State, GameEvent>,
  start: State,
  actions: readonly Action[],
): Applied<State, GameEvent> {
  let state = start;
  const events: GameEvent[] = [];
  for (const action of actions) {
    const applied = apply(state, action);
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** The same value, which nobody can change any more. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
