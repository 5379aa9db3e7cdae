/** What the tests of Dragonwood's rules share beside `testing.ts`: decks to order, refusals, and games in two styles. */
import { nextInt, seedRng, type RngState, type Seat } from '../core/index.ts';
import { legalActions } from './actions.ts';
import { apply } from './apply.ts';
import { numbersOf } from './attack.ts';
import type { DragonwoodCardId } from './cards.ts';
import { illegality, toAct } from './legality.ts';
import type { DragonwoodIllegality } from './refusals.ts';
import { newGame } from './setup.ts';
import { action, box, everyAdventurer, everyTitle, type Step } from './testing.ts';
import type { AdventurerCardId, DragonwoodAction, DragonwoodOptions, DragonwoodState } from './types.ts';
import { view } from './view.ts';

/** Every one of the 106 cards lies somewhere, once. */
export const isWhole = (state: DragonwoodState): boolean =>
  everyAdventurer(state).join() === box.adventurers.join() && everyTitle(state).join() === box.titles.join();

function checked(state: DragonwoodState): DragonwoodState {
  if (!isWhole(state)) throw new RangeError('a card is missing or there twice');
  return state;
}

/** The cards without those named, each of which must be among them. */
function without<Card>(cards: readonly Card[], named: readonly Card[]): Card[] {
  const rest = [...cards];
  for (const card of named) {
    if (!rest.includes(card)) throw new RangeError(`${String(card)} lies elsewhere`);
    rest.splice(rest.indexOf(card), 1);
  }
  return rest;
}

/** The same table with exactly these cards in the Adventurer deck, the top first; its others go to the discard pile. */
export const withDeck = (state: DragonwoodState, ...top: AdventurerCardId[]): DragonwoodState =>
  checked({ ...state, deck: top.toReversed(), discard: [...state.discard, ...without(state.deck, top)] });

/** The same table with exactly these cards in the Dragonwood deck, the top first; its others leave the game unseen. */
export const withDragonwood = (state: DragonwoodState, ...top: DragonwoodCardId[]): DragonwoodState =>
  checked({
    ...state,
    dragonwoodDeck: top.toReversed(),
    removed: without([...state.dragonwoodDeck, ...state.removed], top),
  });

/** A part of a position: the next Dragonwood cards are creatures, so that no event happens at a refill. */
export const calm = 'dragonwood hungry-bear hungry-bear pack-of-wolves pack-of-wolves wild-boar ...';

/** Why the seat that is asked, or another one, may not do that; null when it may. */
export const refusal = (
  state: DragonwoodState,
  text: string,
  seat: Seat = toAct(state) ?? 0,
): DragonwoodIllegality | null => illegality(view(state, seat), action(text));

/** All that the seat to act may do. */
export const possible = (state: DragonwoodState): readonly DragonwoodAction[] =>
  legalActions(view(state, toAct(state) ?? 0));

/** How an action is picked: any, a Reload every other turn; or the attack on the hardest target that it is likely to capture. */
export type Style = 'random' | 'greedy';

/** How much an attack is worth: its number, when the dice are likely to reach it, and less for each die; 0 for anything else. */
function worth(choice: DragonwoodAction): number {
  if (choice.type !== 'capture') return 0;
  const { dice, bonus, need } = numbersOf(choice);
  return 2.5 * dice + bonus >= need ? need - dice / 10 : 0;
}

function pick(choices: readonly DragonwoodAction[], style: Style, rng: RngState) {
  const [first] = choices;
  const best = style === 'greedy' ? Math.max(...choices.map(worth)) : 0;
  const good = best > 0 ? choices.filter((choice) => worth(choice) === best) : choices;
  const [coin, next] = nextInt(rng, 2);
  const [place, after] = nextInt(next, good.length);
  const isReload = best === 0 && first?.type === 'reload' && (style === 'greedy' || coin === 0);
  return { chosen: isReload ? first : good[place], rng: after };
}

/** A whole game of legal actions. The same options, seed and style play the same game. */
export function playedGame(options: DragonwoodOptions, seed: number, style: Style = 'random'): readonly Step[] {
  let before = newGame(options, seed);
  let rng = seedRng(seed);
  const steps: Step[] = [];
  for (let seat = toAct(before); seat !== null; seat = toAct(before)) {
    const { chosen, rng: next } = pick(legalActions(view(before, seat)), style, rng);
    if (!chosen) throw new RangeError('nothing is possible');
    const { state: after, events } = apply(before, chosen);
    steps.push({ before, action: chosen, events, after });
    before = after;
    rng = next;
  }
  return steps;
}
