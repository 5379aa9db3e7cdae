/** Looking back over a game: each decision beside the adviser's. Pure; the parts of one game stand in its own file. */
import type { BotLevel, CodedReason, RngState, Seat } from '#engine/core/index.ts';
import { seedRng } from '#engine/core/index.ts';
import { botSeed, moverOf, tableAt, type Course } from './match.ts';
import type { PlayGame, PlayState } from './types.ts';

/** The bots of one game, and the reasons for and against an action. */
export interface Advisers<View, Action, Reasons> extends Readonly<
  Record<BotLevel, (view: View, rng: RngState) => Action>
> {
  readonly explain: (view: View, action: Action) => Reasons;
}

/** One decision beside the adviser's (the hard bot's, on the same view). */
export interface Decision<Action, Reasons> {
  /** Its place among the moves, from 0. */
  readonly at: number;
  readonly seat: Seat;
  /** What was done, and the reasons for and against it. */
  readonly action: Action;
  readonly reasons: Reasons;
  /** What the adviser would have done. */
  readonly best: Action;
  readonly bestReasons: Reasons;
  /** Both are the same. */
  readonly isBest: boolean;
  /** What both are worth, as the bots judge them; null where that is no number (a card let go). */
  readonly worth: Worth | null;
}

/** What two actions are worth: in points, or as chances from 0 to 1 (a die thrown again). */
export interface Worth {
  readonly measure: 'points' | 'chance';
  readonly own: number;
  /** The adviser looks further than this number: it may be the smaller one. */
  readonly best: number;
}

/** What looking back needs of a game: no more, so that a worker loads no more. */
export type ReviewGame<State, View, Action> = Pick<
  PlayGame<never, State & PlayState, View, Action, never, CodedReason>,
  'toAct' | 'view' | 'legalActions'
> & { readonly formatAction: (action: Action) => string };

/** The seats to look at: people's, or all where nobody is a person. */
export function reviewedSeats({ match }: Pick<Course<unknown, unknown, unknown, unknown>, 'match'>): readonly Seat[] {
  const seats = match.players.map((_, seat) => seat);
  const people = seats.filter((seat) => match.players[seat]?.kind === 'person');
  return people.length > 0 ? people : seats;
}

/** The decisions of these seats, as far as the match is played, but for those with only one choice. */
export function decisionsOf<Options, State extends PlayState, View, Action, Event, Reasons>(
  game: ReviewGame<State, View, Action>,
  advisers: Advisers<View, Action, Reasons>,
  worthOf: (reasons: Reasons) => { readonly measure: Worth['measure']; readonly value: number } | null,
  course: Course<Options, State, Action, Event>,
  seats: readonly Seat[],
): readonly Decision<Action, Reasons>[] {
  const { match } = course;
  const name = game.formatAction;
  const decisions: Decision<Action, Reasons>[] = [];
  for (const [at, move] of match.moves.slice(0, match.at).entries()) {
    const seat = moverOf(game, course, at);
    if (move.kind !== 'action' || seat === null || !seats.includes(seat)) continue;
    const view = game.view(tableAt(course, at), seat);
    if (game.legalActions(view).length < 2) continue;
    const best = advisers.hard(view, seedRng(botSeed(match, at)));
    const isBest = name(best) === name(move.action);
    const reasons = advisers.explain(view, move.action);
    const bestReasons = isBest ? reasons : advisers.explain(view, best);
    const own = worthOf(reasons);
    const other = worthOf(bestReasons);
    const worth =
      own && other && own.measure === other.measure
        ? { measure: own.measure, own: own.value, best: other.value }
        : null;
    decisions.push({ at, seat, action: move.action, reasons, best, bestReasons, isBest, worth });
  }
  return decisions;
}
