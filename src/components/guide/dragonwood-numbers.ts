/** What can be counted of Dragonwood before anybody plays: the dice, the deck, the cards it takes. */
import {
  adventurerById,
  adventurerDeck,
  type AdventurerId,
  attemptOdds,
  type Creature,
  creatures,
  firstLikely,
  type Method,
  methods,
  targets,
  whyNotSet,
} from '#engine/dragonwood/index.ts';
import { compareRatios, dieFaces, mostDice, type Ratio, rollDistribution } from '#engine/odds/index.ts';

/** One to six: every number of dice that can be rolled. */
export const diceCounts: readonly number[] = Array.from({ length: mostDice }, (_, place) => place + 1);

/** What so many dice show together. */
export interface DiceTotal {
  readonly dice: number;
  readonly least: number;
  readonly average: number;
  readonly most: number;
  /** The greatest total that at least every second roll reaches. */
  readonly everySecond: number;
}

/** The totals of `dice` dice, 1 to 6. */
export function diceTotal(dice: number): DiceTotal {
  const counts = rollDistribution(dice);
  const rolls = dieFaces.length ** dice;
  const sum = counts.reduce((all, count, total) => all + count * total, 0);
  let everySecond = counts.length - 1;
  for (let reached = counts[everySecond] ?? 0; 2 * reached < rolls; reached += counts[everySecond] ?? 0) everySecond--;
  return {
    dice,
    least: counts.findIndex((count) => count > 0),
    average: sum / rolls,
    most: counts.length - 1,
    everySecond,
  };
}

/** Every number that stands on a creature or enhancement, from the smallest to the greatest and all between. */
export function needRange(): readonly number[] {
  const needs = targets.flatMap((target) => Object.values(target.needs));
  const least = Math.min(...needs);
  return Array.from({ length: Math.max(...needs) - least + 1 }, (_, place) => least + place);
}

/** On how many of the cards that can be captured no other method has a smaller number than this one. */
export const cheapestOn = (method: Method): number =>
  targets.filter(({ needs }) => needs[method] === Math.min(...Object.values(needs))).length;

/** The cheapest way to a creature with which a hit is likelier than a miss. */
export interface CheapestWay {
  readonly creature: Creature;
  /** The fewest Adventurers, without enhancements. */
  readonly cards: number;
  /** The methods that do with so few and have the best chance, in the order of the icons. */
  readonly methods: readonly Method[];
  readonly chance: Ratio;
}

/** The cheapest way to each creature, in the order of the cards. */
export function cheapestWays(): readonly CheapestWay[] {
  return creatures.map((creature) => {
    const enough = methods.flatMap((method) => {
      const cards = firstLikely({ target: creature.id, method, enhancements: [] });
      if (cards === null) return [];
      const { chance } = attemptOdds({ target: creature.id, method, adventurers: cards, enhancements: [] });
      return [{ method, cards, chance }];
    });
    const [best] = enough.toSorted((a, b) => a.cards - b.cards || compareRatios(b.chance, a.chance));
    if (!best) throw new Error(`No number of cards is likely to capture ${creature.id}`);
    const { cards, chance } = best;
    const asGood = enough.filter((way) => way.cards === cards && compareRatios(way.chance, chance) === 0);
    return { creature, cards, methods: asGood.map(({ method }) => method), chance };
  });
}

/**
 * Of all cards of the Adventurer deck that you do not hold, Ladybugs included, those that make your set one card longer.
 * Cards that are no set for the method throw a RangeError.
 */
export function nextCard(method: Method, ids: readonly AdventurerId[]): Ratio {
  const set = ids.map(adventurerById);
  if (whyNotSet(method, set)) throw new RangeError(`${ids.join(' ')} is no ${method}`);
  const unseen = adventurerDeck.filter(({ id }) => !ids.some((held) => held === id));
  const longer = unseen.filter((card) => card.kind === 'adventurer' && !whyNotSet(method, [...set, card]));
  return { num: longer.length, den: unseen.length };
}
