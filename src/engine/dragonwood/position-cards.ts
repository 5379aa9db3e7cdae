/** Where every card of a position lies: those that its text names, and the rest, which fill the decks. */
import {
  type Parsed,
  parseAll,
  parseWhole,
  parseWord,
  problem,
  type RngState,
  shuffle,
  takeOut,
  wordsOf,
} from '../core/index.ts';
import {
  isEnhancementId,
  targets,
  eventIds,
  type CreatureId,
  type DragonwoodCardId,
  type TargetId,
  isDragon,
} from './cards.ts';
import { creatureIds, enhancementIds, type EnhancementId } from './cards.ts';
import { adventurerDeck, dragonwoodDeck, isAdventurerId, type AdventurerId } from './decks.ts';
import { parametersOf } from './editions.ts';
import { parseAdventurer, parseAdventurerCard } from './notation.ts';
import type { PositionKey } from './position.ts';
import type { AdventurerCardId, DragonwoodOptions, DragonwoodState } from './types.ts';

type Fields = Partial<Record<PositionKey, string>>;

/** The cards of a position. `played` is empty: the phase names those. */
export type PositionCards = Pick<
  DragonwoodState,
  | 'hands'
  | 'deck'
  | 'discard'
  | 'landscape'
  | 'dragonwoodDeck'
  | 'creatures'
  | 'enhancements'
  | 'gone'
  | 'removed'
  | 'rng'
>;

const targetIds = targets.map(({ id }) => id);
const titles: readonly DragonwoodCardId[] = [...targetIds, ...eventIds];

/** Lists of the seats: as many as there are players, `-` for an empty one. Nothing at all: all are empty. */
function parseBySeat<Card>(
  text: string | undefined,
  key: PositionKey,
  players: number,
  parse: (word: string) => Parsed<Card>,
): Parsed<Card[][]> {
  if (text === undefined || text === '') return { value: Array.from({ length: players }, () => []) };
  const lists = text.split('|').map((list) => wordsOf(list));
  if (lists.length !== players) return problem('contradiction', key, String(lists.length));
  return parseAll(lists, (words) => parseAll(words.length === 1 && words[0] === '-' ? [] : words, parse));
}

/** A deck as it is drawn: named cards on top, and with `...` at the end, or left out altogether, the rest below them. */
function parseDeck<Card>(
  text: string | undefined,
  parse: (word: string) => Parsed<Card>,
): Parsed<{ readonly top: Card[]; readonly isOpen: boolean }> {
  const words = wordsOf(text ?? '...');
  const isOpen = words.at(-1) === '...';
  const top = parseAll(isOpen ? words.slice(0, -1) : words, parse);
  return 'problem' in top ? top : { value: { top: top.value, isOpen } };
}

/** A list of which some cards are not named: `R7 ?4` is a red 7 and four others, drawn by the seed. */
interface PartlyNamed<Card> {
  readonly named: Card[];
  readonly others: number;
}

function parsePartlyNamed<Card>(
  words: readonly string[],
  key: PositionKey,
  most: number,
  parse: (word: string) => Parsed<Card>,
): Parsed<PartlyNamed<Card>> {
  const counts = parseAll(
    words.filter((word) => word.startsWith('?')),
    (word) => parseWhole(word.slice(1), key, 1, most),
  );
  if ('problem' in counts) return counts;
  const named = parseAll(
    words.filter((word) => !word.startsWith('?')),
    parse,
  );
  if ('problem' in named) return named;
  return { value: { named: named.value, others: counts.value.reduce((sum, count) => sum + count, 0) } };
}

/** Takes named cards out of a box; a card of which too few are in it is a problem. */
function withoutNamed<Card extends string>(box: readonly Card[], named: readonly Card[]): Parsed<Card[]> {
  const rest = [...box];
  for (const card of named) {
    const place = rest.indexOf(card);
    if (place < 0) return problem('repeated', 'card', card);
    rest.splice(place, 1);
  }
  return { value: rest };
}

interface Adventurers {
  readonly hands: AdventurerId[][];
  readonly discard: AdventurerCardId[];
  readonly deck: AdventurerCardId[];
  readonly rng: RngState;
}

function parseAdventurers(
  fields: Fields,
  players: number,
  played: readonly AdventurerId[],
  start: RngState,
): Parsed<Adventurers> {
  const box = adventurerDeck.map(({ id }) => id);
  const hands = parseBySeat(fields.hands, 'hands', players, (word): Parsed<string> => ({ value: word }));
  if ('problem' in hands) return hands;
  const held = parseAll(hands.value, (words) => parsePartlyNamed(words, 'hands', box.length, parseAdventurer));
  if ('problem' in held) return held;
  const discard = parsePartlyNamed(wordsOf(fields.discard ?? ''), 'discard', box.length, parseAdventurerCard);
  if ('problem' in discard) return discard;
  const deck = parseDeck(fields.deck, parseAdventurerCard);
  if ('problem' in deck) return deck;
  const { top, isOpen } = deck.value;
  const named = [...held.value.flatMap((hand) => hand.named), ...played, ...discard.value.named, ...top];
  const rest = withoutNamed(box, named);
  if ('problem' in rest) return rest;
  const [shuffled, rng] = rest.value.length > 0 ? shuffle(start, rest.value) : [[], start];
  const below = [...shuffled];
  const dealt: AdventurerId[][] = [];
  for (const { named: own, others } of held.value) {
    // A Ladybug is never held.
    const cards = below.filter(isAdventurerId).slice(0, others);
    if (cards.length < others) return problem('outOfRange', 'hands', `?${others}`);
    for (const card of cards) takeOut<AdventurerCardId>(below, card);
    dealt.push([...own, ...cards]);
  }
  const { others } = discard.value;
  if (below.length < others) return problem('outOfRange', 'discard', `?${others}`);
  const discarded = [...below.splice(0, others), ...discard.value.named];
  const [missing] = below;
  if (!isOpen && missing !== undefined) return problem('missing', 'card', missing);
  const whole = [...below, ...top.toReversed()];
  // The deck that gives its last card is made anew at once: it is never found empty.
  if (whole.length === 0) return problem('missing', 'deck');
  return { value: { hands: dealt, discard: discarded, deck: whole, rng } };
}

