/** What the tests of Dragonwood share: tables and actions in notation, and games played at random. */
import { nextInt, seedRng, type Applied } from '../core/index.ts';
import { legalActions } from './actions.ts';
import { apply } from './apply.ts';
import type { DragonwoodCardId } from './cards.ts';
import { adventurerDeck, dragonwoodDeck } from './decks.ts';
import type { DragonwoodEvent } from './game-events.ts';
import { toAct } from './legality.ts';
import { parseAction } from './notation.ts';
import { parsePosition } from './parse-position.ts';
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
export function playing(start: DragonwoodState, ...texts: string[]): Applied<DragonwoodState, DragonwoodEvent> {
  let state = start;
  const events: DragonwoodEvent[] = [];
  for (const text of texts) {
    const applied = apply(state, action(text));
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** The events of one type, in order. */
export const told = <Type extends DragonwoodEvent['type']>(events: readonly DragonwoodEvent[], type: Type) =>
  events.filter((event): event is Extract<DragonwoodEvent, { type: Type }> => event.type === type);

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
export interface Step {
  readonly before: DragonwoodState;
  readonly action: DragonwoodAction;
  readonly events: readonly DragonwoodEvent[];
  readonly after: DragonwoodState;
}

/**
 * A whole game in which kinds of actions are equally likely, and within a kind each action: a Reload as often as an attack, so
 * that hands fill up and big sets are laid down too.
 */
export function randomGame(options: DragonwoodOptions, seed: number): readonly Step[] {
  let before = newGame(options, seed);
  let rng = seedRng(seed);
  const steps: Step[] = [];
  for (let seat = toAct(before); seat !== null; seat = toAct(before)) {
    const all = legalActions(view(before, seat));
    const [coin, afterCoin] = nextInt(rng, 2);
    const attacks = all.filter(({ type }) => type === 'capture');
    const choices =
      all.length > 1 && attacks.length > 0 && coin === 0 ? attacks : all.filter((one) => !attacks.includes(one));
    const [place, next] = nextInt(afterCoin, choices.length);
    const chosen = choices[place];
    if (!chosen) throw new RangeError('nothing is possible');
    const { state: after, events } = apply(before, chosen);
    steps.push({ before, action: chosen, events, after });
    before = after;
    rng = next;
  }
  return steps;
}

/** Where a game ends. */
export const lastOf = (steps: readonly Step[]): DragonwoodState => {
  const last = steps.at(-1);
  if (!last) throw new RangeError('a game has at least one step');
  return last.after;
};
