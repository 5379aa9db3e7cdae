/** Playing scripted moves, and where a step begins. */
import type { Applied, CodedReason } from '../core/index.ts';
import type { LessonGameState, Move, Scenario, ScenarioGame, Step } from './types.ts';

type Player<State extends LessonGameState, View, Action, Event, Reason extends CodedReason> = Pick<
  ScenarioGame<State, View, Action, Event, Reason>,
  'toAct' | 'view' | 'illegality' | 'apply'
>;

/** The same state with these scripted results next and no others. */
export const withForced = <State extends LessonGameState>(state: State, forced: readonly number[]): State => ({
  ...state,
  rng: { ...state.rng, forced },
});

/**
 * What an action does with these scripted results first; none are left over. Another action than the script's may draw something
 * else, which they cannot come from: then it draws as the seed says.
 */
export function applyWith<State extends LessonGameState, Action, Event>(
  game: { readonly apply: (state: State, action: Action) => Applied<State, Event> },
  state: State,
  action: Action,
  forced: readonly number[],
): Applied<State, Event> {
  const applied = (results: readonly number[]): Applied<State, Event> => {
    const done = game.apply(withForced(state, results), action);
    return { ...done, state: withForced(done.state, []) };
  };
  try {
    return applied(forced);
  } catch (error) {
    if (!(error instanceof RangeError) || forced.length === 0) throw error;
    return applied([]);
  }
}

/** The scripted moves of a step, the others' and the learner's. */
export const movesOf = <State, Action>(step: Step<State, Action>): readonly Move<Action>[] =>
  step.kind === 'action' ? [...step.first, ...step.solution, ...step.then] : step.first;

/** Plays moves that the rules allow; one that they refuse throws an IllegalActionError. */
export function playMoves<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: Pick<Player<State, View, Action, Event, Reason>, 'apply'>,
  start: State,
  moves: readonly Move<Action>[],
): { readonly state: State; readonly events: readonly Event[] } {
  let state = start;
  const events: Event[] = [];
  for (const { action, forced } of moves) {
    const applied = applyWith(game, state, action, forced);
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** The first step, at or before this one, with a position of its own. */
const lastStart = <State, Action>({ steps }: Scenario<State, Action>, step: number): number =>
  steps.findLastIndex(({ start }, place) => place <= step && start !== null);

/**
 * Where a step begins when everything went as written, and the facts since the last position of a step's own. A step that is
 * not there throws a RangeError.
 */
export function beginningOf<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: Pick<Player<State, View, Action, Event, Reason>, 'apply'>,
  scenario: Scenario<State, Action>,
  step: number,
): { readonly state: State; readonly events: readonly Event[] } {
  const from = lastStart(scenario, step);
  const start = scenario.steps[from]?.start;
  const here = scenario.steps[step];
  if (!start || !here) throw new RangeError(`the lesson has no step ${step}`);
  return playMoves(game, start, [...scenario.steps.slice(from, step).flatMap(movesOf), ...here.first]);
}
