/** A whole game that a view could belong to: what the seat cannot see is dealt at random. */
import { type RngState, type Seat, shuffle } from '../../core/index.ts';
import {
  adventurerDeck,
  dragonwoodDeck,
  isDragon,
  parametersOf,
  type AdventurerCardId,
  type AdventurerId,
  type DragonwoodCardId,
  type DragonwoodState,
  type DragonwoodView,
} from '../../dragonwood/index.ts';

/** What is left of a box when the cards that lie in sight are taken out; cards that are alike are told by their number. */
function unseen<Card extends string>(box: readonly Card[], seen: readonly Card[]): Card[] {
  const left = new Map<Card, number>();
  for (const card of seen) left.set(card, (left.get(card) ?? 0) + 1);
  return box.filter((card) => {
    const copies = left.get(card) ?? 0;
    if (copies > 0) left.set(card, copies - 1);
    return copies === 0;
  });
}

const adventurerBox = adventurerDeck.map(({ id }) => id);

/** The hands of the others, which hold no Ladybug, and the deck. */
function dealAdventurers(view: DragonwoodView, start: RngState) {
  const { hand, handSizes, played, discard, seat } = view;
  const hidden = unseen<AdventurerCardId>(adventurerBox, [...hand, ...played, ...discard]);
  const [shuffled, afterHands] = shuffle(
    start,
    hidden.filter((card): card is AdventurerId => card !== 'L'),
  );
  let dealt = 0;
  const hands = handSizes.map((size, other: Seat) => {
    if (other === seat) return hand;
    dealt += size;
    return shuffled.slice(dealt - size, dealt);
  });
  const ladybugs = hidden.filter((card) => card === 'L');
  const [deck, rng] = shuffle(afterHands, [...shuffled.slice(dealt), ...ladybugs]);
  return { hands, deck, rng };
}

/** Cards below the cut of the Dragonwood deck at set-up: no dragon lies higher. */
function lowerPart({ options }: DragonwoodView): number {
  const removed = parametersOf(options).removed.value[options.players];
  return (dragonwoodDeck.length - 2 - removed) / 2 + 2;
}

/** The Dragonwood deck with its dragons in the lower part, and the cards removed at set-up. */
function dealDragonwood(view: DragonwoodView, start: RngState) {
  const { landscape, creatures, enhancements, gone, dragonwoodDeckSize } = view;
  const seen: DragonwoodCardId[] = [...landscape, ...creatures.flat(), ...enhancements.flat(), ...gone];
  const hidden = unseen(dragonwoodDeck, seen);
  const dragons = hidden.filter(isDragon);
  const [others, afterOthers] = shuffle(
    start,
    hidden.filter((id) => !isDragon(id)),
  );
  const inDeck = others.slice(0, dragonwoodDeckSize - dragons.length);
  const low = Math.max(0, Math.min(dragonwoodDeckSize, lowerPart(view)) - dragons.length);
  const [lower, rng] = shuffle(afterOthers, [...inDeck.slice(0, low), ...dragons]);
  return {
    dragonwoodDeck: [...lower, ...inDeck.slice(low)],
    removed: others.slice(dragonwoodDeckSize - dragons.length),
    rng,
  };
}

/** A state that looks like this view to its seat, and in all that it cannot see is as likely as any other. */
export function sampleState(view: DragonwoodView, start: RngState): DragonwoodState {
  const { hands, deck, rng: afterAdventurers } = dealAdventurers(view, start);
  const { dragonwoodDeck: titles, removed, rng } = dealDragonwood(view, afterAdventurers);
  const { options, turn, active, phase, played, discard, passes, turnsLeft, landscape, creatures } = view;
  return {
    options,
    turn,
    active,
    phase,
    hands,
    played,
    deck,
    discard,
    passes,
    turnsLeft,
    landscape,
    dragonwoodDeck: titles,
    creatures,
    enhancements: view.enhancements,
    gone: view.gone,
    removed,
    rng,
  };
}
