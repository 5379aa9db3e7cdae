/** A game that is being played: what is saved, what is shown, and what a page may ask of it. */
import type { ReadableAtom } from 'nanostores';
import type {
  BotLevel,
  CodedReason,
  Game,
  GameState,
  Notation,
  Parsed,
  Replay,
  ReplayProblem,
  Seat,
} from '#engine/core/index.ts';

/** A state that tells who sits at the table. */
export interface PlayState extends GameState {
  readonly hands: readonly (readonly string[])[];
}

/** One game as it is played, saved and linked: `import * as dragonwood from '#engine/dragonwood/index.ts'` is one. */
export type PlayGame<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason> = Pick<
  Game<Options, State, View, Action, Event, Reason>,
  'id' | 'newGame' | 'toAct' | 'view' | 'viewEvent' | 'illegality' | 'legalActions' | 'apply' | 'outcome'
> & {
  readonly notation: Notation<Options, Action>;
  readonly parsePosition: (text: string) => Parsed<State>;
};

/** What is saved and linked: a replay (how it began, who plays, what was decided) under an id, and how far it is played. */
export interface Match<Options, Action> extends Replay<Options, Action> {
  /** Of this saved game; a fork gets another. */
  readonly id: string;
  /** The game's name: `dragonwood`. */
  readonly game: string;
  /** How many moves are played; those after it can be redone. */
  readonly at: number;
}

/** One move as it is told. */
export interface Told<State, Action, Event> {
  /** Its place among the match's moves, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly action: Action;
  /** What the viewer of the moment may know of it: secrets of others are blanked. */
  readonly events: readonly Event[];
  /** Everything, hidden cards too: show `view(state, viewer)` only. */
  readonly before: State;
  readonly state: State;
}

/** Why a bot gave no move. */
export type StuckReason = 'failed' | 'tooLong';

/** What goes on. */
export type Status =
  /** Hot seat: `seat` is asked, and nobody sees a hand until `lift()`. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** Hot seat: `from` still looks at what came of the own move; `handOver()` lets the curtain down for `seat`. */
  | { readonly kind: 'handing'; readonly from: Seat; readonly seat: Seat }
  /** A person is asked: `act`. */
  | { readonly kind: 'asked'; readonly seat: Seat }
  /** A move of `seat` waits to be told: `tellNext()`. */
  | { readonly kind: 'telling'; readonly seat: Seat }
  /** A bot thinks. */
  | { readonly kind: 'thinking'; readonly seat: Seat }
  /** A bot gave no move: `takeMoveFor(seat)`, or `askAgain()`. */
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly why: StuckReason }
  /** A replay is told to its end, and the game could go on from here: `playOn()`. */
  | { readonly kind: 'watching'; readonly seat: Seat }
  /** `seat` would be asked and can do nothing: only a position that was set up comes to this. Undo leads out. */
  | { readonly kind: 'deadEnd'; readonly seat: Seat }
  | { readonly kind: 'over' };

/** How an undo goes on: the dice and draws that would have come, or others. */
export type UndoDice = 'same' | 'new';

/** What the last input did. */
export type Latest<State, Action, Event, Reason> =
  /** A new game, a saved one taken up again, a link opened. */
  | { readonly kind: 'begun' | 'resumed' | 'opened' }
  /** A move was told: a person's, or the next that waited. */
  | { readonly kind: 'moved'; readonly told: Told<State, Action, Event> }
  /** Nothing was done. */
  | { readonly kind: 'refused'; readonly action: Action; readonly reason: Reason }
  | { readonly kind: 'undone'; readonly dice: UndoDice }
  | { readonly kind: 'redone' }
  | { readonly kind: 'jumped'; readonly at: number }
  | { readonly kind: 'handedOver' | 'lifted'; readonly seat: Seat }
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly why: StuckReason }
  /** A replay became a game of one's own. */
  | { readonly kind: 'playedOn' }
  /** The state of the other tab was taken over. */
  | { readonly kind: 'caughtUp' };

/**
 * Whether the game is kept: `blocked` no access to the storage, `full` no room; `elsewhere` another tab has moved on in this
 * game: the next move here parts (a game of its own), `catchUp()` takes the other's moves. A replay is `kept` by its link.
 */
export type Saving = 'kept' | 'blocked' | 'full' | 'elsewhere';

/** All that a page shows at one moment. */
export interface PlayMoment<Options, State, Action, Event, Reason> {
  readonly match: Match<Options, Action>;
  /** The table as far as it has been told. Everything, hidden cards too: show `view(state, viewer)` only. */
  readonly state: State;
  /** What has been told since the beginning, in order. */
  readonly log: readonly Told<State, Action, Event>[];
  /** Moves that wait to be told, the next first: bots' moves, or the rest of a replay. */
  readonly waiting: readonly Told<State, Action, Event>[];
  readonly status: Status;
  /** Whose hand may be shown; null under the curtain, and where nobody was chosen among bots or in a replay. */
  readonly viewer: Seat | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly latest: Latest<State, Action, Event, Reason>;
  /** Counts inputs that did something and told moves, so that the same words twice are two messages. */
  readonly turn: number;
  /** Opened from a link: stepped through, not played yet. */
  readonly isReplay: boolean;
  readonly saving: Saving;
  /** Another tab had moved on in this game: what was done here since is a game of its own, under another id. */
  readonly hasParted: boolean;
}

