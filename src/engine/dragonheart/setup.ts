/** Setting up a game: the decks, the hands, the Great Dragon on the board, the first player. */
import { nextInt, seedRng, shuffle } from '../core/index.ts';
import { decks } from './decks.ts';
import { defaultEndTrigger, endTriggerIds, parameters } from './editions.ts';
import type { Board, DragonheartOptions, DragonheartState } from './types.ts';

/** All options of a game, the defaults in place of those left out. A trigger that no game has throws a RangeError. */
export function withDefaults({
  endTrigger = defaultEndTrigger.value,
}: DragonheartOptions): Required<DragonheartOptions> {
  if (!endTriggerIds.includes(endTrigger)) throw new RangeError(`no end trigger is called ${endTrigger}`);
  return { endTrigger };
}

/** A board without cards. */
export const emptyBoard = (): Board => ({
  dwarf: [],
  huntress: [],
  fireDragon: [],
  treasure: [],
  troll: [],
  knight: [],
  petrifiedDragon: [],
  sorceress: [],
  ship: [],
});

/**
 * A new game. `seed` is an unsigned 32-bit number; the same options and seed give the same game. Options or a seed that no
 * game has throw a RangeError.
 */
export function newGame(options: DragonheartOptions, seed: number): DragonheartState {
  const complete = withDefaults(options);
  let rng = seedRng(seed);
  const shuffled = decks.map((deck) => {
    const [cards, next] = shuffle(rng, deck);
    rng = next;
    return cards;
  });
  const [first, afterFirst] = nextInt(rng, parameters.players.value);
  const dealt = parameters.startHand.value;
  return {
    options: complete,
    turn: 1,
    active: first,
    phase: { kind: 'turn', seat: first },
    // Drawn one by one from the top, which is the end of the list.
    hands: shuffled.map((deck) => deck.slice(-dealt).toReversed()),
    decks: shuffled.map((deck) => deck.slice(0, -dealt)),
    board: emptyBoard(),
    hold: [],
    departed: [],
    piles: shuffled.map(() => []),
    taken: [],
    greatDragon: null,
    putBack: shuffled.map(() => false),
    endCauses: [],
    turnsLeft: null,
    rng: afterFirst,
  };
}
