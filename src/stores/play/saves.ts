/** Saved games: each under a key of its own, so that tabs with different games never meet. Nothing here throws. */
import type { CodedReason, Player, ReplayProblem } from '#engine/core/index.ts';
import { keptKeys, keptValue, type ListedShelf } from '#lib/storage.ts';
import { readMatch, matchText } from './read-match.ts';
import type { Kept, MatchShelf, PlayGame, PlayState } from './types.ts';

/** What lies under a key. */
interface SavedRecord {
  /** The match's text (core `formatReplay`), with the moves that can be redone. */
  readonly text: string;
  /** How many moves are played, and how many of them are told. */
  readonly at: number;
  readonly told: number;
  /** When it was written, in milliseconds since 1970. */
  readonly when: number;
  /** Who wrote it, and how often: another writer's stamp shows that a game has gone on elsewhere. */
  readonly stamp: string;
  readonly isOver: boolean;
}

/** A saved game as it is listed. */
export interface SavedGame {
  readonly id: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly when: number;
  readonly isOver: boolean;
  /** By seat. */
  readonly players: readonly Player[];
  /** How many moves are played. */
  readonly moves: number;
  /** What is wrong with it: as much as is valid can be played. */
  readonly problems: readonly ReplayProblem[];
}

/** What cannot be read at all: its key's id, and the text that lies there. */
export interface LostGame {
  readonly id: string;
  readonly text: string;
}

/** All saved games of one kind, the latest first; `isBlocked` where the browser gives no access. */
export interface SavedGames {
  readonly games: readonly SavedGame[];
  readonly lost: readonly LostGame[];
  readonly isBlocked: boolean;
}

/** Where games of one kind are kept. */
export interface Saves<Options, Action> extends MatchShelf<Options, Action> {
  readonly list: () => SavedGames;
  /** Whether it is gone. Ask before. */
  readonly remove: (id: string) => boolean;
  /** Texts of games, for a file: one of them, or all. */
  readonly texts: (id?: string) => readonly string[];
  /** Another tab has written or removed a game of this kind. Returns the way to stop. */
  readonly onElsewhere: (heard: (id: string) => void) => () => void;
}

/** What saved games need of the page. */
export interface SavesTools {
  /** The browser's storage, asked each time. May throw. */
  readonly shelf: () => ListedShelf | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Of this tab, unlike any other's. */
  readonly tab: string;
  /** Tells of keys that other tabs write, null for all of them; returns the way to stop. Left out, nothing is heard. */
  readonly onWritten?: (heard: (key: string | null) => void) => () => void;
}

const version = 1;
const prefixOf = (game: string): string => `dragon-games-play/${game}/`;
const idPattern = /^[a-z0-9-]{1,40}$/;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** A text without moves: `game:options:seed::players`. */
const isUnplayed = (text: string): boolean => /^[^:]*:[^:]*:[^:]*:(?::|$)/.test(text);

function readRecord(data: unknown): SavedRecord | null {
  if (typeof data !== 'object' || data === null) return null;
  const { text, at, told, when, stamp, isOver } = data as Readonly<Record<string, unknown>>;
  if (typeof text !== 'string' || !isCount(at) || !isCount(told) || typeof when !== 'number') return null;
  if (typeof stamp !== 'string' || typeof isOver !== 'boolean') return null;
  return { text, at, told: Math.min(told, at), when: Number.isFinite(when) ? when : 0, stamp, isOver };
}

/** The saved games of one kind. */
export function createSaves<Options, State extends PlayState, Action, Event>(
  game: Pick<
    PlayGame<Options, State, never, Action, Event, CodedReason>,
    'id' | 'newGame' | 'toAct' | 'apply' | 'notation' | 'parsePosition'
  >,
  { shelf, now, tab, onWritten }: SavesTools,
): Saves<Options, Action> {
  const prefix = prefixOf(game.id);
  /** The stamps that this tab has read or written, by id. */
  const seen = new Map<string, string>();
  let written = 0;
  const place = (id: string) => keptValue({ key: prefix + id, version, read: readRecord, shelf });
  const ids = () => keptKeys(prefix, shelf)?.map((key) => key.slice(prefix.length)) ?? null;

  const found = (id: string) => {
    const loaded = place(id).load();
    if (loaded.state !== 'kept') return null;
    const { match, problems } = readMatch(game, loaded.value.text, id);
    if (!match) return null;
    const at = Math.min(loaded.value.at, match.moves.length);
    const told = Math.min(loaded.value.told, at);
    return { record: loaded.value, match: { ...match, at }, told, problems };
  };
  const rawText = (id: string): string => {
    try {
      return shelf()?.getItem(prefix + id) ?? '';
    } catch {
      return '';
    }
  };
  /** A deal that nobody has played is not worth keeping once there is another. */
  const removeUnplayed = (except: string): void => {
    for (const id of ids() ?? []) {
      const loaded = place(id).load();
      if (id !== except && loaded.state === 'kept' && isUnplayed(loaded.value.text)) place(id).clear();
    }
  };

  return {
    keep(match, told, isOver): Kept {
      const spot = place(match.id);
      const before = spot.load();
      if (before.state === 'blocked') return 'blocked';
      if (before.state === 'kept' && before.value.stamp !== seen.get(match.id)) return 'elsewhere';
      const stamp = `${tab}.${(written += 1)}`;
      const { at } = match;
      const isKept = spot.save({ text: matchText(game, match), at, told, when: now(), stamp, isOver });
      if (!isKept) return 'full';
      seen.set(match.id, stamp);
      if (match.moves.length === 0) removeUnplayed(match.id);
      return 'kept';
    },
    take(id) {
      const taken = found(id);
      if (!taken) return null;
      seen.set(id, taken.record.stamp);
      return { match: taken.match, told: taken.told, problems: taken.problems };
    },
    list() {
      const all = ids();
      const games: SavedGame[] = [];
      const lost: LostGame[] = [];
      for (const id of all ?? []) {
        const one = found(id);
        if (!one) {
          lost.push({ id, text: rawText(id) });
          continue;
        }
        const { record, match, problems } = one;
        const { when, isOver } = record;
        games.push({ id, when, isOver, players: match.players, moves: match.at, problems });
      }
      return { games: games.sort((a, b) => b.when - a.when), lost, isBlocked: all === null };
    },
    remove(id) {
      seen.delete(id);
      return place(id).clear();
    },
    texts: (id) =>
      (id === undefined ? (ids() ?? []) : [id]).flatMap((one) => {
        const kept = place(one).load();
        return kept.state === 'kept' ? [kept.value.text] : [];
      }),
    onElsewhere: (heard) =>
      onWritten?.((key) => {
        if (key === null) return;
        const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
        if (!idPattern.test(id)) return;
        const loaded = place(id).load();
        if (loaded.state === 'kept' && loaded.value.stamp !== seen.get(id)) heard(id);
      }) ?? (() => undefined),
  };
}
