import type { CodedReason } from '#engine/core/index.ts';
import type { LessonInput, Scenario } from '#engine/scenario/index.ts';
import type { KeepingProblem } from '#stores/progress.ts';
import type { Session } from '#stores/session.ts';
import type { Settings } from '#stores/settings-shape.ts';
import type { GameDesk } from './desk.ts';
import type { LessonText } from './words.ts';

/** What the player of lessons is given. */
export interface PlayerProps<State, Action, Event, Reason extends CodedReason> {
  readonly session: Session<State, Action, Event, Reason>;
  readonly scenario: Scenario<State, Action>;
  /** Steps that were done, now or on an earlier visit. */
  readonly done: readonly number[];
  readonly problem: KeepingProblem | null;
  readonly desk: GameDesk<State, Action, Event, Reason>;
  /** Whether the learner must decide. */
  readonly isAsked: boolean;
  readonly settings: {
    readonly chosen: Settings;
    readonly isKept: boolean;
    readonly onChange: (settings: Partial<Settings>) => void;
  };
  readonly text: LessonText;
  readonly onInput: (input: LessonInput<Action>) => void;
  readonly onTellNext: () => void;
}
