import type { CardControlWords } from '#i18n/table-words.ts';
import { fill } from '#i18n/plural.ts';

/**
 * How a card stands in the game: `plain` only lies there, `selectable` waits for a choice, `addable` would go with the
 * cards that are selected, `unfit` would not, `target` is what is attacked.
 */
export const cardStates = ['plain', 'selectable', 'selected', 'addable', 'unfit', 'target'] as const;
export type CardState = (typeof cardStates)[number];

/** The place of a card in its row, counted from 1. */
export interface CardPlace {
  readonly n: number;
  readonly of: number;
}

/** The one name of a card as a control: "Blue 7, selected, 2 of 8". */
export const cardControlName = (
  name: string,
  state: CardState,
  words: Pick<CardControlWords, 'selected' | 'addable' | 'unfit' | 'target' | 'place'>,
  place?: CardPlace,
): string =>
  [
    name,
    ...(state === 'plain' || state === 'selectable' ? [] : [words[state]]),
    ...(place ? [fill(words.place, { n: place.n, of: place.of })] : []),
  ].join(', ');
