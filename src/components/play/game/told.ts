/** What was told, in sentences, kept by move so that a long game is not told anew at each of them. */
import type { Told } from '#stores/play/types.ts';
import type { CitedLine, GameFace, Listener, RollOdds } from './face.ts';

/** One move in the log. */
export interface LogEntry {
  /** Its place among the match's moves. */
  readonly at: number;
  readonly lines: readonly CitedLine[];
  /** Reckons the odds of its roll; null for a move without dice. */
  readonly odds: (() => Promise<RollOdds | null>) | null;
}

/** A teller of moves that remembers what it has told; for one listener. */
export function createLog<State, View, Action, Event, Reason>(
  face: Pick<GameFace<State, View, Action, Event, Reason, never>, 'tell' | 'oddsOf'>,
  listener: Listener,
): (told: Told<State, Action, Event>) => LogEntry {
  const known = new WeakMap<object, LogEntry>();
  return (told) => {
    const entry = known.get(told) ?? {
      at: told.at,
      lines: face.tell(told.events, listener),
      odds: face.oddsOf(told),
    };
    known.set(told, entry);
    return entry;
  };
}
