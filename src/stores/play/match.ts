/** A match as it unrolls: the table after every move. Undo and redo only move the place that is looked at. */
import {
  nextInt,
  playMove,
  playMoves,
  seedRng,
  startState,
  type CodedReason,
  type GameState,
  type Parsed,
  type Player,
  type ReplayGame,
  type ReplayMove,
  type ReplayProblem,
  type Seat,
} from '#engine/core/index.ts';
import type { Match, PlayGame, PlayState, Told } from './types.ts';

/** What unrolling a match needs of its game. */
export type CourseGame<Options, State extends PlayState, Action, Event> = ReplayGame<Options, State, Action, Event> &
  Pick<PlayGame<Options, State, never, Action, Event, CodedReason>, 'toAct'>;

/** A match with the table before and after each of its moves, those after `match.at` too. */
export interface Course<Options, State, Action, Event> {
  readonly match: Match<Options, Action>;
  /** One more than there are moves. */
  readonly tables: readonly State[];
  /** By move. */
  readonly facts: readonly (readonly Event[])[];
}

/** A course, and the move that the rules refuse: it and those after it are left out. */
export interface Unrolled<Options, State, Action, Event> {
  readonly course: Course<Options, State, Action, Event>;
  readonly problem: Extract<ReplayProblem, { code: 'illegalMove' }> | null;
}

/** As many players as there are seats: people who are missing are bots, the first of all a person. */
export function seated(players: readonly Player[], seats: number): readonly Player[] {
  const missing = (seat: Seat): Player => ({ name: '', kind: seat === 0 ? 'person' : 'normal' });
  return Array.from({ length: seats }, (_, seat) => players[seat] ?? missing(seat));
}

/** Plays a match from the table on which it begins. */
export function unrollFrom<Options, State extends PlayState, Action, Event>(
  game: Pick<CourseGame<Options, State, Action, Event>, 'apply'>,
  match: Match<Options, Action>,
  start: State,
): Unrolled<Options, State, Action, Event> {
  const played = playMoves<Options, State, Action, Event, CodedReason>(game, start, match);
  const { replay, before, state, events, problem } = played;
  const kept: Match<Options, Action> = {
    ...match,
    players: seated(match.players, state.hands.length),
    moves: replay.moves,
    at: Math.min(Math.max(match.at, 0), replay.moves.length),
  };
  return { course: { match: kept, tables: [...before, state], facts: events }, problem };
}

/** Plays a match from its beginning. A position that is none is a problem. */
export function unroll<Options, State extends PlayState, Action, Event>(
  game: CourseGame<Options, State, Action, Event>,
  match: Match<Options, Action>,
): Parsed<Unrolled<Options, State, Action, Event>> {
  const start = startState(game, match.start);
  return 'problem' in start ? start : { value: unrollFrom(game, match, start.value) };
}

/** The table at a moment: after so many moves. A moment that the course does not have throws a RangeError. */
export function tableAt<State>({ tables }: Pick<Course<never, State, never, never>, 'tables'>, at: number): State {
  const table = tables[at];
  if (table === undefined) throw new RangeError(`the match has no moment ${at}`);
  return table;
}

/** The course with another moment to look at. */
export const movedTo = <Options, State, Action, Event>(
  course: Course<Options, State, Action, Event>,
  at: number,
): Course<Options, State, Action, Event> => ({
  ...course,
  match: { ...course.match, at: Math.min(Math.max(at, 0), course.match.moves.length) },
});

/** The course without the moves after `at`. */
export const cutAt = <Options, State, Action, Event>(
  { match, tables, facts }: Course<Options, State, Action, Event>,
  at: number,
): Course<Options, State, Action, Event> => ({
  match: { ...match, moves: match.moves.slice(0, at), at },
  tables: tables.slice(0, at + 1),
  facts: facts.slice(0, at),
});

/** The course with one more move after `match.at`; those that could have been redone are gone. Throws at an illegal one. */
export function withMove<Options, State extends GameState, Action, Event>(
  game: Pick<ReplayGame<Options, State, Action, Event>, 'apply'>,
  course: Course<Options, State, Action, Event>,
  move: ReplayMove<Action>,
): Course<Options, State, Action, Event> {
  const { match, tables, facts } = cutAt(course, course.match.at);
  const moved = playMove(game, tableAt(course, match.at), move);
  return {
    match: { ...match, moves: [...match.moves, move], at: match.at + 1 },
    tables: [...tables, moved.state],
    facts: [...facts, moved.events],
  };
}