/** How a match comes onto the table: new, taken up again (`told` of its moves were told; all if left out), or from a link as a replay. */
export type Beginning = { readonly kind: 'begun' | 'opened' } | { readonly kind: 'resumed'; readonly told?: number };

/** A game that is being played, and the ways to go on. What cannot be done at the moment changes nothing. */
export interface PlayStore<Options, State, Action, Event, Reason> {
  readonly $play: ReadableAtom<PlayMoment<Options, State, Action, Event, Reason>>;
  /** The asked person's move. Asks the rules first: an illegal one is `refused`. */
  readonly act: (action: Action) => void;
  /** Tells the next move that waits. */
  readonly tellNext: () => void;
  /** Against bots back to before the last decision of a person, among people one decision, in a replay one move. */
  readonly undo: (dice: UndoDice) => void;
  readonly redo: () => void;
  /** To the moment at which so many moves are played; those after it can be redone. */
  readonly jump: (at: number) => void;
  /** The one who looks has seen enough: the curtain comes down. */
  readonly handOver: () => void;
  /** Raises the curtain. */
  readonly lift: () => void;
  /** Whose hand is shown among bots, or in a replay. */
  readonly look: (viewer: Seat | null) => void;
  /** Makes a replay a game of one's own with a new id: the moves told so far, and play goes on from there. */
  readonly playOn: () => void;
  /** A stuck bot's move is made for it: the easy bot's, or any legal one where that fails too. */
  readonly takeMoveFor: (seat: Seat) => void;
  /** A stuck bot is asked once more. */
  readonly askAgain: () => void;
  /** Takes over what another tab has played in this game. */
  readonly catchUp: () => void;
  /** Another game in the place of this one. */
  readonly begin: (match: Match<Options, Action>, from?: Beginning) => void;
  /** The text of a save and a link; with `at`, one that opens at the moment which is shown. */
  readonly link: (part?: 'whole' | 'moment') => string;
  /** Stops bots and listening. */
  readonly dispose: () => void;
}

/** An answer of the bots, or why there is none. */
export type Answer<Value> = { readonly value: Value } | { readonly why: StuckReason };

/** What the adviser would do (the hard bot's move), and the reasons for it and for any other action asked about. */
export interface Advice<Action, Reasons> {
  readonly action: Action;
  readonly reasons: Reasons;
}

/** The bots of one game, somewhere else: in a worker, or later in the page itself. Answers never reject. */
export interface BotPort<View, Action, Reasons, Review> {
  /** A bot sees its view and has its own randomness from `seed`: the same question has the same answer. */
  readonly move: (question: {
    readonly level: BotLevel;
    readonly view: View;
    readonly seed: number;
  }) => Promise<Answer<Action>>;
  /** The adviser's move for the seat of a view, with its reasons (`explain` of the bots); `seed` is `botSeed(match, match.at)`. */
  readonly advise: (question: {
    readonly view: View;
    readonly seed: number;
  }) => Promise<Answer<Advice<Action, Reasons>>>;
  /** Looks back over a game as far as it is told (`<game>-review.ts`); `link` is `store.link('moment')`. */
  readonly review: (question: { readonly link: string }) => Promise<Answer<Review>>;
  /** The easy bot's move, thought in the page itself: for a bot that is stuck. */
  readonly standIn: (question: { readonly view: View; readonly seed: number }) => Promise<Answer<Action>>;
  readonly dispose: () => void;
}

/** What a game in play is made with; everything that is not arithmetic is handed in. */
export interface PlayTools<Options, State extends PlayState, View, Action, Event, Reason extends CodedReason> {
  readonly game: PlayGame<Options, State, View, Action, Event, Reason>;
  readonly bots: Pick<BotPort<View, Action, unknown, unknown>, 'move'> &
    Partial<Pick<BotPort<View, Action, unknown, unknown>, 'standIn'>>;
  /** Where games are kept (saves.ts); left out, nothing is kept. */
  readonly saves?: MatchShelf<Options, Action>;
  /** A new unsigned 32-bit number, for other dice. */
  readonly newSeed: () => number;
  /** A new id for a game. */
  readonly newId: () => string;
}

/** What came of keeping a game: `elsewhere`, another tab has written it since, and nothing was written. */
export type Kept = 'kept' | 'blocked' | 'full' | 'elsewhere';

/** A saved game as far as it is valid, and what is wrong with it. */
export interface TakenMatch<Options, Action> {
  readonly match: Match<Options, Action>;
  /** How many of its moves have been told. */
  readonly told: number;
  readonly problems: readonly ReplayProblem[];
}

/** How the game in play keeps itself. */
export interface MatchShelf<Options, Action> {
  /** Writes it; `told` moves have been told. */
  readonly keep: (match: Match<Options, Action>, told: number, isOver: boolean) => Kept;
  /** What is kept under an id, taken as seen: from now on `keep` overwrites it. Null if there is nothing of use. */
  readonly take: (id: string) => TakenMatch<Options, Action> | null;
  /** Calls back when another tab writes a game; returns the way to stop. */
  readonly onElsewhere: (heard: (id: string) => void) => () => void;
}

/** `createPlay` (create-play.ts): a match in play. */
export type CreatePlay = <Options, State extends PlayState, View, Action, Event, Reason extends CodedReason>(
  tools: PlayTools<Options, State, View, Action, Event, Reason>,
  match: Match<Options, Action>,
  from: Beginning,
) => PlayStore<Options, State, Action, Event, Reason>;
