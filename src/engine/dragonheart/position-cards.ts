/** Where every card of a position lies: those that its text names, and the rest, which fill the draw piles. */
import { type Parsed, parseAll, problem, type RngState, type Seat, shuffle, wordsOf } from '../core/index.ts';
import { cardTypes, factsOf, type CardType } from './cards.ts';
import { cardById, decks as fullDecks, inDeckOrder, type CardId } from './decks.ts';
import { parseCard } from './notation.ts';
import type { PositionKey } from './position.ts';
import type { Board, DragonheartState } from './types.ts';

type Fields = Partial<Record<PositionKey, string>>;

/** The cards of a position. */
export type PositionCards = Pick<
  DragonheartState,
  'hands' | 'decks' | 'board' | 'hold' | 'departed' | 'piles' | 'taken' | 'rng'
>;

/** Words of the seats, `-` for an empty list. Nothing at all: the same words for all. */
function wordsBySeat(text: string | undefined, key: PositionKey, none: readonly string[]): Parsed<string[][]> {
  if (text === undefined) return { value: fullDecks.map(() => [...none]) };
  const lists = text.split('|').map((list) => wordsOf(list));
  if (lists.length !== fullDecks.length) return problem('contradiction', key, String(lists.length));
  return { value: lists.map((words) => (words.length === 1 && words[0] === '-' ? [] : words)) };
}

function cardsBySeat(text: string | undefined, key: PositionKey): Parsed<CardId[][]> {
  const lists = wordsBySeat(text, key, []);
  return 'problem' in lists ? lists : parseAll(lists.value, (words) => parseAll(words, parseCard));
}

/** Cards of only these types; another one is a contradiction. */
function cardsOfTypes(text: string | undefined, key: PositionKey, types: readonly CardType[]): Parsed<CardId[]> {
  return parseAll(wordsOf(text ?? ''), (word): Parsed<CardId> => {
    const card = parseCard(word);
    if ('problem' in card || types.includes(cardById(card.value).type)) return card;
    return problem('contradiction', key, word);
  });
}

const typesAfter = (after: 'toHold' | 'depart'): CardType[] =>
  cardTypes.filter((type) => factsOf(type).after === after);

/** The draw pile of a seat: named cards on top, and with `...` at the end the rest of its deck below them. */
function fillDeck(
  words: readonly string[],
  seat: Seat,
  lying: readonly CardId[],
  start: RngState,
): Parsed<{ readonly deck: CardId[]; readonly rng: RngState }> {
  const isOpen = words.at(-1) === '...';
  const top = parseAll(isOpen ? words.slice(0, -1) : words, parseCard);
  if ('problem' in top) return top;
  const foreign = top.value.find((card) => cardById(card).owner !== seat);
  if (foreign) return problem('contradiction', 'decks', foreign);
  const rest = [...(fullDecks[seat] ?? [])];
  for (const card of [...lying.filter((one) => cardById(one).owner === seat), ...top.value]) {
    const place = rest.indexOf(card);
    if (place < 0) return problem('repeated', 'card', card);
    rest.splice(place, 1);
  }
  const [missing] = rest;
  if (!isOpen && missing !== undefined) return problem('missing', 'card', missing);
  const [below, rng] = missing === undefined ? [[], start] : shuffle(start, rest);
  return { value: { deck: [...below, ...top.value.toReversed()], rng } };
}

/** Puts every one of the 100 cards in its place, or tells which card cannot be placed. */
export function parseCards(fields: Fields, start: RngState): Parsed<PositionCards> {
  const hands = cardsBySeat(fields.hands, 'hands');
  if ('problem' in hands) return hands;
  const foreign = hands.value.flatMap((hand, seat) => hand.filter((card) => cardById(card).owner !== seat));
  if (foreign[0] !== undefined) return problem('contradiction', 'hands', foreign[0]);
  const piles = cardsBySeat(fields.piles, 'piles');
  if ('problem' in piles) return piles;
  const ships = typesAfter('depart');
  const sailing = piles.value.flat().find((card) => ships.includes(cardById(card).type));
  if (sailing) return problem('contradiction', 'piles', sailing);
  const lyingOpen = cardsOfTypes(fields.board, 'board', cardTypes);
  if ('problem' in lyingOpen) return lyingOpen;
  const hold = cardsOfTypes(fields.hold, 'hold', typesAfter('toHold'));
  if ('problem' in hold) return hold;
  const departed = cardsOfTypes(fields.departed, 'departed', ships);
  if ('problem' in departed) return departed;
  const written = wordsBySeat(fields.decks, 'decks', ['...']);
  if ('problem' in written) return written;

  const lying = [hands.value, piles.value].flat(2).concat(lyingOpen.value, hold.value, departed.value);
  const decks: CardId[][] = [];
  let rng = start;
  for (const [seat, words] of written.value.entries()) {
    const filled = fillDeck(words, seat, lying, rng);
    if ('problem' in filled) return filled;
    decks.push(filled.value.deck);
    rng = filled.value.rng;
  }
  const onSpace = (type: CardType) => lyingOpen.value.filter((card) => cardById(card).type === type);
  const board = Object.fromEntries(cardTypes.map((type) => [type, onSpace(type)])) as unknown as Board;
  return {
    value: {
      hands: hands.value,
      decks,
      board,
      hold: hold.value,
      departed: departed.value,
      piles: piles.value,
      taken: inDeckOrder(piles.value),
      rng,
    },
  };
}
