/** Looking back over a game of Dragonheart: decisions beside the adviser's, and the points that both would have taken. */
import * as bots from '#engine/bots/dragonheart/index.ts';
import {
  formatAction,
  legalActions,
  toAct,
  view,
  type DragonheartAction,
  type DragonheartEvent,
  type DragonheartOptions,
  type DragonheartState,
} from '#engine/dragonheart/index.ts';
import { moverOf, type Course } from './match.ts';
import { decisionsOf, reviewedSeats, type Decision } from './review.ts';

/** What a seat took, move by move. */
export interface Taking {
  /** Its place among the moves, from 0. */
  readonly at: number;
  /** Points of the pile taken. */
  readonly points: number;
}

/** Points of one seat. */
export interface TakenPoints {
  readonly takings: readonly Taking[];
  /** All of them together: what lies in the pile, without the Great Dragon. */
  readonly taken: number;
  /** Over the reviewed decisions: points that were taken at once, and those that the adviser's would have taken there. */
  readonly own: number;
  readonly adviser: number;
}

/** A game of Dragonheart looked back over. */
export interface DragonheartReview {
  readonly decisions: readonly Decision<DragonheartAction, bots.Reasons>[];
  /** By seat. */
  readonly points: readonly TakenPoints[];
}

const game = { legalActions, formatAction, toAct, view };

type HeartCourse = Course<DragonheartOptions, DragonheartState, DragonheartAction, DragonheartEvent>;

const gainOf = (reasons: bots.Reasons): number => (reasons.kind === 'play' ? reasons.gain : reasons.points);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Looks back over a match as far as it is played. */
export function reviewDragonheart(course: HeartCourse): DragonheartReview {
  const worthOf = ({ value }: bots.Reasons) => ({ measure: 'points', value }) as const;
  const decisions = decisionsOf(game, bots, worthOf, course, reviewedSeats(course));
  const points = course.match.players.map((_, seat): TakenPoints => {
    const takings = course.facts
      .slice(0, course.match.at)
      .flatMap((events, at): Taking[] =>
        moverOf(game, course, at) === seat
          ? events.flatMap((event) => (event.type === 'pileTaken' ? [{ at, points: event.points }] : []))
          : [],
      );
    const own = decisions.filter((decision) => decision.seat === seat);
    return {
      takings,
      taken: sum(takings.map((taking) => taking.points)),
      own: sum(own.map(({ reasons }) => gainOf(reasons))),
      adviser: sum(own.map(({ bestReasons }) => gainOf(bestReasons))),
    };
  });
  return { decisions, points };
}
