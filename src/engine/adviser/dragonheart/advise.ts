/** From a table to the best play, with its reasons as data: pages turn them into sentences. */
import { seedRng } from '../../core/index.ts';
import {
  apply,
  cardById,
  cardTypes,
  greatDragonPoints,
  pointsOf,
  type CardId,
  type CardType,
  type DragonheartState,
  type DragonheartView,
  type Takeable,
} from '../../dragonheart/index.ts';
import type { Ratio } from '../../odds/index.ts';
import { sampleState } from '../../bots/dragonheart/sample.ts';
import { boldWeights, weighEveryPile, type Weighed } from '../../bots/dragonheart/weigh.ts';
import { dangerOf, openingsOf, type Opening, type Unseen } from './danger.ts';
import { unseenByYou, viewOfHeartTable, type HeartQuestion } from './question.ts';

/** A play, what it takes and what it opens. */
export interface Play {
  readonly cards: readonly CardId[];
  /** The pile to take; null when the play takes nothing. */
  readonly takes: Takeable | null;
  /** The cards of that pile, those just laid there too. */
  readonly taken: readonly CardId[];
  /** Printed points of the cards taken. */
  readonly points: number;
  /** It wins you the Great Dragon. */
  readonly winsGreatDragon: boolean;
  /** What lies open to the opponent then, the greatest danger first; nothing in the last turn. */
  readonly opens: readonly Opening[];
  /** Of all hands that the opponent may hold, those that can take something then. Never reduced. */
  readonly danger: Ratio;
  /** What the opponent can be expected to take, in points. */
  readonly risk: number;
  /** What you could take yourself in your next turn, in points. */
  readonly hope: number;
  readonly value: number;
}

/** A reason for what is recommended, or against it. */
export type Reason = { readonly speaks: 'for' | 'against' } & (
  | { readonly code: 'takes'; readonly pile: Takeable; readonly points: number }
  | { readonly code: 'winsGreatDragon'; readonly points: number; readonly fromOpponent: boolean }
  | { readonly code: 'takesNothing' }
  /** Nobody can take anything after it. */
  | { readonly code: 'opensNothing' }
  | { readonly code: 'opens'; readonly opening: Opening }
  /** What it keeps from the opponent: another play would leave it open. */
  | { readonly code: 'safest'; readonly danger: Ratio }
  /** You hold what takes this pile next. */
  | { readonly code: 'preparesYourself'; readonly points: number }
  | { readonly code: 'lastTurn' }
);

/** All that the adviser says of a table. */
export interface HeartAdvice {
  /** Every play with every pile that it can take, the best first. */
  readonly plays: readonly Play[];
  /** The best; null without a card. */
  readonly recommendation: {
    readonly play: Play;
    readonly reasons: readonly Reason[];
    /** The second best is hardly worse. */
    readonly isClose: boolean;
  } | null;
}

/** The table after the play: what lies in sight depends on no hidden card. */
function after(view: DragonheartView, { cards, takes }: Weighed): DragonheartState {
  const { state } = apply(sampleState(view, seedRng(0)), { type: 'play', cards });
  const { phase } = state;
  if (phase.kind !== 'choice') return state;
  const pile = phase.piles.find((one) => one === takes);
  if (pile === undefined) throw new RangeError('a play with a choice names its pile');
  return apply(state, { type: 'take', pile }).state;
}

function takenBy({ board, hold }: HeartQuestion, { cards, takes }: Weighed): readonly CardId[] {
  if (takes === null) return [];
  const lying = takes === 'hold' ? hold : board[takes];
  const isOwnPile = cards.some((id) => cardById(id).type === takes);
  return isOwnPile ? [...lying, ...cards] : lying;
}

const countByType = (cards: readonly CardId[]): Record<CardType, number> => {
  const counts = Object.fromEntries(cardTypes.map((type) => [type, 0])) as Record<CardType, number>;
  for (const id of cards) counts[cardById(id).type] += 1;
  return counts;
};

function playOf(question: HeartQuestion, view: DragonheartView, weighed: Weighed): Play {
  const { cards, takes, risk, hope, value } = weighed;
  const state = after(view, weighed);
  const opponent = 1 - view.seat;
  const unseen: Unseen = {
    byType: countByType(unseenByYou(question)),
    // Who loses the Great Dragon puts a sixth card back: any of the six, so the others are a hand like any of five.
    hand: state.hands[opponent]?.length ?? 0,
  };
  const opens = question.isLastTurn ? [] : openingsOf(state, unseen, opponent);
  const taken = takenBy(question, weighed);
  const winsGreatDragon = takes === 'petrifiedDragon' && question.greatDragon !== view.seat;
  const danger = dangerOf(opens, unseen);
  return { cards, takes, taken, points: pointsOf(taken), winsGreatDragon, opens, danger, risk, hope, value };
}

/** Plays this near to each other, in points, are as good as equal. */
const closeCall = 0.3;

const shareOf = ({ num, den }: Ratio): number => num / den;

function reasonsFor(question: HeartQuestion, play: Play, plays: readonly Play[]): readonly Reason[] {
  const { takes, points, opens, danger, hope, winsGreatDragon } = play;
  const reasons: Reason[] = [];
  if (takes === null) reasons.push({ speaks: 'against', code: 'takesNothing' });
  else reasons.push({ speaks: 'for', code: 'takes', pile: takes, points });
  if (winsGreatDragon) {
    const fromOpponent = question.greatDragon === 1;
    reasons.push({ speaks: 'for', code: 'winsGreatDragon', points: greatDragonPoints, fromOpponent });
  }
  if (question.isLastTurn) return [...reasons, { speaks: 'for', code: 'lastTurn' }];
  if (opens.length === 0) reasons.push({ speaks: 'for', code: 'opensNothing' });
  const isSafest = plays.every((other) => shareOf(other.danger) >= shareOf(danger));
  if (opens.length > 0 && plays.length > 1 && isSafest) reasons.push({ speaks: 'for', code: 'safest', danger });
  reasons.push(...opens.map((opening): Reason => ({ speaks: 'against', code: 'opens', opening })));
  if (hope > 0) reasons.push({ speaks: 'for', code: 'preparesYourself', points: hope });
  return reasons;
}

/** Every play, what it takes and opens, and which is best. A question that no table can hold throws a RangeError. */
export function adviseHeart(question: HeartQuestion): HeartAdvice {
  const view = viewOfHeartTable(question);
  const plays = weighEveryPile(view, boldWeights)
    .map((weighed) => playOf(question, view, weighed))
    .sort((a, b) => b.value - a.value);
  const [best, second] = plays;
  if (!best) return { plays, recommendation: null };
  const isClose = second !== undefined && best.value - second.value < closeCall;
  return { plays, recommendation: { play: best, reasons: reasonsFor(question, best, plays), isClose } };
}
