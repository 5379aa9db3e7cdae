/** How cards and players of Dragonwood are called inside sentences. */
import {
  adventurerById,
  isAdventurerId,
  type AdventurerId,
  type Attack,
  type DragonwoodCardId,
} from '#engine/dragonwood/index.ts';
import type { DragonwoodNarration } from '../en/narrate-dragonwood.ts';
import { fill, plural } from '../plural.ts';
import { list, type Teller } from './teller.ts';

export type DragonwoodTeller = Teller<DragonwoodNarration>;

/** How something is called in a sentence: by its name, or as what is done to it. */
type Form = 'name' | 'object';

/** An Adventurer: "red 7". One that the reader does not know: "a card". */
export function adventurerText({ words }: DragonwoodTeller, id: AdventurerId | null, form: Form = 'object'): string {
  if (id === null) return words.hiddenCard;
  const { suit, rank } = adventurerById(id);
  return `${words.suits[suit][form]}\u00a0${rank}`;
}

/** "red 7 and blue 3". */
export const adventurersText = (
  teller: DragonwoodTeller,
  ids: readonly AdventurerId[],
  form: Form = 'object',
): string =>
  list(
    teller,
    ids.map((id) => adventurerText(teller, id, form)),
  );

/** Cards of the Dragonwood deck: "the Fire Ants and the Silver Sword". */
export const cardsText = ({ locale, words }: DragonwoodTeller, ids: readonly DragonwoodCardId[], form: Form): string =>
  list(
    { locale },
    ids.map((id) => words.cardNames[id][form]),
  );

/** Whatever a text names as a card; a word that names none stands there as it was written. */
export function anyCardText(teller: DragonwoodTeller, word: string): string {
  if (isAdventurerId(word)) return adventurerText(teller, word, 'name');
  const known: Readonly<Record<string, { readonly name: string } | undefined>> = teller.words.cardNames;
  return known[word]?.name ?? word;
}

/** What an attack is made with: " with blue 4 and orange 4, helped by the Silver Sword"; nothing for nothing. */
export function meansText(teller: DragonwoodTeller, { cards, enhancements, potionAs }: Attack): string {
  const { words, locale } = teller;
  const helpers = (form: Form): string =>
    list(
      teller,
      enhancements.map((id) => {
        const helper = words.cardNames[id][form];
        return id === 'charmed-potion' && potionAs !== undefined
          ? fill(words.attack.potion, { potion: helper, card: anyCardText(teller, potionAs) })
          : helper;
      }),
    );
  const played = {
    cards: adventurersText(teller, cards),
    names: adventurersText(teller, cards, 'name'),
  };
  const helped = plural(locale, enhancements.length, words.attack.helped);
  const means = [
    cards.length > 0 ? fill(words.attack.cards, played) : '',
    enhancements.length > 0 ? fill(helped, { names: helpers('name'), objects: helpers('object') }) : '',
  ].filter(Boolean);
  return means.length > 0 ? fill(words.attack.means, { means: means.join(words.attack.between) }) : '';
}
