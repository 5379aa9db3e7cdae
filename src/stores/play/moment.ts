/** What is shown of a match at a moment: the table, the log, what waits, and what goes on. Pure. */
import type { CodedReason, Seat } from '#engine/core/index.ts';
import { redoMoment, strideOf, tableAt, toldMove, undoMoment, type Course } from './match.ts';
import type { Latest, PlayGame, PlayMoment, PlayState, Saving, Status, StuckReason, Told } from './types.ts';

/** What a game in play remembers between two inputs. */
export interface Scene<Options, State, Action, Event, Reason> {
  /** `course.match.at` is how far it is played. Of a replay that is its end. */
  readonly course: Course<Options, State, Action, Event>;
  /** How many moves have been told. */
  readonly told: number;
  /** Who looks; null under the curtain. */
  readonly viewer: Seat | null;
  /** Why the bot that is asked gave no move. */
  readonly stuck: StuckReason | null;
  readonly isReplay: boolean;
  readonly latest: Latest<State, Action, Event, Reason>;
  readonly turn: number;
  readonly saving: Saving;
  readonly hasParted: boolean;
}

/** What a moment needs of its game. */
export type Facing<Options, State extends PlayState, View, Action, Event> = Pick<
  PlayGame<Options, State, View, Action, Event, CodedReason>,
  'toAct' | 'viewEvent' | 'view' | 'legalActions'
>;

/** The seats that people play, in order. */
export const peopleOf = ({ match }: Pick<Course<unknown, unknown, unknown, unknown>, 'match'>): readonly Seat[] =>
  match.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Who looks when a match comes onto the table: the only person; nobody yet where several share the screen, or none play. */
export function firstViewer(course: Pick<Course<unknown, unknown, unknown, unknown>, 'match'>): Seat | null {
  const [only, another] = peopleOf(course);
  return only !== undefined && another === undefined ? only : null;
}

/** Whoever is asked can do nothing. A game that was dealt never comes to this. */
export function isDeadEnd<Options, State extends PlayState, View, Action, Event>(
  game: Facing<Options, State, View, Action, Event>,
  course: Course<Options, State, Action, Event>,
): boolean {
  if (course.match.start.kind === 'seed') return false;
  const table = tableAt(course, course.match.at);
  const seat = game.toAct(table);
  return seat !== null && game.legalActions(game.view(table, seat)).length === 0;
}

function statusOf<Options, State extends PlayState, View, Action, Event>(
  game: Facing<Options, State, View, Action, Event>,
  { course, told, viewer, stuck, isReplay }: Scene<Options, State, Action, Event, unknown>,
): Status {
  const seat = game.toAct(tableAt(course, told));
  if (seat === null) return { kind: 'over' };
  if (told < course.match.at) return { kind: 'telling', seat };
  if (isDeadEnd(game, course)) return { kind: 'deadEnd', seat };
  if (isReplay) return { kind: 'watching', seat };
  if (course.match.players[seat]?.kind !== 'person') {
    return stuck ? { kind: 'stuck', seat, why: stuck } : { kind: 'thinking', seat };
  }
  if (viewer === seat) return { kind: 'asked', seat };
  return viewer === null ? { kind: 'curtain', seat } : { kind: 'handing', from: viewer, seat };
}

/** Moves that were told to the same viewer are the same objects again, so that a page draws only what is new. */
export interface Teller<State, Action, Event> {
  readonly tell: (from: number, to: number) => readonly Told<State, Action, Event>[];
}

/** Tells moves of a course to a viewer, remembering those of the course before as far as both are the same. */
export function teller<Options, State extends PlayState, View, Action, Event>(
  game: Facing<Options, State, View, Action, Event>,
): (course: Course<Options, State, Action, Event>, viewer: Seat | null) => Teller<State, Action, Event> {
  let known = new Map<State, Told<State, Action, Event> | null>();
  let seenBy: Seat | null | undefined;
  return (course, viewer) => {
    if (seenBy !== viewer) known = new Map();
    seenBy = viewer;
    const one = (at: number) => {
      // Every move makes a table of its own: the table after it names it.
      const key = tableAt(course, at + 1);
      const told = known.get(key) ?? toldMove(game, course, at, viewer);
      known.set(key, told);
      return told;
    };
    return {
      tell: (from, to) =>
        Array.from({ length: Math.max(0, to - from) }, (_, step) => one(from + step)).filter((told) => told !== null),
    };
  };
}

/** All that a page shows. */
export function momentOf<Options, State extends PlayState, View, Action, Event, Reason>(
  game: Facing<Options, State, View, Action, Event>,
  scene: Scene<Options, State, Action, Event, Reason>,
  { tell }: Teller<State, Action, Event>,
): PlayMoment<Options, State, Action, Event, Reason> {
  const { course, told, viewer, latest, turn, isReplay, saving, hasParted } = scene;
  const { match } = course;
  const stride = isReplay ? 'every' : strideOf(match.players);
  return {
    match: isReplay ? { ...match, at: told } : match,
    state: tableAt(course, told),
    log: tell(0, told),
    waiting: tell(told, match.at),
    status: statusOf(game, scene),
    viewer,
    canUndo: undoMoment(game, course, told, stride) !== null,
    canRedo: isReplay ? told < match.moves.length : redoMoment(game, course, match.at, stride) !== null,
    latest,
    turn,
    isReplay,
    saving,
    hasParted,
  };
}
