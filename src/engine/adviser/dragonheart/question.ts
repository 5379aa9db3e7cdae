/** What the adviser is asked, and the table as the player's seat sees it. */
import type { Seat } from '../../core/index.ts';
import {
  cardById,
  cardTypes,
  decks,
  inDeckOrder,
  parameters,
  withDefaults,
  type Board,
  type CardId,
  type DragonheartView,
} from '../../dragonheart/index.ts';

/** You sit at 0: your cards have no prime. */
const seat: Seat = 0;
const opponent: Seat = 1;

/** A table at your turn: what lies before you, and what you know of the rest. */
export interface HeartQuestion {
  /** Your cards, at most six. */
  readonly hand: readonly CardId[];
  /** What lies on the nine spaces, of both decks. */
  readonly board: Board;
  /** Knights and Huntresses under the ship. */
  readonly hold: readonly CardId[];
  /** Cards that you remember to have left the board: Ships that departed, and what lies in the piles. */
  readonly away: readonly CardId[];
  /** Who has the Great Dragon: you (0), your opponent (1), or nobody yet (null). */
  readonly greatDragon: Seat | null;
  /** How many cards your opponent holds. */
  readonly opponentHolds: number;
  /** This is the last turn of the game. */
  readonly isLastTurn: boolean;
}

/** The most cards in a hand. */
export const mostHeld = parameters.handLimitWithGreatDragon.value;

/** How many cards your opponent holds if nobody has counted. */
export const usuallyHeld = (greatDragon: Seat | null): number =>
  (greatDragon === opponent ? parameters.handLimitWithGreatDragon : parameters.handLimit).value;

/** The cards of your opponent's deck that you have not seen: in the hand or the draw pile. */
export const unseenByYou = ({ board, hold, away }: Pick<HeartQuestion, 'board' | 'hold' | 'away'>): CardId[] => {
  const unseen = [...(decks[opponent] ?? [])];
  for (const id of [...cardTypes.flatMap((type) => board[type]), ...hold, ...away]) {
    const place = unseen.indexOf(id);
    if (place >= 0) unseen.splice(place, 1);
  }
  return unseen;
};

/** The table as your seat sees it, at your turn. A hand larger than what you have not seen throws a RangeError. */
export function viewOfHeartTable(question: HeartQuestion): DragonheartView {
  const { hand, board, hold, away, greatDragon, opponentHolds, isLastTurn } = question;
  const seen = [...cardTypes.flatMap((type) => board[type]), ...hold, ...away];
  const unseen = unseenByYou(question).length;
  if (opponentHolds > unseen) throw new RangeError(`of ${unseen} unseen cards nobody holds ${opponentHolds}`);
  const own = (decks[seat]?.length ?? 0) - hand.length - seen.filter((id) => cardById(id).owner === seat).length;
  const departed = away.filter((id) => cardById(id).type === 'ship');
  const taken = inDeckOrder([away.filter((id) => cardById(id).type !== 'ship')]);
  return {
    seat,
    options: withDefaults({}),
    turn: 1,
    active: seat,
    phase: { kind: 'turn', seat },
    hand,
    handSizes: [hand.length, opponentHolds],
    deckSizes: [own, unseen - opponentHolds],
    knownTop: null,
    board,
    hold,
    departed,
    pileSizes: [taken.length, 0],
    taken,
    piles: null,
    greatDragon,
    putBack: [false, false],
    endCauses: isLastTurn ? ['deck'] : [],
    turnsLeft: isLastTurn ? 1 : null,
  };
}
