/** Setting up a game: the Dragonwood deck with its dragons low, the landscape, the hands, the first player. */
import { nextInt, seedRng, shuffle, type RngState } from '../core/index.ts';
import { isDragon, isEventId, type DragonwoodCardId, type TargetId } from './cards.ts';
import { adventurerDeck, dragonwoodDeck, type AdventurerId } from './decks.ts';
import { editionIds, parametersOf, playerCounts, variantIds } from './editions.ts';
import type { AdventurerCardId, DragonwoodOptions, DragonwoodState } from './types.ts';

/** Options that no game has are a programming mistake: what comes from outside is parsed before. */
function checkOptions({ players, edition, variants }: DragonwoodOptions): void {
  if (!playerCounts.includes(players)) throw new RangeError(`players must be 2, 3 or 4, not ${String(players)}`);
  if (!editionIds.includes(edition)) throw new RangeError(`no edition is called ${edition}`);
  variants.forEach((variant, place) => {
    if (!variantIds.includes(variant)) throw new RangeError(`no variant is called ${variant}`);
    if (variants.indexOf(variant) !== place) throw new RangeError(`variant ${variant} is given twice`);
  });
}

/** Decks in these functions have their top at the end. */
function layDragonwoodDeck(rng: RngState, removedCount: number) {
  const [others, afterOthers] = shuffle(
    rng,
    dragonwoodDeck.filter((id) => !isDragon(id)),
  );
  const removed = others.slice(0, removedCount);
  const left = others.slice(removedCount);
  const half = left.length / 2;
  const dragons = dragonwoodDeck.filter(isDragon);
  const [lower, next] = shuffle(afterOthers, [...left.slice(0, half), ...dragons]);
  return { removed, deck: [...lower, ...left.slice(half)], rng: next };
}

/** Turns up the landscape; an event goes back to a random place of the deck, which leaves the others in their order. */
function openLandscape(start: RngState, cards: readonly DragonwoodCardId[], size: number) {
  let rng = start;
  const deck = [...cards];
  const landscape: TargetId[] = [];
  while (landscape.length < size) {
    const card = deck.pop();
    if (card === undefined) throw new RangeError('the Dragonwood deck is too small for a landscape');
    if (!isEventId(card)) {
      landscape.push(card);
      continue;
    }
    const [place, next] = nextInt(rng, deck.length + 1);
    deck.splice(place, 0, card);
    rng = next;
  }
  return { landscape, deck, rng };
}

/** Deals the hands; then each Ladybug is discarded and two more cards are drawn for it. */
function dealHands(cards: readonly AdventurerCardId[], players: number, size: number) {
  const deck = [...cards];
  const discard: AdventurerCardId[] = [];
  const draw = (): AdventurerCardId => {
    const card = deck.pop();
    if (card === undefined) throw new RangeError('the Adventurer deck is too small for the hands');
    return card;
  };
  const dealt = Array.from({ length: players }, () => Array.from({ length: size }, draw));
  const hands = dealt.map((first) => {
    const hand: AdventurerId[] = [];
    const waiting = [...first];
    for (let card = waiting.shift(); card !== undefined; card = waiting.shift()) {
      if (card !== 'L') {
        hand.push(card);
        continue;
      }
      discard.push(card);
      waiting.push(draw(), draw());
    }
    return hand;
  });
  return { hands, deck, discard };
}

/**
 * A new game. `seed` is an unsigned 32-bit number; the same options and seed give the same game. Options or a seed that no
 * game has throw a RangeError.
 */
export function newGame(options: DragonwoodOptions, seed: number): DragonwoodState {
  checkOptions(options);
  const { removed, landscape, startHand } = parametersOf(options);
  const { players } = options;
  const dragonwood = layDragonwoodDeck(seedRng(seed), removed.value[players]);
  const opened = openLandscape(dragonwood.rng, dragonwood.deck, landscape.value);
  const [adventurers, afterShuffle] = shuffle(
    opened.rng,
    adventurerDeck.map(({ id }) => id),
  );
  const { hands, deck, discard } = dealHands(adventurers, players, startHand.value);
  const [first, rng] = nextInt(afterShuffle, players);
  return {
    options: { players, edition: options.edition, variants: variantIds.filter((id) => options.variants.includes(id)) },
    turn: 1,
    active: first,
    phase: { kind: 'turn', seat: first },
    hands,
    played: [],
    deck,
    discard,
    passes: 0,
    turnsLeft: null,
    landscape: opened.landscape,
    dragonwoodDeck: opened.deck,
    creatures: hands.map(() => []),
    enhancements: hands.map(() => []),
    gone: [],
    removed: dragonwood.removed,
    rng,
  };
}
