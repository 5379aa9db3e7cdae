import {
  adventurerDeck,
  dragonwoodDeck,
  editions,
  isDragon,
  playerCounts,
  type PlayerCount,
} from '#engine/dragonwood/index.ts';

/** What a table of so many players lays out before the first turn, in cards. Every number comes from the engine. */
export interface SetupPlan {
  readonly players: PlayerCount;
  readonly dragons: number;
  /** The Dragonwood deck without its dragons. */
  readonly others: number;
  /** Removed unseen from these others. */
  readonly removed: number;
  /** What is left of them. */
  readonly left: number;
  readonly half: number;
  /** The lower half with the dragons in it. */
  readonly lower: number;
  /** The whole Dragonwood deck before the landscape is turned up. */
  readonly deck: number;
  readonly landscape: number;
  /** What stays in the Dragonwood deck below the landscape. */
  readonly deckLeft: number;
  /** Adventurers for each player. */
  readonly hand: number;
  /** What stays in the Adventurer deck when no Ladybug was dealt. */
  readonly adventurersLeft: number;
}

// The editions set up alike; a test holds them to it.
const { removed, landscape, startHand } = editions.tabletop;

/** The plan for this number of players. */
export function setupPlan(players: PlayerCount): SetupPlan {
  const dragons = dragonwoodDeck.filter(isDragon).length;
  const others = dragonwoodDeck.length - dragons;
  const left = others - removed.value[players];
  const deck = left + dragons;
  return {
    players,
    dragons,
    others,
    removed: removed.value[players],
    left,
    half: left / 2,
    lower: left / 2 + dragons,
    deck,
    landscape: landscape.value,
    deckLeft: deck - landscape.value,
    hand: startHand.value,
    adventurersLeft: adventurerDeck.length - players * startHand.value,
  };
}

/** The plans for two, three and four players. */
export const setupPlans: readonly SetupPlan[] = playerCounts.map(setupPlan);
