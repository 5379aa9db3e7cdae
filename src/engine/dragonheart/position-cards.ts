/** Where every card of a position lies: those that its text names, and the rest, which fill the draw piles. */
import {
  ofSeat,
  type Parsed,
  parseAll,
  parseWhole,
  problem,
  type RngState,
  type Seat,
  shuffle,
  wordsOf,
} from '../core/index.ts';
import { cardTypes, factsOf, type CardType } from './cards.ts';
import { cardById, decks as fullDecks, inDeckOrder, type CardId } from './decks.ts';
import { parameters } from './editions.ts';
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

/** Hands of which some cards are not named: `Tr3 ?4` is a Treasure and four others of the own deck, drawn by the seed. */
function parseHands(text: string | undefined): Parsed<{ readonly named: CardId[]; readonly others: number }[]> {
  const lists = wordsBySeat(text, 'hands', []);
  if ('problem' in lists) return lists;
  return parseAll(lists.value, (words) => {
    const isCount = (word: string) => word.startsWith('?');
    const most = parameters.handLimitWithGreatDragon.value;
    const counts = parseAll(words.filter(isCount), (word) => parseWhole(word.slice(1), 'hands', 1, most));
    if ('problem' in counts) return counts;
    const named = parseAll(
      words.filter((word) => !isCount(word)),
      parseCard,
    );
    if ('problem' in named) return named;
    return { value: { named: named.value, others: counts.value.reduce((sum, count) => sum + count, 0) } };
  });
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

/**
 * The draw pile of a seat: named cards on top, and with `...` at the end the rest of its deck below them. `others` cards of that
 * rest are dealt to the hand.
 */
function fillDeck(
  words: readonly string[],
  seat: Seat,
  lying: readonly CardId[],
  others: number,
  start: RngState,
): Parsed<{ readonly deck: CardId[]; readonly dealt: CardId[]; readonly rng: RngState }> {
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
  const [shuffled, rng] = rest.length > 0 ? shuffle(start, rest) : [[], start];
  const dealt = shuffled.slice(0, others);
  if (dealt.length < others) return problem('outOfRange', 'hands', `?${others}`);
  const below = shuffled.slice(others);
  const [missing] = below;
  if (!isOpen && missing !== undefined) return problem('missing', 'card', missing);
  return { value: { deck: [...below, ...top.value.toReversed()], dealt, rng } };
}

/** Puts every one of the 100 cards in its place, or tells which card cannot be placed. */
export function parseCards(fields: Fields, start: RngState): Parsed<PositionCards> {
  const held = parseHands(fields.hands);
  if ('problem' in held) return held;
  const foreign = held.value.flatMap(({ named }, seat) => named.filter((card) => cardById(card).owner !== seat));
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

  const named = [...held.value.flatMap((hand) => hand.named), ...piles.value.flat()];
  const lying = named.concat(lyingOpen.value, hold.value, departed.value);
  const hands: CardId[][] = [];
  const decks: CardId[][] = [];
  let rng = start;
  for (const [seat, words] of written.value.entries()) {
    const { named: own, others } = ofSeat(held.value, seat);
    const filled = fillDeck(words, seat, lying, others, rng);
    if ('problem' in filled) return filled;
    hands.push([...own, ...filled.value.dealt]);
    decks.push(filled.value.deck);
    rng = filled.value.rng;
  }
  const onSpace = (type: CardType) => lyingOpen.value.filter((card) => cardById(card).type === type);
  const board = Object.fromEntries(cardTypes.map((type) => [type, onSpace(type)])) as unknown as Board;
  return {
    value: {
      hands,
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
