/** Saved games as the text of a file, and back: what is valid is taken, and each game says what is wrong with it. */
import type { CodedReason, ReplayProblem } from '#engine/core/index.ts';
import { readVersioned } from '#lib/storage.ts';
import { matchText, readMatch } from './read-match.ts';
import type { Saves } from './saves.ts';
import type { PlayGame, PlayState } from './types.ts';

const version = 1;
/** A file with more is not one of these. */
const mostGames = 2000;
const longestFile = 20_000_000;

/** What became of one game of a file. */
export type Imported =
  /** Taken, as far as it is valid. */
  | { readonly state: 'added'; readonly id: string; readonly problems: readonly ReplayProblem[] }
  /** The same game is saved already. */
  | { readonly state: 'already' }
  | { readonly state: 'unreadable'; readonly problems: readonly ReplayProblem[] }
  /** There is no room, or no access. */
  | { readonly state: 'notKept' };

/** What became of a file, game by game; null where it holds no games at all. */
export type ImportReport = readonly Imported[] | null;

/** The text of a file with these games (`saves.texts()`); a game to a line, so that people can take one out. */
export const fileOf = (texts: readonly string[]): string =>
  `${JSON.stringify({ version, value: { games: texts } }, null, 1)}\n`;

const readGames = (data: unknown): readonly unknown[] | null => {
  const games = typeof data === 'object' && data !== null ? (data as { readonly games?: unknown }).games : null;
  return Array.isArray(games) ? games : null;
};

/** The texts in a file: as `fileOf` writes them, or simply a link to a line. Null where there are none. */
function textsIn(file: string): readonly string[] | null {
  if (file.length > longestFile) return null;
  const games = readVersioned(file, version, readGames);
  if (games) return games.slice(0, mostGames).map((text) => (typeof text === 'string' ? text : ''));
  const lines = file.split('\n').map((line) => line.trim().replace(/^.*#/, ''));
  const links = lines.filter((line) => /^[a-z]+\.\d+:/.test(line)).slice(0, mostGames);
  return links.length > 0 ? links : null;
}

/** Takes the games of a file. */
export function importFile<Options, State extends PlayState, Action, Event>(
  game: Pick<
    PlayGame<Options, State, never, Action, Event, CodedReason>,
    'id' | 'newGame' | 'toAct' | 'apply' | 'notation' | 'parsePosition'
  >,
  saves: Pick<Saves<Options, Action>, 'keep' | 'texts'>,
  file: string,
  newId: () => string,
): ImportReport {
  const texts = textsIn(file);
  if (!texts) return null;
  const known = new Set(saves.texts());
  return texts.map((text): Imported => {
    const { match, problems, isOver } = readMatch(game, text, newId());
    if (!match) return { state: 'unreadable', problems };
    const own = matchText(game, match);
    if (known.has(own)) return { state: 'already' };
    known.add(own);
    const kept = saves.keep(match, match.at, isOver);
    return kept === 'kept' ? { state: 'added', id: match.id, problems } : { state: 'notKept' };
  });
}
