/** What the other players do, before the learner and after: the script, or the bot. */
import { type CodedReason, nextInt } from '../core/index.ts';
import type { Happened, Moment } from './lesson.ts';
import { applyWith } from './script.ts';
import { learner, type ActionStep, type LessonGameState, type ScenarioGame, type StepStart } from './types.ts';

/** More actions than the others take until the learner is asked again. */
const mostActions = 200;

/** What they do in a step's own position before the learner is asked. */
export function othersOpen<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: ScenarioGame<State, View, Action, Event, Reason>,
  { start, first }: StepStart<State, Action>,
): readonly Happened<State, Action, Event>[] {
  const facts: Happened<State, Action, Event>[] = [];
  let state = start;
  for (const { action, forced } of first) {
    const seat = state && game.toAct(state);
    if (state === null || seat === null) break;
    const applied = applyWith(game, state, action, forced);
    state = applied.state;
    const events = applied.events.map((event) => game.viewEvent(event, learner));
    facts.push({ type: 'happened', by: 'script', seat, action, events, state });
  }
  return facts;
}

/**
 * After the goal the script, as far as the rules allow it on this table; before it the bot, until the learner is asked again or
 * the game is over.
 */
export function othersPlay<State extends LessonGameState, View, Action, Event, Reason extends CodedReason>(
  game: ScenarioGame<State, View, Action, Event, Reason>,
  moment: Moment<State>,
  { then }: Pick<ActionStep<State, Action>, 'then'>,
): readonly [Moment<State>, readonly Happened<State, Action, Event>[]] {
  const facts: Happened<State, Action, Event>[] = [];
  let { state, bot } = moment;
  for (let count = 0; count < mostActions; count++) {
    const seat = game.toAct(state);
    if (seat === null || seat === learner) break;
    const view = game.view(state, seat);
    const scripted = moment.isDone ? then[count] : undefined;
    // The learner may have gone another way, which the script does not fit: the next step sets its own table.
    if (moment.isDone && (!scripted || game.illegality(view, scripted.action) !== null)) break;
    const action = scripted?.action ?? game.bot(view, bot);
    bot = nextInt(bot, 2 ** 32)[1];
    const forced = scripted && moment.onScript ? scripted.forced : [];
    const applied = applyWith(game, state, action, forced);
    state = applied.state;
    const events = applied.events.map((event) => game.viewEvent(event, learner));
    facts.push({ type: 'happened', by: scripted ? 'script' : 'bot', seat, action, events, state });
  }
  return [{ ...moment, state, bot }, facts];
}
