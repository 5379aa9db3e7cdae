/** A lesson's session: the pure run with its pace. The learner's action is told first; the others' wait to be asked for. */
import { atom, type ReadableAtom } from 'nanostores';
import type { CodedReason } from '#engine/core/index.ts';
import {
  runScenario,
  type Happened,
  type LessonFact,
  type LessonGameState,
  type LessonInput,
  type LessonState,
  type Scenario,
  type ScenarioGame,
} from '#engine/scenario/index.ts';

/** What a lesson shows at one moment. */
export interface Session<State, Action, Event, Reason> {
  readonly lesson: LessonState<State, Action>;
  /** The table as far as it has been told. */
  readonly table: State;
  /** What came of the latest input, as far as it has been told; with `Next` the one that was told. */
  readonly facts: readonly LessonFact<State, Action, Event, Reason>[];
  /** What the others did and has not been told, in order. */
  readonly waiting: readonly Happened<State, Action, Event>[];
  /** Told facts since the step began, for those who look back. */
  readonly log: readonly Happened<State, Action, Event>[];
  /** Counts what has been told, so that the same words twice are two messages. */
  readonly turn: number;
}

/** A session and the ways to go on. */
export interface SessionStore<State, Action, Event, Reason> {
  readonly $session: ReadableAtom<Session<State, Action, Event, Reason>>;
  /** While the others' actions wait to be told, only what leads away from them is taken. */
  readonly send: (input: LessonInput<Action>) => void;
  /** Opens the lesson at a step, as if the page had begun there; a step that is not there changes nothing. */
  readonly open: (step: number) => void;
  /** Tells the next action of the others. */
  readonly tellNext: () => void;
}

/** What leads away from a table that is still being told. */
const awayFromTelling: ReadonlySet<LessonInput<unknown>['type']> = new Set(['undo', 'restart', 'goto']);

/** A new session of a lesson with its game, at its first step. Several may share a page. */
export function createSession<
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioGame<State, View, Action, Event, Reason>,
  scenario: Scenario<State, Action>,
): SessionStore<State, Action, Event, Reason> {
  const run = runScenario(game, scenario);
  /** The table on which the others' moves are told, from the one on which they begin. */
  const beforeOthers = (step: number, state: State, waiting: readonly unknown[]): State =>
    (waiting.length > 0 ? scenario.steps[step]?.start : null) ?? state;
  const at = (step: number): Session<State, Action, Event, Reason> => {
    const { lesson, facts } = run.step(run.begin(step), { type: 'goto', step });
    const waiting = facts.filter((fact) => fact.type === 'happened');
    const table = beforeOthers(step, lesson.now.state, waiting);
    return { lesson, table, facts: [], waiting, log: [], turn: 0 };
  };
  const $session = atom(at(0));

  return {
    $session,
    open(step) {
      if (scenario.steps[step]) $session.set(at(step));
    },
    send(input) {
      const before = $session.get();
      if (before.waiting.length > 0 && !awayFromTelling.has(input.type)) return;
      const { lesson, facts } = run.step(before.lesson, input);
      if (facts.some(({ type }) => type === 'ignored')) return;
      const happened = facts.filter((fact) => fact.type === 'happened');
      const own = happened.filter(({ by }) => by === 'learner');
      const waiting = happened.filter(({ by }) => by !== 'learner');
      const isElsewhere = facts.some(({ type }) => type === 'stepBegan' || type === 'undone' || type === 'redone');
      $session.set({
        lesson,
        table: own.at(-1)?.state ?? beforeOthers(lesson.now.step, lesson.now.state, waiting),
        facts: facts.filter((fact) => fact.type !== 'happened' || fact.by === 'learner'),
        waiting,
        log: isElsewhere ? [] : [...before.log, ...own],
        turn: before.turn + 1,
      });
    },
    tellNext() {
      const before = $session.get();
      const [fact, ...waiting] = before.waiting;
      if (!fact) return;
      $session.set({
        ...before,
        table: waiting.length > 0 ? fact.state : before.lesson.now.state,
        facts: [fact],
        waiting,
        log: [...before.log, fact],
        turn: before.turn + 1,
      });
    },
  };
}
