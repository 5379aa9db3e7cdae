/** What the tests of Dragonheart share: tables and actions in notation, and games played at random. */
import { nextInt, seedRng, type Applied } from '../core/index.ts';
import { played, type Step as StepOf } from '../core/testing.ts';
import { legalActions } from './actions.ts';
import { apply } from './apply.ts';
import { cardTypes } from './cards.ts';
import { decks, type CardId } from './decks.ts';
import type { DragonheartEvent } from './game-events.ts';
import { toAct } from './legality.ts';
import { parseAction } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import { newGame } from './setup.ts';
import type { DragonheartAction, DragonheartOptions, DragonheartState } from './types.ts';
import { view } from './view.ts';

/** The table of a position's text; a text that cannot be read throws a RangeError. */
export function at(text: string): DragonheartState {
  const parsed = parsePosition(text);
  if ('problem' in parsed) throw new RangeError(`${JSON.stringify(parsed.problem)} in ${text}`);
  return parsed.value;
}

/** The action of a text; one that cannot be read throws a RangeError. */
export function action(text: string): DragonheartAction {
  const parsed = parseAction(text);
  if ('problem' in parsed) throw new RangeError(`${JSON.stringify(parsed.problem)} in ${text}`);
  return parsed.value;
}

/** What the actions do one after another, with all their events. */
export const playing = (start: DragonheartState, ...texts: string[]): Applied<DragonheartState, DragonheartEvent> =>
  played(apply, start, texts.map(action));

/** The words of all actions that the seat to act may take, in alphabetical order. */
export const possible = (state: DragonheartState): string[] =>
  legalActions(view(state, toAct(state) ?? 0))
    .map((one) => (one.type === 'play' ? one.cards.toSorted().join(' ') : `take ${one.pile}`))
    .sort();

/** Every card, wherever it lies, in alphabetical order. */
export const everyCard = ({ hands, decks: draw, piles, board, hold, departed }: DragonheartState): CardId[] =>
  [hands, draw, piles, [...cardTypes.map((type) => board[type]), hold, departed]].flat(2).toSorted();

/** The 100 cards of the box, in alphabetical order. */
export const box: readonly CardId[] = decks.flat().toSorted();

/** One decision of a game. */
export type Step = StepOf<DragonheartState, DragonheartAction, DragonheartEvent>;

/** A whole game in which every possible action is equally likely. */
export function randomGame(options: DragonheartOptions, seed: number): readonly Step[] {
  let before = newGame(options, seed);
  let rng = seedRng(seed);
  const steps: Step[] = [];
  for (let seat = toAct(before); seat !== null; seat = toAct(before)) {
    const choices = legalActions(view(before, seat));
    const [place, next] = nextInt(rng, choices.length);
    const chosen = choices[place];
    if (!chosen) throw new RangeError('nothing is possible');
    const { state: after, events } = apply(before, chosen);
    steps.push({ before, action: chosen, events, after });
    before = after;
    rng = next;
  }
  return steps;
}

export { lastOf, told } from '../core/testing.ts';
