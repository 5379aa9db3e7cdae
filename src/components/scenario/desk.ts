import type { ComponentChildren } from 'preact';
import type { CodedReason } from '#engine/core/index.ts';
import type { Line } from '#i18n/narrate/teller.ts';

/** What a table of cards is given: what lies there, and what to do with a decision. */
export interface DeskProps<State, Action> {
  readonly table: State;
  /** The learner is asked. */
  readonly isActive: boolean;
  /** An action to be laid out, ready for its button; another object lays it out again. */
  readonly move: Action | null;
  /** Another moment clears what has been chosen. */
  readonly moment: string;
  readonly onAct: (action: Action) => void;
  /** Says something that is no decision, for those who listen too. */
  readonly onSay: (message: string) => void;
}

/** What is different from game to game for the player of lessons. */
export interface GameDesk<State, Action, Event, Reason extends CodedReason> {
  readonly draw: (props: DeskProps<State, Action>) => ComponentChildren;
  readonly tellEvents: (events: readonly Event[]) => readonly Line[];
  readonly tellRefusal: (reason: Reason) => string;
  /** Something to look at beside what is told: dice. */
  readonly illustrate?: (events: readonly Event[], turn: number) => ComponentChildren;
  /** Keys of this table, with what they do. */
  readonly keys: readonly (readonly string[])[];
}
