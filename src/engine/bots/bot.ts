/** What a bot is, and how bots play a game against each other. */
import {
  type Game,
  type GameState,
  nextInt,
  type RngState,
  type Seat,
  seedRng,
  type CodedReason,
} from '../core/index.ts';

/**
 * Chooses an action for the seat of a view; the view is all it knows. `rng` is the bot's own randomness: the same view and rng
 * give the same action. A budget is counted in tries, never in time, so that a game replays identically.
 */
export type Bot<View, Action> = (view: View, rng: RngState) => Action;

export { botLevels, type BotLevel } from '../core/index.ts';

/** More decisions than any game takes: a game that needs them has lost its way. */
const mostActions = 20_000;

/**
 * Plays a game to its end with one bot for each seat, and returns the last state. Each decision has its own generator, drawn
 * from `seed`, 0 if none is given. A game that does not end throws a RangeError.
 */
export function playOut<Options, State extends GameState, View, Action, GameEvent, Illegality extends CodedReason>(
  game: Pick<Game<Options, State, View, Action, GameEvent, Illegality>, 'toAct' | 'view' | 'apply'>,
  bots: readonly Bot<View, Action>[],
  start: State,
  seed = 0,
): State {
  let state = start;
  let rng = seedRng(seed);
  for (let decision = 0; decision < mostActions; decision++) {
    const seat: Seat | null = game.toAct(state);
    if (seat === null) return state;
    const bot = bots[seat];
    if (!bot) throw new RangeError(`no bot sits at ${seat}`);
    state = game.apply(state, bot(game.view(state, seat), rng)).state;
    rng = nextInt(rng, 2 ** 32)[1];
  }
  throw new RangeError('the game does not end');
}
