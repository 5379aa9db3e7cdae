/** A match from a text: a link, a save, a line of a file. Whatever is valid is kept, and nothing throws. */
import {
  cleanName,
  formatReplay,
  parseReplay,
  startState,
  type CodedReason,
  type NotationProblem,
  type ReplayProblem,
} from '#engine/core/index.ts';
import { seated, tableAt, unroll } from './match.ts';
import type { Match, PlayGame, PlayState } from './types.ts';

/** What is wrong with a text: what its notation says, or that a game stops where the rules refuse a move. */
export type MatchProblem = ReplayProblem;

/** A match as far as it is valid, and what is wrong, the gravest first. Null: nothing can be kept. */
export interface ReadMatch<Options, Action> {
  readonly match: Match<Options, Action> | null;
  readonly problems: readonly MatchProblem[];
  /** The game is over at its moment. */
  readonly isOver: boolean;
}

type Readable<Options, State extends PlayState, Action, Event> = Pick<
  PlayGame<Options, State, never, Action, Event, CodedReason>,
  'id' | 'newGame' | 'toAct' | 'apply' | 'notation' | 'parsePosition'
>;

/** Reads a match under an id. Its players are as many as there are seats; the moment is the text's, or the end. */
export function readMatch<Options, State extends PlayState, Action, Event>(
  game: Readable<Options, State, Action, Event>,
  text: string,
  id: string,
): ReadMatch<Options, Action> {
  const { replay, at, problems } = parseReplay(game.notation, text);
  if (!replay) return { match: null, problems, isOver: false };
  const match = { ...replay, id, game: game.id, at: at ?? replay.moves.length };
  const unrolled = unroll(game, match);
  if ('problem' in unrolled)
    return { match: null, problems: [badPosition(unrolled.problem), ...problems], isOver: false };
  const { course, problem } = unrolled.value;
  const isOver = game.toAct(tableAt(course, course.match.at)) === null;
  return { match: course.match, problems: problem ? [...problems, problem] : problems, isOver };
}

const badPosition = (detail: NotationProblem): MatchProblem => ({ code: 'badPosition', detail });

/** A new match, with clean names. A seed is an unsigned 32-bit number. */
export function newMatch<Options, State extends PlayState, Action>(
  game: Pick<PlayGame<Options, State, never, Action, never, CodedReason>, 'id'>,
  { id, start, players }: Pick<Match<Options, Action>, 'id' | 'start' | 'players'>,
): Match<Options, Action> {
  const named = players.map(({ kind, name }) => ({ kind, name: cleanName(name) }));
  return { id, game: game.id, start, players: named, moves: [], at: 0 };
}

/** A match that begins from a position's text (an editor's, an example's), or what is wrong with it. */
export function matchFromPosition<Options, State extends PlayState, Action>(
  game: Pick<PlayGame<Options, State, never, Action, never, CodedReason>, 'id' | 'newGame' | 'toAct' | 'parsePosition'>,
  { id, position, players }: Pick<Match<Options, Action>, 'id' | 'players'> & { readonly position: string },
): ReadMatch<Options, Action> {
  const start = { kind: 'position', position } as const;
  const table = startState(game, start);
  if ('problem' in table) return { match: null, problems: [badPosition(table.problem)], isOver: false };
  const match = newMatch(game, { id, start, players: seated(players, table.value.hands.length) });
  return { match, problems: [], isOver: game.toAct(table.value) === null };
}

/** The text of a match. */
export const matchText = <Options, Action>(
  game: Pick<PlayGame<Options, PlayState, never, Action, never, CodedReason>, 'notation'>,
  match: Match<Options, Action>,
): string => formatReplay(game.notation, match);

/** A match of a text with the table on which it begins, for those who play it again; null where there is none. */
export function readBeginning<Options, State extends PlayState, Action, Event>(
  game: Readable<Options, State, Action, Event>,
  text: string,
): { readonly match: Match<Options, Action>; readonly start: State } | null {
  const { match } = readMatch(game, text, 'read');
  const start = match && startState(game, match.start);
  return start && 'value' in start ? { match, start: start.value } : null;
}
