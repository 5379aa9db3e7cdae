/** What the adviser's tests share: the rules once more, slow and plain. */
import { adventurers, type AdventurerId, type Method } from '../../dragonwood/index.ts';

/** Every selection of the items. */
export const selectionsOf = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: 2 ** items.length }, (_, bits) => items.filter((__, place) => (bits >> place) & 1));

/** Whether cards are a set, told by the sentence of the rule. */
export function isSet(method: Method, cards: readonly AdventurerId[]): boolean {
  if (cards.length === 0 || cards.length > 6) return false;
  const numbers = cards.map((id) => Number(id.slice(1))).toSorted((a, b) => a - b);
  const letters = new Set(cards.map((id) => id[0]));
  if (method === 'stomp') return new Set(numbers).size === 1;
  if (method === 'scream') return letters.size === 1;
  return numbers.every((number, place) => place === 0 || number === (numbers[place - 1] ?? 0) + 1);
}

/** Whether some Adventurer beside the cards makes a set: each of the sixty is tried. */
export const isSetWithPotion = (method: Method, cards: readonly AdventurerId[]): boolean =>
  adventurers.some(({ id }) => isSet(method, [...cards, id]));

/** Whether cards are what a Dragon Spell takes: three of one suit in a row. */
export const isSpellSet = (cards: readonly AdventurerId[]): boolean =>
  cards.length === 3 && isSet('strike', cards) && isSet('scream', cards);
