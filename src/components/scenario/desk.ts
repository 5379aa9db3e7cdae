import type { ComponentChildren } from 'preact';
import type { CodedReason } from '#engine/core/index.ts';
import type { DeskProps } from '#components/play/table.ts';
import type { Line } from '#i18n/narrate/teller.ts';

/** What a desk is given in a lesson: the whole table, of which the desk shows what the learner may know. */
export interface LessonDeskProps<State, Action> extends Omit<DeskProps<State, Action>, 'view'> {
  readonly table: State;
}

/** What is different from game to game for the player of lessons. */
export interface GameDesk<State, Action, Event, Reason extends CodedReason> {
  readonly draw: (props: LessonDeskProps<State, Action>) => ComponentChildren;
  readonly tellEvents: (events: readonly Event[]) => readonly Line[];
  readonly tellRefusal: (reason: Reason) => string;
  /** Something to look at beside what is told: dice. */
  readonly illustrate?: (events: readonly Event[], turn: number) => ComponentChildren;
  /** Something to look at beside a refusal: what was chosen, and what is missing. */
  readonly illustrateRefusal?: (reason: Reason, action: Action) => ComponentChildren;
  /** What a coach says of an action of the learner; left out where there is none. */
  readonly coach?: ((before: State, action: Action) => Promise<string>) | undefined;
  /** The fragment of the sandbox's address that plays on from a table. */
  readonly playOn: (table: State) => Promise<string>;
  /** Keys of this table, with what they do. */
  readonly keys: readonly (readonly string[])[];
}
