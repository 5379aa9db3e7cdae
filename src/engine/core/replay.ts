/** A game as it is saved, linked and undone: how it began, who plays, and what was decided. The state follows from them. */
import { type Applied, type CodedReason, type Game, type GameState, IllegalActionError } from './game.ts';
import type { NotationProblem, Parsed } from './notation.ts';
import type { Player } from './players.ts';
import { seedRng } from './rng.ts';

/** How a game began. */
export type Start<Options> =
  /** Dealt from a seed, an unsigned 32-bit number. */
  | { readonly kind: 'seed'; readonly options: Options; readonly seed: number }
  /** Set up: a position's text, as `parsePosition` of the game reads it. */
  | { readonly kind: 'position'; readonly position: string };

/** A step of a replay. */
export type ReplayMove<Action> =
  | { readonly kind: 'action'; readonly action: Action }
  /** Other dice and draws from here, from this seed; the cards stay where they lie. After an undo. */
  | { readonly kind: 'reseed'; readonly seed: number };

/** A game from its beginning: everything that is needed to play it again. */
export interface Replay<Options, Action> {
  readonly start: Start<Options>;
  /** By seat; empty where the text does not say. */
  readonly players: readonly Player[];
  readonly moves: readonly ReplayMove<Action>[];
}

/** How a game writes its options and actions; readers return a problem and never throw. */
export interface Notation<Options, Action> {
  /** The game's name, as in addresses. */
  readonly id: string;
  readonly formatOptions: (options: Options) => string;
  readonly parseOptions: (text: string) => Parsed<Options>;
  readonly formatAction: (action: Action) => string;
  readonly parseAction: (text: string) => Parsed<Action>;
}

/** What is wrong with a saved game. `at` counts moves from 0: those before it are kept. */
export type ReplayProblem<Illegality extends CodedReason = CodedReason> =
  /** Nothing can be kept. */
  | {
      readonly code: 'noReplay' | 'otherGame' | 'badOptions' | 'badSeed' | 'badPosition';
      readonly detail: NotationProblem;
    }
  /** Written by a newer version: what could be read is kept. */
  | { readonly code: 'newerVersion'; readonly version: number }
  | { readonly code: 'unreadableMove'; readonly at: number; readonly detail: NotationProblem }
  /** The players are not as written: those that cannot be read are missing. */
  | { readonly code: 'badPlayers'; readonly detail: NotationProblem }
  /** The moment to look at does not exist: the last one is shown. */
  | { readonly code: 'badMoment'; readonly detail: NotationProblem }
  /** The rules refuse it, as they stand now. */
  | { readonly code: 'illegalMove'; readonly at: number; readonly reason: Illegality };

/** The functions of a game that a replay is played with. */
export type ReplayGame<Options, State extends GameState, Action, GameEvent> = Pick<
  Game<Options, State, never, Action, GameEvent, CodedReason>,
  'newGame' | 'apply'
> & { readonly parsePosition: (text: string) => Parsed<State> };

/** The table on which a game begins; a position may be none. Options and seeds that no game has throw a RangeError. */
export const startState = <Options, State extends GameState>(
  game: Pick<ReplayGame<Options, State, never, unknown>, 'newGame' | 'parsePosition'>,
  start: Start<Options>,
): Parsed<State> =>
  start.kind === 'seed' ? { value: game.newGame(start.options, start.seed) } : game.parsePosition(start.position);

/** The same table, with the dice and draws of another seed to come. */
export const reseeded = <State extends GameState>(state: State, seed: number): State => ({
  ...state,
  rng: seedRng(seed),
});

/** Makes a move. Throws an IllegalActionError at what the rules refuse. */
export const playMove = <State extends GameState, Action, GameEvent>(
  game: Pick<ReplayGame<never, State, Action, GameEvent>, 'apply'>,
  state: State,
  move: ReplayMove<Action>,
): Applied<State, GameEvent> =>
  move.kind === 'reseed' ? { state: reseeded(state, move.seed), events: [] } : game.apply(state, move.action);

/** A replay that was played: where it leads, and what each move did. */
export interface Played<Options, State, Action, GameEvent, Illegality extends CodedReason> {
  /** The replay as far as the rules allow it. */
  readonly replay: Replay<Options, Action>;
  readonly state: State;
  /** The table before each move. */
  readonly before: readonly State[];
  readonly events: readonly (readonly GameEvent[])[];
  /** The move that the rules refuse; it and those after it are left out. */
  readonly problem: Extract<ReplayProblem<Illegality>, { code: 'illegalMove' }> | null;
}

/** Plays a replay's moves from a table. Stops at a move that the rules refuse, and says which and why. */
export function playMoves<Options, State extends GameState, Action, GameEvent, Illegality extends CodedReason>(
  game: Pick<ReplayGame<Options, State, Action, GameEvent>, 'apply'>,
  start: State,
  replay: Replay<Options, Action>,
): Played<Options, State, Action, GameEvent, Illegality> {
  let state = start;
  const before: State[] = [];
  const events: (readonly GameEvent[])[] = [];
  for (const [at, move] of replay.moves.entries()) {
    try {
      const moved = playMove(game, state, move);
      before.push(state);
      events.push(moved.events);
      state = moved.state;
    } catch (error) {
      if (!(error instanceof IllegalActionError)) throw error;
      const kept = { ...replay, moves: replay.moves.slice(0, at) };
      const problem = { code: 'illegalMove', at, reason: error.illegality as Illegality } as const;
      return { replay: kept, state, before, events, problem };
    }
  }
  return { replay, state, before, events, problem: null };
}

/** Plays a replay from its beginning. A start from a position that is none is a problem. */
export function playReplay<Options, State extends GameState, Action, GameEvent, Illegality extends CodedReason>(
  game: ReplayGame<Options, State, Action, GameEvent>,
  replay: Replay<Options, Action>,
): Parsed<Played<Options, State, Action, GameEvent, Illegality>> {
  const start = startState(game, replay.start);
  return 'problem' in start ? start : { value: playMoves(game, start.value, replay) };
}
