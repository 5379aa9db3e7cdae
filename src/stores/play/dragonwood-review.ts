/** Looking back over a game of Dragonwood: decisions beside the adviser's, and captures that were expected against real ones. */
import * as bots from '#engine/bots/dragonwood/index.ts';
import type { Seat } from '#engine/core/index.ts';
import {
  formatAction,
  legalActions,
  targetById,
  toAct,
  view,
  type Attack,
  type DragonwoodAction,
  type DragonwoodEvent,
  type DragonwoodOptions,
  type DragonwoodState,
} from '#engine/dragonwood/index.ts';
import type { Ratio } from '#engine/odds/index.ts';
import { attackChance } from './dragonwood-odds.ts';
import { moverOf, type Course } from './match.ts';
import { decisionsOf, reviewedSeats, type Decision } from './review.ts';

/** An attack that was made and decided. */
export interface Attempted {
  /** Where it was declared among the moves, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly attack: Attack;
  /** The exact chance that it had when it was declared; with a Lucky Mushroom, thrown again where that helps. */
  readonly chance: Ratio;
  readonly isCaptured: boolean;
  /** On the shield; 0 for an enhancement. */
  readonly points: number;
}

/** How lucky a seat was with its dice. */
export interface Luck {
  readonly attempts: readonly Attempted[];
  /** The chances added up: so many captures were to be expected. */
  readonly expected: number;
  readonly captured: number;
  /** Points of creatures: those to be expected, and those captured. */
  readonly expectedPoints: number;
  readonly capturedPoints: number;
  /** With the same attacks: how likely at least so many captures are, and how likely at most so many. From 0 to 1, exact. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** A game of Dragonwood looked back over. */
export interface DragonwoodReview {
  readonly decisions: readonly Decision<DragonwoodAction, bots.Reasons>[];
  /** By seat. */
  readonly luck: readonly Luck[];
}

const game = { legalActions, formatAction, toAct, view };

type WoodCourse = Course<DragonwoodOptions, DragonwoodState, DragonwoodAction, DragonwoodEvent>;

/** All attacks that were decided, in order. One may be decided by a later move: the Mushroom asks in between. */
export function attemptsOf(course: WoodCourse): readonly Attempted[] {
  const attempts: Attempted[] = [];
  let open: Omit<Attempted, 'isCaptured' | 'points'> | null = null;
  for (const at of Array.from({ length: course.match.at }, (_, step) => step)) {
    const move = course.match.moves[at];
    const seat = moverOf(game, course, at);
    if (move?.kind !== 'action' || seat === null) continue;
    const { action } = move;
    if (action.type === 'capture') open = { at, seat, attack: action, chance: attackChance(action) };
    for (const event of course.facts[at] ?? []) {
      const isCaptured = event.type === 'creatureCaptured' || event.type === 'enhancementCaptured';
      if (!open || (!isCaptured && event.type !== 'attackMissed')) continue;
      const target = targetById(open.attack.target);
      attempts.push({ ...open, isCaptured, points: target.kind === 'creature' ? target.points : 0 });
      open = null;
    }
  }
  return attempts;
}

/** How likely each number of successes is, none first, of independent tries with these chances. */
function successes(chances: readonly number[]): readonly number[] {
  let likely = [1];
  for (const chance of chances) {
    const next = Array.from({ length: likely.length + 1 }, () => 0);
    for (const [count, weight] of likely.entries()) {
      next[count] = (next[count] ?? 0) + weight * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + weight * chance;
    }
    likely = next;
  }
  return likely;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What luck a seat had in these attacks. */
export function luckOf(attempts: readonly Attempted[]): Luck {
  const chances = attempts.map(({ chance }) => chance.num / chance.den);
  const captured = attempts.filter(({ isCaptured }) => isCaptured).length;
  const likely = successes(chances);
  return {
    attempts,
    expected: sum(chances),
    captured,
    expectedPoints: sum(attempts.map(({ points }, place) => points * (chances[place] ?? 0))),
    capturedPoints: sum(attempts.map(({ points, isCaptured }) => (isCaptured ? points : 0))),
    atLeast: Math.min(1, sum(likely.slice(captured))),
    atMost: Math.min(1, sum(likely.slice(0, captured + 1))),
  };
}

/** Looks back over a match as far as it is played. */
export function reviewDragonwood(course: WoodCourse): DragonwoodReview {
  const attempts = attemptsOf(course);
  const worthOf = (reasons: bots.Reasons) => {
    if (reasons.kind === 'letGo') return null;
    return reasons.kind === 'reroll'
      ? ({ measure: 'chance', value: reasons.chance } as const)
      : ({ measure: 'points', value: reasons.value } as const);
  };
  return {
    decisions: decisionsOf(game, bots, worthOf, course, reviewedSeats(course)),
    luck: course.match.players.map((_, seat) => luckOf(attempts.filter((attempt) => attempt.seat === seat))),
  };
}
