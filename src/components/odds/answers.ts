import { type AttemptOdds, attemptOdds, firstLikely, type Method, methods } from '#engine/dragonwood/index.ts';
import { compareRatios, isImpossible } from '#engine/odds/index.ts';
import type { Question } from '#stores/odds-link.ts';

/** What one method gives for the question. */
export interface Answer extends AttemptOdds {
  readonly method: Method;
  readonly cards: number;
  /** The fewest cards with which a hit is likelier than a miss; null when no number is enough. */
  readonly likelyFrom: number | null;
  /** No method has a better chance, and it has one. */
  readonly isBest: boolean;
}

/** The three answers, in the order of the card's icons. */
export function answersTo({ target, cards, enhancements }: Question): readonly Answer[] {
  const answers = methods.map((method) => ({
    method,
    cards: cards[method],
    ...attemptOdds({ target, method, adventurers: cards[method], enhancements }),
    likelyFrom: firstLikely({ target, method, enhancements }),
  }));
  return answers.map((answer) => ({
    ...answer,
    isBest: !isImpossible(answer.chance) && answers.every((other) => compareRatios(answer.chance, other.chance) >= 0),
  }));
}
