/** What the adviser is asked, and the table as the player's seat sees it. */
import {
  adventurerDeck,
  editions,
  ladybugCount,
  passesOf,
  type AdventurerCardId,
  type AdventurerId,
  type DragonwoodOptions,
  type DragonwoodView,
  type EnhancementId,
  type PlayerCount,
  type TargetId,
  type VariantId,
} from '../../dragonwood/index.ts';

/**
 * How often the Adventurer deck has been shuffled again. `first`: not yet. `second`: once. `last`: it is used up for good,
 * and this is your last turn.
 */
export const deckRounds = ['first', 'second', 'last'] as const;
export type DeckRound = (typeof deckRounds)[number];

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
  /**
   * Cards of the discard pile that you remember, none of your hand among them; `L` for each Ladybug. Only those discarded
   * since the deck was last shuffled lie there.
   */
  readonly discard: readonly AdventurerCardId[];
  readonly round: DeckRound;
  /** In the order of `variantIds`. With the short game no deck is played through a second time. */
  readonly variants: readonly VariantId[];
}

/** The rules of a table question: nothing in which the editions differ. */
const optionsOf = ({ players, variants }: Pick<TableQuestion, 'players' | 'variants'>): DragonwoodOptions => ({
  players,
  edition: 'tabletop',
  variants,
});

/** The rounds of the deck that a game with these variants has. */
export const roundsOf = (question: Pick<TableQuestion, 'players' | 'variants'>): readonly DeckRound[] =>
  passesOf(optionsOf(question)) > 1 ? deckRounds : deckRounds.filter((round) => round !== 'second');

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

/** The table as your seat sees it, at your turn. You sit at 0. */
export function viewOfTable(question: TableQuestion): DragonwoodView {
  const { hand, landscape, enhancements, players, othersHold, discard, round } = question;
  const options = optionsOf(question);
  const passes = { first: 0, second: 1, last: passesOf(options) };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  // What each of the others holds is not asked: together they hold so many.
  const sizeOf = (seat: number) => (seat === 0 ? hand.length : seat === 1 ? othersHold : 0);
  return {
    seat: 0,
    options,
    turn: 1,
    active: 0,
    phase: { kind: 'turn', seat: 0 },
    hand,
    handSizes: seats.map(sizeOf),
    played: [],
    deckSize: deckSizeOf(question),
    discard,
    passes: passes[round],
    turnsLeft: round === 'last' ? players : null,
    landscape,
    dragonwoodDeckSize: 0,
    creatures: seats.map(() => []),
    enhancements: seats.map((seat) => (seat === 0 ? enhancements : [])),
    gone: [],
  };
}