/** The Dragonwood cards that the text names. */
interface NamedTitles {
  readonly landscape: TargetId[];
  readonly creatures: CreatureId[][];
  readonly enhancements: EnhancementId[][];
  readonly gone: DragonwoodCardId[];
}

function parseNamedTitles(fields: Fields, players: number, size: number): Parsed<NamedTitles> {
  const landscape = parseAll(wordsOf(fields.landscape ?? ''), (word) => parseWord(word, 'landscape', targetIds));
  if ('problem' in landscape) return landscape;
  if (landscape.value.length > size) return problem('superfluous', 'landscape', landscape.value[size]);
  const creatures = parseBySeat(fields.creatures, 'creatures', players, (word) =>
    parseWord(word, 'creature', creatureIds),
  );
  if ('problem' in creatures) return creatures;
  const enhancements = parseBySeat(fields.enhancements, 'enhancements', players, (word) =>
    parseWord(word, 'enhancement', enhancementIds),
  );
  if ('problem' in enhancements) return enhancements;
  const gone = parseAll(wordsOf(fields.gone ?? ''), (word) =>
    parseWord(
      word,
      'gone',
      titles.filter((id) => isEnhancementId(id) || !targetIds.some((target) => target === id)),
    ),
  );
  if ('problem' in gone) return gone;
  return {
    value: {
      landscape: landscape.value,
      creatures: creatures.value,
      enhancements: enhancements.value,
      gone: gone.value,
    },
  };
}

/** The rest of the Dragonwood cards: so many removed unseen, the others shuffled with the dragons in the lower half. */
function fillDragonwood(start: RngState, rest: readonly DragonwoodCardId[], toRemove: number) {
  const [others, afterOthers] = shuffle(
    start,
    rest.filter((id) => !isDragon(id)),
  );
  const removed = others.slice(0, toRemove);
  const left = others.slice(toRemove);
  const half = Math.floor(left.length / 2);
  const [lower, rng] = shuffle(afterOthers, [...left.slice(0, half), ...rest.filter(isDragon)]);
  return { removed, below: [...lower, ...left.slice(half)], rng };
}

type DragonwoodCards = NamedTitles & Pick<DragonwoodState, 'dragonwoodDeck' | 'removed' | 'rng'>;

function parseDragonwood(fields: Fields, options: DragonwoodOptions, start: RngState): Parsed<DragonwoodCards> {
  const parameters = parametersOf(options);
  const named = parseNamedTitles(fields, options.players, parameters.landscape.value);
  if ('problem' in named) return named;
  const deck = parseDeck(fields.dragonwood, (word) => parseWord(word, 'dragonwood', titles));
  if ('problem' in deck) return deck;
  const removed = parseAll(wordsOf(fields.removed ?? ''), (word) => parseWord(word, 'removed', titles));
  if ('problem' in removed) return removed;
  const dragon = removed.value.find(isDragon);
  if (dragon) return problem('contradiction', 'removed', dragon);

  const { landscape, creatures, enhancements, gone } = named.value;
  const lying = [...landscape, ...creatures.flat(), ...enhancements.flat(), ...gone];
  const rest = withoutNamed(dragonwoodDeck, [...lying, ...removed.value, ...deck.value.top]);
  if ('problem' in rest) return rest;
  const mustRemove = parameters.removed.value[options.players];
  if (fields.removed !== undefined && removed.value.length !== mustRemove) {
    return problem('contradiction', 'removed', String(removed.value.length));
  }
  const toRemove = fields.removed === undefined ? mustRemove : 0;
  const filled = fillDragonwood(start, rest.value, toRemove);
  if (filled.removed.length < toRemove) return problem('missing', 'removed', String(filled.removed.length));
  const [missing] = filled.below;
  if (!deck.value.isOpen && missing !== undefined) return problem('missing', 'card', missing);
  return {
    value: {
      ...named.value,
      dragonwoodDeck: [...filled.below, ...deck.value.top.toReversed()],
      removed: fields.removed === undefined ? filled.removed : removed.value,
      rng: rest.value.length > 0 ? filled.rng : start,
    },
  };
}

/** Puts every one of the 106 cards in its place, or tells which card cannot be placed. */
export function parseCards(
  fields: Fields,
  options: DragonwoodOptions,
  played: readonly AdventurerId[],
  start: RngState,
): Parsed<PositionCards> {
  const adventurers = parseAdventurers(fields, options.players, played, start);
  if ('problem' in adventurers) return adventurers;
  const { rng, ...lists } = adventurers.value;
  const dragonwood = parseDragonwood(fields, options, rng);
  return 'problem' in dragonwood ? dragonwood : { value: { ...lists, ...dragonwood.value } };
}
