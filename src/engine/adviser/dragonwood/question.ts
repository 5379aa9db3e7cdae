/** What the adviser is asked, and the table as the player's seat sees it. */
import {
  adventurerDeck,
  editions,
  ladybugCount,
  type AdventurerCardId,
  type AdventurerId,
  type DragonwoodOptions,
  type DragonwoodView,
  type EnhancementId,
  type PlayerCount,
  type TargetId,
} from '../../dragonwood/index.ts';

/** A table at your turn: what lies before you, and what you know of the rest. */
export interface TableQuestion {
  /** Your Adventurers, each once: at most as many as the hand limit allows. */
  readonly hand: readonly AdventurerId[];
  /** The cards that lie open, at most five; a title as often as it lies there. */
  readonly landscape: readonly TargetId[];
  /** The enhancements before you, each once, none of them in the landscape. */
  readonly enhancements: readonly EnhancementId[];
  readonly players: PlayerCount;
  /** How many Adventurers the others hold together. They hold no Ladybug. */
  readonly othersHold: number;
  /** Cards of the discard pile that you remember, none of your hand among them; `L` for each Ladybug. */
  readonly discard: readonly AdventurerCardId[];
}

/** The rules of a table question: no variant, and nothing in which the editions differ. */
const optionsOf = (players: PlayerCount): DragonwoodOptions => ({ players, edition: 'tabletop', variants: [] });

const { handLimit, startHand, landscape: open } = editions.tabletop;

/** The most cards in your hand, and in the landscape. */
export const mostInHand = handLimit.value;
export const mostOpen = open.value;

/** What the others hold together if nobody has counted: as many each as were dealt. */
export const usualOthersHold = (players: PlayerCount): number => (players - 1) * startHand.value;

/** The most that the others can hold together. */
export const mostOthersHold = (players: PlayerCount): number => (players - 1) * handLimit.value;

/** How many cards the draw deck must hold, so that not even four Ladybugs in one Reload use it up. */
export const fewestInDeck = 1 + 2 * ladybugCount;

/** Cards that may lie in the draw deck: all that are in no hand and not in the discard pile that you remember. */
export const deckSizeOf = ({ hand, othersHold, discard }: TableQuestion): number =>
  adventurerDeck.length - hand.length - othersHold - discard.length;

/** The table as your seat sees it, at your turn in the first pass through the deck. You sit at 0. */
export function viewOfTable(question: TableQuestion): DragonwoodView {
  const { hand, landscape, enhancements, players, othersHold, discard } = question;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  // What each of the others holds is not asked: together they hold so many.
  const sizeOf = (seat: number) => (seat === 0 ? hand.length : seat === 1 ? othersHold : 0);
  return {
    seat: 0,
    options: optionsOf(players),
    turn: 1,
    active: 0,
    phase: { kind: 'turn', seat: 0 },
    hand,
    handSizes: seats.map(sizeOf),
    played: [],
    deckSize: deckSizeOf(question),
    discard,
    passes: 0,
    turnsLeft: null,
    landscape,
    dragonwoodDeckSize: 0,
    creatures: seats.map(() => []),
    enhancements: seats.map((seat) => (seat === 0 ? enhancements : [])),
    gone: [],
  };
}
