/** A lesson as people write it (scenario.yaml): actions and positions in the engine's notation. */
import type { RuleId } from '../core/index.ts';
import type { Pattern, QuestionSubject } from './types.ts';

/** A mistake as written; `refused` or `allowed` names the rule, and one of them must stand there. */
export interface WrittenMistake {
  /** The example: actions between semicolons, of which the last is the mistake. */
  readonly try: string;
  readonly refused?: RuleId;
  readonly allowed?: RuleId;
  /** What is asked of the action instead of being like the example. */
  readonly when?: Pattern;
}

/** A goal as written: facts and perhaps the table. */
export interface WrittenGoal {
  readonly event?: Pattern;
  readonly events?: readonly Pattern[];
  readonly state?: Pattern;
}

/** A wrong answer as written. */
export interface WrittenWrong {
  readonly rule: RuleId;
  /** What would be so if it were right. */
  readonly claim?: Pattern;
}

/** A question as written. */
export interface WrittenQuestion {
  readonly about: QuestionSubject;
  /** With `about: after`: actions between semicolons, each with its dice or draws after `>`. */
  readonly try?: string;
  /** The right answer by its name, with its claim. `null` with `about: rule`. */
  readonly answer: Readonly<Record<string, Pattern>>;
  readonly wrong: Readonly<Record<string, WrittenWrong>>;
  /** The names in the order in which they are shown; the right one is first if it is left out. */
  readonly order?: readonly string[];
}

/** A step as written: `do` for one in which the learner acts, `question` for one in which the learner answers. */
export interface WrittenStep {
  readonly shows: readonly RuleId[];
  /** A position of the step's own. */
  readonly position?: string;
  /** What the others do in that position before the learner is asked, as in `then`. */
  readonly first?: string | readonly string[];
  /** The solution: an action, or several, each with its dice or draws after `>`: `stomp fire-ants R8 G8 > 2 3`. */
  readonly do?: string | readonly string[];
  /** What the others do afterwards. */
  readonly then?: string | readonly string[];
  readonly goal?: WrittenGoal;
  readonly mistakes?: Readonly<Record<string, WrittenMistake>>;
  readonly question?: WrittenQuestion;
}

/** A lesson as written. */
export interface WrittenScenario {
  readonly game: string;
  readonly order: number;
  /** The seed of the bot, and of the game if `options` are given; 1 if it is left out. */
  readonly seed?: number;
  /** A new game with these options, if the first step has no position: `players=3,edition=tabletop`. */
  readonly options?: string;
  readonly steps: readonly WrittenStep[];
}
