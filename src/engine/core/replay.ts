/** A game as it is saved, linked and undone: its options, its seed and what was decided. The state follows from them. */
import { type CodedReason, type Game, type GameState, IllegalActionError } from './game.ts';
import { type NotationProblem, type Parsed, parseWhole } from './notation.ts';

/** A game from its beginning: everything that is needed to play it again. */
export interface Replay<Options, Action> {
  readonly options: Options;
  /** An unsigned 32-bit number. */
  readonly seed: number;
  readonly actions: readonly Action[];
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

/** What is wrong with a saved game. `at` counts actions from 0: those before it are kept. */
export type ReplayProblem<Illegality extends CodedReason = CodedReason> =
  /** Nothing can be kept. */
  | { readonly code: 'noReplay' | 'otherGame' | 'badOptions' | 'badSeed'; readonly detail: NotationProblem }
  /** Written by a newer version: what could be read is kept. */
  | { readonly code: 'newerVersion'; readonly version: number }
  | { readonly code: 'unreadableAction'; readonly at: number; readonly detail: NotationProblem }
  /** The rules refuse it, as they stand now. */
  | { readonly code: 'illegalAction'; readonly at: number; readonly reason: Illegality };

/** What could be read: the game, or as much of it as is valid, and the first problem. */
export interface ReadReplay<Options, Action> {
  readonly replay: Replay<Options, Action> | null;
  readonly problem: ReplayProblem | null;
}

/** The version that this code writes. A change of the format or of the rules raises it. */
export const replayVersion = 1;

/** Longer texts are no saved games: the longest game takes less than a tenth of it. */
const longestText = 200_000;

/**
 * The text of a save or a link: `dragonwood.1:players=2,edition=tabletop:17:reload;strike_fire-ants_B4_O5`. It needs no
 * escaping in the fragment of an address.
 */
export function formatReplay<Options, Action>(
  { id, formatOptions, formatAction }: Notation<Options, Action>,
  { options, seed, actions }: Replay<Options, Action>,
): string {
  const told = actions.map(formatAction).join(';').replaceAll(' ', '_');
  return [`${id}.${replayVersion}`, formatOptions(options), seed, told].join(':');
}

const nothing = (code: 'noReplay' | 'otherGame' | 'badOptions' | 'badSeed', detail: NotationProblem) => ({
  replay: null,
  problem: { code, detail },
});

/** Undoes what address bars and messengers do to a text; one that they have broken is read as it is. */
function unescaped(text: string): string {
  const bare = text.trim().replace(/^#/, '');
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

/** Reads a save or a link, with or without the leading `#`. Keeps what is valid; never throws. */
export function parseReplay<Options, Action>(
  notation: Notation<Options, Action>,
  text: string,
): ReadReplay<Options, Action> {
  if (text.length > longestText) return nothing('noReplay', { code: 'tooLong', what: 'replay', word: '' });
  const [head = '', optionsText, seedText, told] = unescaped(text).split(':');
  const [id = '', versionText = ''] = head.split('.');
  if (id !== notation.id) return nothing('otherGame', { code: 'unknown', what: 'game', word: id.slice(0, 60) });
  const version = parseWhole(versionText, 'version', 1, 9999);
  if ('problem' in version) return nothing('noReplay', version.problem);
  const options = notation.parseOptions(optionsText ?? '');
  if ('problem' in options) return nothing('badOptions', options.problem);
  const seed = parseWhole(seedText ?? '', 'seed', 0, 2 ** 32 - 1);
  if ('problem' in seed) return nothing('badSeed', seed.problem);

  const actions: Action[] = [];
  const begun = () => ({ options: options.value, seed: seed.value, actions });
  for (const [at, word] of (told ? told.split(';') : []).entries()) {
    const action = notation.parseAction(word.replaceAll('_', ' '));
    if ('problem' in action) {
      return { replay: begun(), problem: { code: 'unreadableAction', at, detail: action.problem } };
    }
    actions.push(action.value);
  }
  const isNewer = version.value > replayVersion;
  return { replay: begun(), problem: isNewer ? { code: 'newerVersion', version: version.value } : null };
}

/** A replay that was played: where it leads, and the facts of each action. */
export interface Played<Options, State, Action, GameEvent, Illegality extends CodedReason> {
  /** The replay as far as the rules allow it. */
  readonly replay: Replay<Options, Action>;
  readonly state: State;
  readonly events: readonly (readonly GameEvent[])[];
  /** The action that the rules refuse; those after it are left out. */
  readonly problem: Extract<ReplayProblem<Illegality>, { code: 'illegalAction' }> | null;
}

/** Plays a replay from its beginning. Stops at an action that the rules refuse, and says which and why. */
export function playReplay<Options, State extends GameState, View, Action, GameEvent, Illegality extends CodedReason>(
  game: Pick<Game<Options, State, View, Action, GameEvent, Illegality>, 'newGame' | 'apply'>,
  replay: Replay<Options, Action>,
): Played<Options, State, Action, GameEvent, Illegality> {
  let state = game.newGame(replay.options, replay.seed);
  const events: (readonly GameEvent[])[] = [];
  for (const [at, action] of replay.actions.entries()) {
    try {
      const applied = game.apply(state, action);
      state = applied.state;
      events.push(applied.events);
    } catch (error) {
      if (!(error instanceof IllegalActionError)) throw error;
      const kept = { ...replay, actions: replay.actions.slice(0, at) };
      const reason = error.illegality as Illegality;
      return { replay: kept, state, events, problem: { code: 'illegalAction', at, reason } };
    }
  }
  return { replay, state, events, problem: null };
}

/** The replay without its last action; one without actions stays as it is. */
export const undo = <Options, Action>(replay: Replay<Options, Action>): Replay<Options, Action> => ({
  ...replay,
  actions: replay.actions.slice(0, -1),
});
