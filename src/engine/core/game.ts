/** The contract that each game fulfils. Types only, but for one error: the games hold the rules. */
import type { RngState } from './rng.ts';

/** A player's place at the table, counted from 0 in turn order. */
export type Seat = number;

/** A rule's permanent id: a short prefix for the game, then words: `dw-strike`. Each game narrows it to its own list. */
export type RuleId = `${string}-${string}`;

/** A number or list that the mechanics read, with the rule that says it and the value's own sources: some of the rule's. */
export interface Parameter<Value, Id extends RuleId, Source extends string> {
  readonly value: Value;
  readonly rule: Id;
  readonly src: readonly Source[];
}

/** How a game ended. */
export interface Outcome {
  /** Final points by seat. */
  readonly scores: readonly number[];
  /** The winning seats, ascending; more than one share the win. */
  readonly winners: readonly Seat[];
}

/** A reason why an action is not allowed: a code with its data, never a sentence. */
export interface CodedReason {
  readonly code: string;
}

/** What `apply` throws at an action that the rules forbid: a programming mistake, for the caller asks `illegality` first. */
export class IllegalActionError<Illegality extends CodedReason = CodedReason> extends Error {
  override readonly name = 'IllegalActionError';
  /** The reason, as `illegality` gives it. */
  readonly illegality: Illegality;

  constructor(illegality: Illegality) {
    super(`illegal action: ${illegality.code}`);
    this.illegality = illegality;
  }
}

/** What every game's state holds; the rest is the game's own, readonly JSON throughout. */
export interface GameState {
  readonly rng: RngState;
}

/** What an action did: the new state, and the facts that lead to it in order. */
export interface Applied<State, GameEvent> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/**
 * A game as pure functions on JSON. Decide with actions, describe with events, know through views; the three never mix.
 *
 * - `State`: everything, hidden cards and randomness too. It equals `JSON.parse(JSON.stringify(state))`.
 * - `View`: what one seat may know. It holds no randomness and no hidden card, so it cannot be passed for a `State`.
 * - `Action`: a player's decision, imperative (`reload`), never the result of a roll.
 * - `GameEvent`: a fact in the past tense (`diceRolled`) that carries all its sentence needs.
 * - `Illegality`: a coded reason why an action is refused.
 */
export interface Game<
  Options,
  State extends GameState,
  View,
  Action,
  GameEvent,
  Illegality extends CodedReason,
  Id extends RuleId = RuleId,
> {
  /** The game's name in addresses and saves. */
  readonly id: string;
  /** A new game. `seed` is an unsigned 32-bit number; the same options and seed give the same game. */
  readonly newGame: (options: Options, seed: number) => State;
  /** The seat that must decide now; null when the game is over. */
  readonly toAct: (state: State) => Seat | null;
  /** All that this seat may know. */
  readonly view: (state: State, seat: Seat) => View;
  /** The same event with the secrets of other seats blanked. */
  readonly viewEvent: (event: GameEvent, seat: Seat) => GameEvent;
  /** Why the seat of this view may not do that, or null when it may. Depends on nothing that the seat does not know. */
  readonly illegality: (view: View, action: Action) => Illegality | null;
  /** All that the seat of this view may do now; empty when it is not the one to act. */
  readonly legalActions: (view: View) => readonly Action[];
  /** Decides, rolls and draws. Throws an IllegalActionError at what `illegality` refuses. */
  readonly apply: (state: State, action: Action) => Applied<State, GameEvent>;
  /** The only writer: what a fact changes. Reducing the events of `apply` gives its state, all but the randomness. */
  readonly evolve: (state: State, event: GameEvent) => State;
  /** Scores and winners; null while the game goes on. */
  readonly outcome: (state: State) => Outcome | null;
  /** The rule that a fact or a refusal cites. */
  readonly ruleOf: (eventOrIllegality: GameEvent | Illegality) => Id;
}
