/** The table as a bot weighs it: how many cards lie where and what they are worth, and who could take what next. */
import { type Seat } from '../../core/index.ts';
import {
  cardById,
  cardTypes,
  decks,
  dragonheartDeck,
  greatDragonPoints,
  typeFacts,
  type CardId,
  type CardType,
  type DragonheartTable,
  type DragonheartView,
} from '../../dragonheart/index.ts';
import { chanceToHold } from './chances.ts';

/** Places of the nine types and of the hold in the lists below. */
export const placeOf = Object.fromEntries([...cardTypes, 'hold'].map((type, place) => [type, place])) as Readonly<
  Record<CardType | 'hold', number>
>;

/** The place of the hold. */
export const holdPlace = placeOf.hold;
const petrified = placeOf.petrifiedDragon;
const dwarf = placeOf.dwarf;

/** What lies on each space and in the hold. */
export interface Lying {
  /** Cards, by place. */
  readonly counts: number[];
  /** Their points, by place. */
  readonly points: number[];
}

/** What lies on the table now. */
export function lyingOn({ board, hold }: Pick<DragonheartTable, 'board' | 'hold'>): Lying {
  const counts: number[] = [];
  const points: number[] = [];
  for (const type of cardTypes) {
    const cards = board[type];
    counts.push(cards.length);
    points.push(sum(cards));
  }
  counts.push(hold.length);
  points.push(sum(hold));
  return { counts, points };
}

function sum(cards: readonly CardId[]): number {
  let points = 0;
  for (const id of cards) points += cardById(id).value;
  return points;
}

/** The types that take something, as numbers: how many must lie there, and which places they empty. */
export const takers = typeFacts.flatMap(({ type, takesAt, takes, after }) =>
  takesAt === null ? [] : { place: placeOf[type], takesAt, piles: takes.map((pile) => placeOf[pile]), after },
);

/** What the Great Dragon is worth besides its points: a sixth card in hand. */
const sixthCard = 1.5;

/** What a pile brings who takes it now. */
export const pileWorth = (lying: Lying, pile: number, hasGreatDragon: boolean): number => {
  const points = lying.points[pile]!;
  const brings = pile === petrified && !hasGreatDragon && lying.counts[petrified]! > 0;
  return brings ? points + greatDragonPoints + sixthCard : points;
};

/** The mean points of a Dwarf, which whoever completes the four lays down for himself. */
const meanDwarf = 1.5;

/** How likely a seat is to hold at least so many cards of a type, from 0 to 1: at `holdsAt(place, least)`. */
export type Holds = readonly number[];

/** The most cards of one type that anything asks for, and nothing. */
const leasts = 5;

/** Where `Holds` keeps the chance of holding at least `least` cards of the type at `place`. */
export const holdsAt = (place: number, least: number): number => place * leasts + least;

/**
 * What a seat can expect of its next turn: the best of what it can take, if it holds the cards for it; else the next best,
 * and so on.
 */
export function expectedTake(lying: Lying, holds: Holds, hasGreatDragon: boolean): number {
  // Bots ask this a dozen times a move, so it makes no objects: two lists, the greatest prize first.
  const worths: number[] = [];
  const chances: number[] = [];
  for (const { place, takesAt, piles } of takers) {
    let worth = 0;
    for (const pile of piles) worth = Math.max(worth, pileWorth(lying, pile, hasGreatDragon));
    const least = takesAt > 1 ? takesAt - lying.counts[place]! : 1;
    if (place === dwarf) worth += least * meanDwarf;
    if (worth <= 0) continue;
    const chance = holds[holdsAt(place, least)]!;
    if (chance <= 0) continue;
    let at = worths.length;
    for (; at > 0 && worths[at - 1]! < worth; at--) {
      worths[at] = worths[at - 1]!;
      chances[at] = chances[at - 1]!;
    }
    worths[at] = worth;
    chances[at] = chance;
  }
  let expected = 0;
  let missed = 1;
  for (let prize = 0; prize < worths.length; prize++) {
    expected += missed * chances[prize]! * worths[prize]!;
    missed *= 1 - chances[prize]!;
  }
  return expected;
}

const perType = cardTypes.map((type) => dragonheartDeck.filter((card) => card.type === type).length);

/** How many cards of each type of a seat's deck nobody has seen: they are in its hand or its draw pile. */
export function unseenOf(view: DragonheartView, seat: Seat): { readonly byPlace: number[]; readonly all: number } {
  const byPlace = [...perType];
  let all = decks[seat]!.length;
  const see = (cards: readonly CardId[]) => {
    for (const id of cards) {
      const { owner, type } = cardById(id);
      if (owner !== seat) continue;
      byPlace[placeOf[type]]! -= 1;
      all -= 1;
    }
  };
  for (const type of cardTypes) see(view.board[type]);
  see(view.hold);
  see(view.departed);
  see(view.taken);
  return { byPlace, all };
}

/** What the opponent may hold, by card counting. */
export function opponentHolds(view: DragonheartView): Holds {
  const seat = 1 - view.seat;
  const { byPlace, all } = unseenOf(view, seat);
  const size = view.handSizes[seat]!;
  const holds: number[] = [];
  for (const { place, takesAt } of takers) {
    for (let least = 1; least <= takesAt; least++) {
      holds[holdsAt(place, least)] = chanceToHold(all, byPlace[place]!, size, least);
    }
  }
  return holds;
}

/** What a hand is sure to hold without the cards that are laid down. */
export function handHolds(hand: readonly CardId[], without: readonly CardId[]): Holds {
  const counts = cardTypes.map(() => 0);
  for (const id of hand) counts[placeOf[cardById(id).type]]! += 1;
  for (const id of without) counts[placeOf[cardById(id).type]]! -= 1;
  const holds: number[] = [];
  for (const { place, takesAt } of takers) {
    for (let least = 1; least <= takesAt; least++) holds[holdsAt(place, least)] = counts[place]! >= least ? 1 : 0;
  }
  return holds;
}

/** A copy that may be written into. */
export const copyOf = ({ counts, points }: Lying): Lying => ({ counts: counts.slice(), points: points.slice() });
