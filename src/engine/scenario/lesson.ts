/** A lesson on its way, as data: where it stands, what the learner does, what comes of it. */
import type { RngState, RuleId, Seat } from '../core/index.ts';

/** The table at one moment of a step, and what led to it. */
export interface Moment<State> {
  /** The step, from 0. */
  readonly step: number;
  readonly state: State;
  /** The learner's actions of this step so far. */
  readonly acted: number;
  /** They were those of the solution. */
  readonly onScript: boolean;
  /** The facts of the learner's own actions in this step. */
  readonly facts: readonly unknown[];
  /** The goal is reached, or the right answer given. */
  readonly isDone: boolean;
  /** The randomness of the others' bot. */
  readonly bot: RngState;
}

/** A lesson on its way, as JSON. */
export interface LessonState<State, Action> {
  readonly now: Moment<State>;
  /** What undo goes back to, the latest last. */
  readonly past: readonly Moment<State>[];
  /** What redo goes on to, the next one first. */
  readonly future: readonly Moment<State>[];
  /** Hints shown in this step, 0 to 3. */
  readonly hints: number;
  /** An action that is a mistake and has not been applied. */
  readonly held: { readonly action: Action; readonly mistake: string } | null;
  /** The last step is done, and the learner went on. */
  readonly isFinished: boolean;
}

/** What the learner does. */
export type LessonInput<Action> =
  | { readonly type: 'act'; readonly action: Action }
  /** Lets go of a held action. */
  | { readonly type: 'takeBack' }
  /** Applies a held action. */
  | { readonly type: 'doAnyway' }
  | { readonly type: 'hint' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'restart' }
  | { readonly type: 'goto'; readonly step: number }
  | { readonly type: 'answer'; readonly option: string }
  | { readonly type: 'next' };

/**
 * Where the table of a step comes from: it goes on from what the learner left, is a position of the step's own, or was set as
 * the script would have left it, because the learner went another way.
 */
export type StepTable = 'goesOn' | 'own' | 'reset';

/** Somebody did something; the events are as the learner sees them. */
export interface Happened<State, Action, Event> {
  readonly type: 'happened';
  readonly by: 'learner' | 'script' | 'bot';
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
  /** The table after it. */
  readonly state: State;
}

/** What came of it. */
export type LessonFact<State, Action, Event, Reason> =
  /** The rules refuse the action; `mistake` if it has a name here. */
  | {
      readonly type: 'refused';
      readonly action: Action;
      readonly reason: Reason;
      readonly rule: RuleId;
      readonly mistake: string | null;
    }
  /** A named mistake that the rules allow: nothing has moved. */
  | { readonly type: 'held'; readonly mistake: string; readonly rule: RuleId }
  | { readonly type: 'takenBack' }
  | Happened<State, Action, Event>
  | { readonly type: 'goalReached' }
  /** Legal, and the turn is over without the goal: play on, or undo. */
  | { readonly type: 'missed' }
  | { readonly type: 'answered'; readonly option: string; readonly isRight: boolean; readonly rule: RuleId | null }
  /** The hint of this rung, from 1; the third one does `action`, null when it is a question or the script was left. */
  | { readonly type: 'hinted'; readonly rung: number; readonly action: Action | null }
  | { readonly type: 'undone' | 'redone' }
  /** What the others do first is told after it. */
  | { readonly type: 'stepBegan'; readonly step: number; readonly table: StepTable }
  | { readonly type: 'finished' }
  /** It could not be done now; nothing has changed. */
  | { readonly type: 'ignored' };

/** A lesson after an input, and what came of it, in order. */
export interface Stepped<State, Action, Event, Reason> {
  readonly lesson: LessonState<State, Action>;
  readonly facts: readonly LessonFact<State, Action, Event, Reason>[];
}

/** The functions that run one lesson. */
export interface LessonRun<State, Action, Event, Reason> {
  /**
   * The lesson at the beginning of a step, the first one if none is given; `restart` and `goto` also tell what the others do
   * first in it. A step that is not there throws a RangeError.
   */
  readonly begin: (step?: number) => LessonState<State, Action>;
  readonly step: (
    lesson: LessonState<State, Action>,
    input: LessonInput<Action>,
  ) => Stepped<State, Action, Event, Reason>;
}
