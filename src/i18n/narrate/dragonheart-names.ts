/** How cards and piles of Dragonheart are called inside sentences. */
import { cardById, cardTypes, isCardId, type CardId, type CardType } from '#engine/dragonheart/index.ts';
import type { DragonheartNarration } from '../en/narrate-dragonheart.ts';
import { fill } from '../plural.ts';
import { counted, list, type Teller } from './teller.ts';

export type DragonheartTeller = Teller<DragonheartNarration>;

/** A card: "Dwarf 2", "Ship". */
export function cardText({ words }: DragonheartTeller, id: CardId): string {
  const { type, value } = cardById(id);
  const { name } = words.types[type];
  return value === 0 ? name : fill(words.card, { name, value });
}

/** Cards of one type: "2 Dwarves (1 and 3)". */
export function cardsText(teller: DragonheartTeller, type: CardType, cards: readonly CardId[]): string {
  const { words } = teller;
  const number = counted(teller, cards.length, words.types[type].counted);
  const values = cards.map((card) => cardById(card).value).filter((value) => value > 0);
  return values.length > 0 ? fill(words.withValues, { cards: number, values: list(teller, values) }) : number;
}

/** Whatever a text names as a card or a pile; a word that names none stands there as it was written. */
export function anyText(teller: DragonheartTeller, word: string): string {
  if (isCardId(word)) return cardText(teller, word);
  if (word === 'hold') return teller.words.hold;
  const type = cardTypes.find((one) => one === word);
  return type ? teller.words.types[type].all : word;
}
