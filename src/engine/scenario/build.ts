/** Reading a written lesson: every step is played while it is read. A bad one is told, and nothing throws. */
import type { CodedReason } from '../core/index.ts';
import { buildAction, type Built } from './build-action.ts';
import { buildQuestion } from './build-question.ts';
import { bad, inPart, parseMoves, playWritten, type Read, type ScenarioProblem } from './reading.ts';
import {
  learner,
  type LessonGameState,
  type NewGames,
  type Scenario,
  type ScenarioReader,
  type Step,
} from './types.ts';
import type { WrittenScenario, WrittenStep } from './written.ts';

export type { ScenarioProblem } from './reading.ts';

/** A lesson, or the first thing that is wrong with it. */
export type BuiltScenario<State, Action> =
  { readonly scenario: Scenario<State, Action> } | { readonly problem: ScenarioProblem };

const seedOf = ({ seed }: WrittenScenario): number => seed ?? 1;
const greatestSeed = 2 ** 32 - 1;

/** The table before a step, and the facts since the last position of a step's own. */
interface Before<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * Reads a lesson with its game. Solutions reach their goals with all forced results used up, the mistakes' examples come to
 * their mistakes, the answers hold: otherwise it tells the first problem.
 */
export function buildScenario<
  Options,
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioReader<State, View, Action, Event, Reason> & NewGames<Options, State>,
  written: WrittenScenario,
): BuiltScenario<State, Action> {
  const seed = seedOf(written);
  if (!Number.isInteger(seed) || seed < 0 || seed > greatestSeed) {
    return { problem: { step: null, ...bad('seed', 'unreadable', String(seed)).problem } };
  }

  function ownStart({ position }: WrittenStep, place: number): Read<State | null> {
    if (position !== undefined) return inPart('position', game.parsePosition(position));
    if (place > 0) return { value: null };
    if (written.options === undefined) return bad('position', 'missing');
    const options = inPart('options', game.parseOptions(written.options));
    return 'problem' in options ? options : { value: game.newGame(options.value, seed) };
  }

  function readStep(
    step: WrittenStep,
    place: number,
    before: Before<State, Event> | null,
  ): Read<Built<State, Step<State, Action>, Event>> {
    const start = ownStart(step, place);
    if ('problem' in start) return start;
    const table = start.value ? { state: start.value, events: [] } : before;
    if (!table) return bad('position', 'missing');
    const first = inPart('first', parseMoves(game, step.first));
    if ('problem' in first) return first;
    if (first.value.length > 0 && !start.value) return bad('first', 'contradiction', 'no position');
    const led = playWritten(game, table.state, first.value, 'first', (seat) => seat !== learner);
    if ('problem' in led) return led;
    const asked = { state: led.value.state, events: [...table.events, ...led.value.events.flat()] };
    const begins = { start: start.value, first: first.value };
    if ((step.do === undefined) === (step.question === undefined)) return bad('do', 'missing', 'do or question');
    if (step.question) {
      const question = buildQuestion(game, step.question, step, asked, begins);
      return 'problem' in question ? question : { value: { ...asked, step: question.value } };
    }
    const built = buildAction(game, step, asked.state, begins);
    if ('problem' in built) return built;
    return { value: { ...built.value, events: [...asked.events, ...built.value.events] } };
  }

  const steps: Step<State, Action>[] = [];
  let before: Before<State, Event> | null = null;
  for (const [place, writtenStep] of written.steps.entries()) {
    const read: Read<Built<State, Step<State, Action>, Event>> = readStep(writtenStep, place, before);
    if ('problem' in read) return { problem: { step: place, ...read.problem } };
    steps.push(read.value.step);
    const { state, events } = read.value;
    before = { state, events };
  }
  if (steps.length === 0) return { problem: { step: null, ...bad('steps', 'missing').problem } };
  const rules = [...new Set(steps.flatMap(({ shows }) => shows))];
  return { scenario: { game: written.game, order: written.order, seed, rules, steps } };
}
