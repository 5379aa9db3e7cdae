/** What the tests of Dragonwood share: tables and actions in notation, ordered decks, refusals, and games played by themselves. */
import { nextInt, seedRng, type Applied, type RngState, type Seat } from '../core/index.ts';
import { played, type Step as StepOf } from '../core/testing.ts';
import { legalActions } from './actions.ts';
import { apply } from './apply.ts';
import { numbersOf } from './attack.ts';
import type { DragonwoodCardId } from './cards.ts';
import { adventurerDeck, dragonwoodDeck } from './decks.ts';
import type { DragonwoodEvent } from './game-events.ts';
import { illegality, toAct } from './legality.ts';
import { parseAction } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import type { DragonwoodIllegality } from './refusals.ts';
import { newGame } from './setup.ts';
import type { AdventurerCardId, DragonwoodAction, DragonwoodOptions, DragonwoodState } from './types.ts';
import { view } from './view.ts';

/** The table of a position's text; a text that cannot be read throws a RangeError. */
export function at(text: string): DragonwoodState {
  const parsed = parsePosition(text);
  if ('problem' in parsed) throw new RangeError(`${JSON.stringify(parsed.problem)} in ${text}`);
  return parsed.value;
}

/** The action of a text; one that cannot be read throws a RangeError. */
export function action(text: string): DragonwoodAction {
  const parsed = parseAction(text);
  if ('problem' in parsed) throw new RangeError(`${JSON.stringify(parsed.problem)} in ${text}`);
  return parsed.value;
}

/** What the actions do one after another, with all their events. */
export const playing = (start: DragonwoodState, ...texts: string[]): Applied<DragonwoodState, DragonwoodEvent> =>
  played(apply, start, texts.map(action));

/** Every card of the Adventurer deck, wherever it lies, in alphabetical order. */
export const everyAdventurer = ({ hands, played, deck, discard }: DragonwoodState): AdventurerCardId[] =>
  [...hands.flat(), ...played, ...deck, ...discard].toSorted();

/** Every card of the Dragonwood deck, wherever it lies, in alphabetical order. */
export const everyTitle = (state: DragonwoodState): DragonwoodCardId[] =>
  [state.dragonwoodDeck, state.landscape, state.creatures.flat(), state.enhancements.flat(), state.gone, state.removed]
    .flat()
    .toSorted();

/** The 64 cards of the Adventurer deck and the 42 of the Dragonwood deck, each list in alphabetical order. */
export const box = {
  adventurers: adventurerDeck.map(({ id }) => id).toSorted(),
  titles: dragonwoodDeck.toSorted(),
} as const;

/** One decision of a game. */
export type Step = StepOf<DragonwoodState, DragonwoodAction, DragonwoodEvent>;

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

/** A whole game in which any legal action may come, a Reload every other turn. */
export const randomGame = (options: DragonwoodOptions, seed: number): readonly Step[] => playedGame(options, seed);

export { lastOf, told } from '../core/testing.ts';
