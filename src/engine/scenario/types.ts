/** What a lesson is: positions, what is asked of the learner, and what may go wrong, as JSON without a word of prose. */
import type { CodedReason, Game, GameState, Parsed, RngState, RuleId, Seat } from '../core/index.ts';
import type { Ratio } from '../odds/index.ts';

/** What is asked of an action, a fact or a table; `match` compares. */
export type Pattern = string | number | boolean | null | readonly Pattern[] | { readonly [field: string]: Pattern };

/** The learner's seat in every lesson. */
export const learner: Seat = 0;

/** How many hints a step has: a nudge, where to look, do it for me. */
export const hintRungs = 3;

/** A state that tells what is asked. */
export interface LessonGameState extends GameState {
  readonly phase: { readonly kind: string };
}

/** What a lesson plays with: the functions of one game, handed in, so that no lesson loads the other game. */
export type ScenarioGame<State extends LessonGameState, View, Action, Event, Reason extends CodedReason> = Pick<
  Game<never, State, View, Action, Event, Reason>,
  'toAct' | 'view' | 'viewEvent' | 'illegality' | 'apply' | 'ruleOf'
> & {
  /** Who plays the other seats off the script: the easy bot. */
  readonly bot: (view: View, rng: RngState) => Action;
};

/** What the steps of a written lesson are read with. */
export type ScenarioReader<State extends LessonGameState, View, Action, Event, Reason extends CodedReason> = Omit<
  ScenarioGame<State, View, Action, Event, Reason>,
  'bot' | 'viewEvent'
> & {
  readonly parsePosition: (text: string) => Parsed<State>;
  readonly parseAction: (text: string) => Parsed<Action>;
  /** The score if the game ended now. */
  readonly scoreNow: (state: State) => object;
  /** The pattern of all actions that are like this one (alike.ts). */
  readonly alike: (action: Action) => Pattern;
  /** The chance of an attack; null for another action, and left out in a game without dice. */
  readonly chanceOf?: (action: Action) => Ratio | null;
};

/** And what a new game is made with. */
export interface NewGames<Options, State> {
  readonly newGame: (options: Options, seed: number) => State;
  readonly parseOptions: (text: string) => Parsed<Options>;
}

/** A scripted action: the dice or draws that it uses up come first. */
export interface Move<Action> {
  readonly action: Action;
  readonly forced: readonly number[];
}

/** A wrong turn with a name. Its sentence stands in the texts under the same name. */
export interface Mistake<Action> {
  readonly name: string;
  readonly rule: RuleId;
  /** The rules refuse it, or allow it: then it is held before anything is applied. */
  readonly is: 'refused' | 'allowed';
  /** Asked of the action. */
  readonly action: Pattern;
  /** Asked of the refusal; null for an allowed one. */
  readonly reason: Pattern;
  /** The tested example: the last of these actions is the mistake, those before it lead there. */
  readonly example: readonly Action[];
}

/** What reaches a step's goal, by the facts of the learner's own actions in it. */
export interface Goal {
  /** Each of these has happened; two alike have happened twice. */
  readonly events: readonly Pattern[];
  /** And the table is so; null for however it is. */
  readonly state: Pattern;
}

/** Where a step begins. */
export interface StepStart<State, Action> {
  /** The position that the step starts from; null: it goes on where the script of the step before ends. */
  readonly start: State | null;
  /** What the others do in that position before the learner is asked. */
  readonly first: readonly Move<Action>[];
}

interface StepBase<State, Action> extends StepStart<State, Action> {
  /** The rules that the step shows. */
  readonly shows: readonly RuleId[];
}

/** The learner acts. */
export interface ActionStep<State, Action> extends StepBase<State, Action> {
  readonly kind: 'action';
  /** What to do, with its dice and draws. */
  readonly solution: readonly Move<Action>[];
  /** What the others do after it. */
  readonly then: readonly Move<Action>[];
  readonly goal: Goal;
  readonly mistakes: readonly Mistake<Action>[];
}

/** What the claims of a question's options are about. */
export const questionSubjects = [
  /** The table of the step. */
  'state',
  /** The score if the game ended now. */
  'score',
  /** The facts of the steps before, since the last position of its own. */
  'events',
  /** The table after the actions of `try`. */
  'after',
  /** The option is an attack without a chance. */
  'impossible',
  /** What a rule says, which no table shows. */
  'rule',
] as const;
export type QuestionSubject = (typeof questionSubjects)[number];

/** One answer. */
export interface Option {
  readonly name: string;
  /** The rule that tells why it is wrong; null for the right answer. */
  readonly rule: RuleId | null;
}

/** The learner answers. */
export interface QuestionStep<State, Action> extends StepBase<State, Action> {
  readonly kind: 'question';
  /** In the order in which they are shown. */
  readonly options: readonly Option[];
}

export type Step<State, Action> = ActionStep<State, Action> | QuestionStep<State, Action>;

/** A lesson. The seed is that of the others' bot. */
export interface Scenario<State, Action> {
  /** The game's name. */
  readonly game: string;
  /** Its place among the lessons of its game, from 1. */
  readonly order: number;
  readonly seed: number;
  /** All rules that it shows, in the order of the steps. */
  readonly rules: readonly RuleId[];
  readonly steps: readonly Step<State, Action>[];
}
