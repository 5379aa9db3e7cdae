/** What can be counted of Dragonheart before anybody plays: both decks together, sets, and who takes whom. */
import { type CardType, decks, dragonheartDeck, factsOf, typeFacts } from '#engine/dragonheart/index.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Points that so many cards can bring. */
export interface PointRange {
  readonly cards: number;
  readonly least: number;
  readonly average: number;
  readonly most: number;
}

/** The values of all cards of a type in both decks, ascending. */
export const valuesInBothDecks = (type: CardType): readonly number[] =>
  decks.flatMap(() => factsOf(type).values).toSorted((a, b) => a - b);

/** What `cards` cards of a type bring when they come from both decks. */
export function pointRange(type: CardType, cards: number): PointRange {
  const values = valuesInBothDecks(type);
  return {
    cards,
    least: sum(values.slice(0, cards)),
    average: (cards * sum(values)) / values.length,
    most: sum(values.slice(-cards)),
  };
}

/** What the set of a type that fills its space brings; null for a stack without limit. */
export function setRange(type: CardType): PointRange | null {
  const { space } = factsOf(type);
  return space.kind === 'limited' ? pointRange(type, space.capacity) : null;
}

/** The types that take this one, each with the number of its cards in one deck and how many must lie there to take. */
export const takersOf = (
  type: CardType,
): readonly { readonly type: CardType; readonly inDeck: number; readonly takesAt: number }[] =>
  typeFacts.flatMap(({ type: taker, takes, takesAt, values }) =>
    takesAt !== null && takes.includes(type) ? [{ type: taker, inDeck: values.length, takesAt }] : [],
  );

/** The points of both decks together, without the Great Dragon. */
export const pointsInBothDecks = decks.length * sum(dragonheartDeck.map(({ value }) => value));
