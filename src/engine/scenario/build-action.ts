/** Reading a step in which the learner acts, and playing it: solution, mistakes, what the others do. */
import type { CodedReason, RuleId } from '../core/index.ts';
import { isReached, mistakeOf } from './judge.ts';
import { bad, inPart, parseActions, parseMoves, playWritten, type Read } from './reading.ts';
import {
  learner,
  type ActionStep,
  type Goal,
  type LessonGameState,
  type Mistake,
  type Move,
  type Pattern,
  type ScenarioReader,
  type StepStart,
} from './types.ts';
import type { WrittenMistake, WrittenStep } from './written.ts';

/** A step that was read, with the table and the facts after it. */
export interface Built<State, Step, Event> {
  readonly step: Step;
  readonly state: State;
  readonly events: readonly Event[];
}

function readGoal({ goal }: WrittenStep): Read<Goal> {
  const events = [...(goal?.event === undefined ? [] : [goal.event]), ...(goal?.events ?? [])];
  const state = goal?.state ?? null;
  return events.length > 0 || state !== null ? { value: { events, state } } : bad('goal', 'missing');
}

const codeOf = ({ code }: CodedReason): Pattern => ({ code });
const typeOf = ({ type }: { readonly type: string }): Pattern => ({ type });

function readMistake<
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioReader<State, View, Action, Event, Reason>,
  start: State,
  solution: readonly Move<Action>[],
  [name, written]: readonly [string, WrittenMistake],
): Read<{ readonly mistake: Mistake<Action>; readonly reason: Reason | null }> {
  const part = `mistake ${name}`;
  const example = inPart(part, parseActions(game, written.try));
  if ('problem' in example) return example;
  const { refused, allowed, when } = written;
  const rule: RuleId | undefined = refused ?? allowed;
  if (rule === undefined) return bad(part, 'missing', 'refused or allowed');
  if (refused !== undefined && allowed !== undefined) return bad(part, 'contradiction', 'refused and allowed');
  const before = example.value.slice(0, -1).map((action, at) => ({ action, forced: solution[at]?.forced ?? [] }));
  const led = playWritten(game, start, before, part, (seat) => seat === learner);
  if ('problem' in led) return led;
  const action = example.value.at(-1);
  if (action === undefined) return bad(part, 'missing', 'try');
  const reason = game.illegality(game.view(led.value.state, learner), action);
  if (refused === undefined) {
    if (reason) return bad(part, 'notAllowed', reason.code);
    const mistake = { name, rule, is: 'allowed', action: when ?? game.alike(action), reason: null } as const;
    return { value: { mistake: { ...mistake, example: example.value }, reason } };
  }
  if (!reason) return bad(part, 'notRefused');
  if (game.ruleOf(reason) !== rule) return bad(part, 'otherRule', game.ruleOf(reason));
  const mistake = { name, rule, is: 'refused', action: when ?? typeOf(action), reason: codeOf(reason) } as const;
  return { value: { mistake: { ...mistake, example: example.value }, reason } };
}

/** Every example is taken for its own mistake, and no action of the solution for one. */
function checkMistakes<State, Action>(
  step: ActionStep<State, Action>,
  reasons: readonly unknown[],
): Read<ActionStep<State, Action>> {
  for (const [at, { name, example }] of step.mistakes.entries()) {
    const found = mistakeOf(step, example.at(-1), reasons[at] ?? null);
    if (found?.name !== name) return bad(`mistake ${name}`, 'otherMistake', found?.name ?? 'none');
  }
  for (const { action } of step.solution) {
    const found = mistakeOf(step, action, null);
    if (found) return bad(`mistake ${found.name}`, 'hidesSolution');
  }
  return { value: step };
}

/** Reads and plays a step in which the learner acts. */
export function buildAction<
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioReader<State, View, Action, Event, Reason>,
  written: WrittenStep,
  table: State,
  begins: StepStart<State, Action>,
): Read<Built<State, ActionStep<State, Action>, Event>> {
  const solution = inPart('do', parseMoves(game, written.do));
  if ('problem' in solution) return solution;
  const then = inPart('then', parseMoves(game, written.then));
  if ('problem' in then) return then;
  const goal = readGoal(written);
  if ('problem' in goal) return goal;

  const led = playWritten(game, table, solution.value, 'do', (seat) => seat === learner);
  if ('problem' in led) return led;
  const facts = led.value.events;
  if (!isReached(goal.value, facts.flat(), led.value.state)) return bad('goal', 'noGoal');
  const before = playWritten(game, table, solution.value.slice(0, -1), 'do', (seat) => seat === learner);
  if ('problem' in before) return before;
  if (isReached(goal.value, facts.slice(0, -1).flat(), before.value.state)) return bad('goal', 'goalTooEarly');
  const after = playWritten(game, led.value.state, then.value, 'then', (seat) => seat !== learner);
  if ('problem' in after) return after;

  const mistakes: Mistake<Action>[] = [];
  const reasons: (Reason | null)[] = [];
  for (const entry of Object.entries(written.mistakes ?? {})) {
    const read = readMistake(game, table, solution.value, entry);
    if ('problem' in read) return read;
    mistakes.push(read.value.mistake);
    reasons.push(read.value.reason);
  }
  const step: ActionStep<State, Action> = {
    kind: 'action',
    shows: written.shows,
    ...begins,
    solution: solution.value,
    then: then.value,
    goal: goal.value,
    mistakes,
  };
  const checked = checkMistakes(step, reasons);
  if ('problem' in checked) return checked;
  return { value: { step, state: after.value.state, events: [...facts, ...after.value.events].flat() } };
}
