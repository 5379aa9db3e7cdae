/** A whole game that a view could belong to: what the seat cannot see is dealt at random. */
import { type RngState, type Seat, shuffle, takeOut } from '../../core/index.ts';
import {
  cardById,
  cardTypes,
  decks,
  type CardId,
  type DragonheartState,
  type DragonheartView,
} from '../../dragonheart/index.ts';

/** The cards of a seat's deck that lie in sight of both. */
function seenOf(view: DragonheartView, seat: Seat): CardId[] {
  const seen = [...cardTypes.flatMap((type) => view.board[type]), ...view.hold, ...view.departed, ...view.taken];
  return seen.filter((id) => cardById(id).owner === seat);
}

function without(cards: readonly CardId[], seen: readonly CardId[]): CardId[] {
  const rest = [...cards];
  for (const id of seen) takeOut(rest, id);
  return rest;
}

/**
 * A state that looks like this view to its seat, and in all that it cannot see is as likely as any other. Who took which of the
 * cards taken so far is not known and makes no difference to what comes: they are dealt to the piles in order.
 */
export function sampleState(view: DragonheartView, start: RngState): DragonheartState {
  const { seat, options, turn, active, phase, board, hold, departed, taken, greatDragon, putBack } = view;
  const other = 1 - seat;
  const top = view.knownTop === null ? [] : [view.knownTop];
  const own = without(decks[seat]!, [...seenOf(view, seat), ...view.hand, ...top]);
  const [ownDeck, afterOwn] = shuffle(start, own);
  const [theirs, rng] = shuffle(afterOwn, without(decks[other]!, seenOf(view, other)));
  const theirHand = theirs.slice(0, view.handSizes[other]);
  const theirDeck = theirs.slice(view.handSizes[other]);
  const bySeat = <Item>(mine: Item, its: Item): Item[] => (seat === 0 ? [mine, its] : [its, mine]);
  const { turnsLeft, endCauses } = view;
  return {
    options,
    turn,
    active,
    phase,
    board,
    hold,
    departed,
    taken,
    greatDragon,
    putBack,
    endCauses,
    turnsLeft,
    hands: bySeat(view.hand, theirHand),
    decks: bySeat([...ownDeck, ...top], theirDeck),
    piles: [taken.slice(0, view.pileSizes[0]), taken.slice(view.pileSizes[0])],
    rng,
  };
}
