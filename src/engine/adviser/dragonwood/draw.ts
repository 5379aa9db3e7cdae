/** What one Reload may bring: every possible draw counted, with the Ladybugs, each of which draws two more. */
import { adventurers, ladybugCount, type Adventurer } from '../../dragonwood/index.ts';
import { deckSizeOf, fewestInDeck, type TableQuestion } from './question.ts';

/** What nobody has shown you. */
export interface Unseen {
  readonly adventurers: readonly Adventurer[];
  readonly ladybugs: number;
  /** Cards in the draw deck: the unseen ones without those in other hands, which are never Ladybugs. */
  readonly deck: number;
}

/** The cards that you do not see. A deck that one Reload could use up throws a RangeError. */
export function unseenOf(question: TableQuestion): Unseen {
  const deck = deckSizeOf(question);
  if (deck < fewestInDeck) throw new RangeError(`a draw deck of ${deck} cards is too small`);
  const { hand, discard } = question;
  const seen = new Set<string>([...hand, ...discard]);
  return {
    adventurers: adventurers.filter(({ id }) => !seen.has(id)),
    ladybugs: ladybugCount - discard.filter((id) => id === 'L').length,
    deck,
  };
}

/** n · (n − 1) · …, `k` factors. */
function falling(n: number, k: number): number {
  let product = 1;
  for (let factor = 0; factor < k; factor++) product *= n - factor;
  return product;
}

/** Orders in which one Reload can meet `j` Ladybugs and end with its Adventurer number j + 1: the Catalan numbers. */
const orders = [1, 1, 2, 5, 14];

/** How likely one Reload brings 1, 2, 3 … Adventurers, from 0 to 1: one more for each Ladybug that it meets. */
export function adventurersDrawn({ ladybugs, deck }: Unseen): readonly number[] {
  return orders
    .slice(0, ladybugs + 1)
    .map(
      (ways, met) => (ways * falling(ladybugs, met) * falling(deck - ladybugs, met + 1)) / falling(deck, 2 * met + 1),
    );
}

/** The chance from 0 to 1 that one Reload brings at least one of so many cards. */
export function chanceToDraw(unseen: Unseen, helping: number): number {
  const all = unseen.adventurers.length;
  return adventurersDrawn(unseen).reduce((sum, share, met) => {
    const none = falling(all - helping, met + 1) / falling(all, met + 1);
    return sum + share * (1 - Math.max(0, none));
  }, 0);
}
