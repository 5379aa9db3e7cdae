/** What is different from game to game for the page around a table. */
import type { ComponentChildren } from 'preact';
import type { Seat } from '#engine/core/index.ts';
import type { Ratio } from '#engine/odds/index.ts';
import type { Line, Rungs } from '#i18n/narrate/teller.ts';
import type { Advice, Told } from '#stores/play/types.ts';
import type { TableProps } from '../table.ts';

/** To whom it is told, and how the players are called. */
export interface Listener {
  /** The seat that reads; null for an onlooker, to whom all are told by name. */
  readonly viewer: Seat | null;
  /** By seat. */
  readonly names: readonly string[];
}

/** A line of the log with the rule that it cites. */
export interface CitedLine {
  readonly line: Line;
  readonly rule: string;
}

/** How likely a roll was to hit. */
export interface RollOdds {
  readonly chance: Ratio;
  /** The search part of the calculator's address; null where it has no answer. */
  readonly address: string | null;
}

/** One game for the page around its table. */
export interface GameFace<State, View, Action, Event, Reason, Reasons> {
  readonly game: 'dragonwood' | 'dragonheart';
  readonly drawTable: (props: TableProps<View, Action, Reason>) => ComponentChildren;
  readonly viewOf: (state: State, seat: Seat) => View;
  /** Something to look at beside what is told: dice. Another key lets them fall anew. */
  readonly illustrate?: (events: readonly Event[], key: number) => ComponentChildren;
  readonly tell: (events: readonly Event[], listener: Listener) => readonly CitedLine[];
  readonly tellRefusal: (reason: Reason, listener: Listener) => { readonly text: string; readonly rule: string };
  readonly tellAction: (action: Action, listener: Listener) => string;
  /** What is asked besides a turn, as a question; null when it is a turn. */
  readonly askedOf: (state: State) => string | null;
  /** A hint on the adviser's move, told to the one who is asked. */
  readonly tellHint: (advice: Advice<Action, Reasons>, seat: Seat, listener: Listener) => Promise<Rungs>;
  /** The final points, who wins, and what decided a tie. */
  readonly tellEnd: (state: State, listener: Listener) => string;
  /** The odds of the roll that a move declared or decided; null for a move without dice. */
  readonly oddsOf: (told: Told<State, Action, Event>) => (() => Promise<RollOdds | null>) | null;
  /** Keys of this table, with what they do. */
  readonly keys: readonly (readonly string[])[];
}
