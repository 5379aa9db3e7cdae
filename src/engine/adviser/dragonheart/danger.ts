/** What a table offers the opponent, and how many of the hands that nobody has seen can take it: counted, never sampled. */
import { choose } from '../../bots/dragonheart/chances.ts';
import {
  cardTypes,
  factsOf,
  pointsOf,
  type CardId,
  type CardType,
  type DragonheartTable,
  type Takeable,
} from '../../dragonheart/index.ts';
import type { Ratio } from '../../odds/index.ts';

/** A pile that the opponent could take next. */
export interface Opening {
  readonly pile: Takeable;
  /** Printed points that lie there; not the Great Dragon's. */
  readonly points: number;
  readonly by: CardType;
  /** Cards of that type that must be held. */
  readonly needs: number;
  /** The opponent would win the Great Dragon with it. */
  readonly bringsGreatDragon: boolean;
  /** Of all hands that the opponent may hold, those that can. Never reduced. */
  readonly chance: Ratio;
}

/** What the opponent may hold: cards of each type that nobody has seen, and how many of all of them are in the hand. */
export interface Unseen {
  readonly byType: Readonly<Record<CardType, number>>;
  readonly hand: number;
}

const sizeOf = ({ byType }: Unseen): number => cardTypes.reduce((sum, type) => sum + byType[type], 0);

/** Hands of these cards with fewer of each named type than is named: the coefficients of a product, one factor a type. */
function handsBelow(unseen: Unseen, needs: ReadonlyMap<CardType, number>): number {
  let ways = [1, ...Array.from({ length: unseen.hand }, () => 0)];
  for (const type of cardTypes) {
    const most = (needs.get(type) ?? Infinity) - 1;
    const of = Array.from({ length: unseen.hand + 1 }, (_, held) =>
      held <= most ? choose(unseen.byType[type], held) : 0,
    );
    ways = ways.map((_, size) => {
      let sum = 0;
      for (let held = 0; held <= size; held++) sum += of[held]! * ways[size - held]!;
      return sum;
    });
  }
  return ways[unseen.hand]!;
}

/** How many hands hold enough of at least one of these types. */
export function chanceOfAny(unseen: Unseen, needs: ReadonlyMap<CardType, number>): Ratio {
  const den = choose(sizeOf(unseen), unseen.hand);
  return { num: den - handsBelow(unseen, needs), den };
}

/** What lies open, the greatest danger first: chance times points; without what no hand can take. */
export function openingsOf(
  { board, hold, greatDragon }: Pick<DragonheartTable, 'board' | 'hold' | 'greatDragon'>,
  unseen: Unseen,
  opponent: number,
): readonly Opening[] {
  const lying = (pile: Takeable): readonly CardId[] => (pile === 'hold' ? hold : board[pile]);
  return cardTypes
    .flatMap((by) => {
      const { takesAt, takes, space } = factsOf(by);
      if (takesAt === null) return [];
      const needs = space.kind === 'limited' ? takesAt - board[by].length : takesAt;
      const chance = chanceOfAny(unseen, new Map([[by, needs]]));
      return takes
        .filter((pile) => lying(pile).length > 0)
        .map((pile): Opening => {
          const bringsGreatDragon = pile === 'petrifiedDragon' && greatDragon !== opponent;
          return { pile, points: pointsOf(lying(pile)), by, needs, bringsGreatDragon, chance };
        });
    })
    .filter(({ chance }) => chance.num > 0)
    .sort((a, b) => b.chance.num * b.points - a.chance.num * a.points);
}

/** How many hands can take at least one of the openings. */
export function dangerOf(openings: readonly Opening[], unseen: Unseen): Ratio {
  return chanceOfAny(unseen, new Map(openings.map(({ by, needs }) => [by, needs])));
}