/** Who made a move; null for one that is no decision (other dice). */
export function moverOf<Options, State extends GameState, Action, Event>(
  game: { readonly toAct: (state: State) => Seat | null },
  { match, tables }: Course<Options, State, Action, Event>,
  at: number,
): Seat | null {
  const table = tables[at];
  return match.moves[at]?.kind === 'action' && table !== undefined ? game.toAct(table) : null;
}

/** The moment from which the next decision is told: other dice are nothing to be told, and are passed over. */
export function pastReseeds(
  { match }: Pick<Course<unknown, unknown, unknown, unknown>, 'match'>,
  told: number,
): number {
  let at = told;
  while (at < match.at && match.moves[at]?.kind === 'reseed') at += 1;
  return at;
}

/** Where a step back or forward counts: at a person's decision, or at every decision. */
export type Stride = 'person' | 'every';

/** People decide at this table: then undo and redo go from one of their decisions to another. */
export const strideOf = (players: readonly Player[]): Stride =>
  players.some(({ kind }) => kind === 'person') ? 'person' : 'every';

/** The next moment back before a decision; null where there is none. */
export function undoMoment<Options, State extends GameState, Action, Event>(
  game: { readonly toAct: (state: State) => Seat | null },
  course: Course<Options, State, Action, Event>,
  from: number,
  stride: Stride,
): number | null {
  for (let at = from - 1; at >= 0; at--) if (counts(game, course, at, stride)) return at;
  return null;
}

/** The next moment forward before the decision after the next, or the end; null where there is nothing to redo. */
export function redoMoment<Options, State extends GameState, Action, Event>(
  game: { readonly toAct: (state: State) => Seat | null },
  course: Course<Options, State, Action, Event>,
  from: number,
  stride: Stride,
): number | null {
  const { length } = course.match.moves;
  if (from >= length) return null;
  let isPast = false;
  for (let at = from; at < length; at++) {
    if (!counts(game, course, at, stride)) continue;
    if (isPast) return at;
    isPast = true;
  }
  return length;
}

function counts<Options, State extends GameState, Action, Event>(
  game: { readonly toAct: (state: State) => Seat | null },
  course: Course<Options, State, Action, Event>,
  at: number,
  stride: Stride,
): boolean {
  const seat = moverOf(game, course, at);
  if (seat === null) return false;
  return stride === 'every' || course.match.players[seat]?.kind === 'person';
}

/** No seat: whoever looks with it sees what everybody may see. */
const nobody = -1;

/** A move as the viewer may know it; null for one that is no decision. */
export function toldMove<Options, State extends GameState, Action, Event>(
  game: { readonly toAct: (state: State) => Seat | null; readonly viewEvent: (event: Event, seat: Seat) => Event },
  course: Course<Options, State, Action, Event>,
  at: number,
  viewer: Seat | null,
): Told<State, Action, Event> | null {
  const move = course.match.moves[at];
  const seat = moverOf(game, course, at);
  if (move?.kind !== 'action' || seat === null) return null;
  return {
    at,
    seat,
    action: move.action,
    events: (course.facts[at] ?? []).map((event) => game.viewEvent(event, viewer ?? nobody)),
    before: tableAt(course, at),
    state: tableAt(course, at + 1),
  };
}

/** Mixes a number into another: neighbours come out far apart. All are unsigned 32-bit. */
const mixed = (seed: number, number: number): number =>
  nextInt(seedRng((seed ^ Math.imul(number + 1, 0x9e3779b1)) >>> 0), 2 ** 32)[0];

/** A number from a text, unsigned 32-bit. */
const numberOf = (text: string): number => [...text].reduce((sum, letter) => mixed(sum, letter.codePointAt(0) ?? 0), 0);

/** The seed of a bot's own randomness for the move at `at`: from the latest seed of the match, so that a game plays again. */
export function botSeed<Options, Action>({ start, moves }: Match<Options, Action>, at: number): number {
  const latest = moves.slice(0, at).findLast((move) => move.kind === 'reseed');
  const base = latest ? latest.seed : start.kind === 'seed' ? start.seed : numberOf(start.position);
  return mixed(base, at);
}
