/** What every play is worth in points: what it takes now, and what it opens for the next two turns. */
import {
  cardById,
  cardTypes,
  legalActions,
  type CardId,
  type CardType,
  type DragonheartAction,
  type DragonheartView,
} from '../../dragonheart/index.ts';
import {
  copyOf,
  expectedTake,
  handHolds,
  holdPlace,
  lyingOn,
  opponentHolds,
  pileWorth,
  placeOf,
  takers,
  type Lying,
} from './outlook.ts';

/** A play, with the pile that it should take where there is a choice. */
export interface Weighed {
  readonly cards: readonly CardId[];
  /** The pile to take; null when the play takes nothing. */
  readonly takes: CardType | 'hold' | null;
  /** Points taken at once, the Great Dragon's too. */
  readonly gain: number;
  /** What the opponent can be expected to take then. */
  readonly risk: number;
  /** What you can be expected to take in your own next turn, if the opponent lets it lie. */
  readonly hope: number;
  readonly value: number;
}

/** A bot's judgement. */
export interface Weights {
  readonly risk: number;
  readonly hope: number;
  /** What a card that is laid down could have done later, for each of the play. */
  readonly card: number;
}

/** The normal bot's: careful. */
export const usualWeights: Weights = { risk: 0.8, hope: 0.4, card: 0.1 };

/** The hard bot's, found by letting bots with different weights play against each other: a card laid down makes room for another. */
export const boldWeights: Weights = { risk: 0.45, hope: 0.72, card: -0.45 };

const takerAt = new Map(takers.map((taker) => [taker.place, taker]));

const names = [...cardTypes, 'hold'] as const;

/** The table after a pile is taken and the cards that took it have gone where they go. */
function afterTaking(lying: Lying, place: number, pile: number | null): Lying {
  const after = copyOf(lying);
  const { counts, points } = after;
  if (pile !== null) {
    counts[pile] = 0;
    points[pile] = 0;
  }
  const goes = takerAt.get(place)?.after;
  if (goes === 'toHold') {
    counts[holdPlace]! += counts[place]!;
    points[holdPlace]! += points[place]!;
  }
  if (goes === 'toHold' || goes === 'depart') {
    counts[place] = 0;
    points[place] = 0;
  }
  return after;
}

/** Every play of this view with every pile that it can take, in the order of `legalActions`. */
export function weighEveryPile(view: DragonheartView, weights: Weights): readonly Weighed[] {
  const now = lyingOn(view);
  const opponent = opponentHolds(view);
  const hasDragon = view.greatDragon === view.seat;
  const opponentHasDragon = view.greatDragon === 1 - view.seat;
  // In the last turn only what is taken now counts; in the one before it nothing comes after the opponent.
  const isLast = view.turnsLeft === 1;
  const found: Weighed[] = [];
  for (const action of legalActions(view)) {
    if (action.type !== 'play') continue;
    const { cards } = action;
    const place = placeOf[cardById(cards[0]!).type];
    const laid = copyOf(now);
    laid.counts[place]! += cards.length;
    for (const id of cards) laid.points[place]! += cardById(id).value;
    const taker = takerAt.get(place);
    const takes = taker !== undefined && laid.counts[place]! >= taker.takesAt;
    const piles = takes ? taker.piles.filter((pile) => laid.counts[pile]! > 0) : [];
    const own = handHolds(view.hand, cards);
    for (const pile of piles.length > 0 ? piles : [null]) {
      const gain = pile === null ? 0 : pileWorth(laid, pile, hasDragon);
      const after = takes ? afterTaking(laid, place, pile) : laid;
      const getsDragon = pile === placeOf.petrifiedDragon;
      const risk = isLast ? 0 : expectedTake(after, opponent, opponentHasDragon && !getsDragon);
      const hope = view.turnsLeft === null ? expectedTake(after, own, hasDragon || getsDragon) : 0;
      const value = gain - weights.risk * risk + weights.hope * hope - weights.card * cards.length;
      const pileName = pile === null ? null : names[pile]!;
      found.push({ cards, takes: pileName, gain, risk, hope, value });
    }
  }
  return found;
}

/** The plays of this view, each weighed with its best pile; in the order of `legalActions`. */
export function weighPlays(view: DragonheartView, weights: Weights): readonly Weighed[] {
  const found: Weighed[] = [];
  for (const weighed of weighEveryPile(view, weights)) {
    const last = found.at(-1);
    if (last?.cards !== weighed.cards) found.push(weighed);
    else if (weighed.value > last.value) found[found.length - 1] = weighed;
  }
  return found;
}

/** What taking each of the offered piles is worth, with what it opens. */
export function weighChoice(
  view: DragonheartView,
  weights: Weights,
): readonly { readonly pile: CardType; readonly value: number }[] {
  const { phase } = view;
  if (phase.kind !== 'choice') return [];
  const now = lyingOn(view);
  const opponent = opponentHolds(view);
  const hasDragon = view.greatDragon === view.seat;
  const opponentHasDragon = view.greatDragon === 1 - view.seat;
  return phase.piles.map((pile) => {
    const place = placeOf[pile];
    const after = afterTaking(now, placeOf[phase.by], place);
    const getsDragon = pile === 'petrifiedDragon';
    const risk = view.turnsLeft === 1 ? 0 : expectedTake(after, opponent, opponentHasDragon && !getsDragon);
    return { pile, value: pileWorth(now, place, hasDragon) - weights.risk * risk };
  });
}

/** The action of the greatest value. */
export function bestAction(view: DragonheartView, weights: Weights): DragonheartAction {
  if (view.phase.kind === 'choice') {
    const choices = weighChoice(view, weights);
    let best = choices[0]!;
    for (const choice of choices) if (choice.value > best.value) best = choice;
    return { type: 'take', pile: best.pile };
  }
  let best: Weighed | null = null;
  for (const play of weighPlays(view, weights)) if (!best || play.value > best.value) best = play;
  if (!best) throw new RangeError('there is nothing to do');
  return { type: 'play', cards: best.cards };
}
