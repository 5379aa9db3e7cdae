/** Whatever a learner does in a lesson, it goes on. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CodedReason } from '#engine/index.ts';
import {
  buildScenario,
  learner,
  runScenario,
  type LessonGameState,
  type LessonInput,
  type NewGames,
  type ScenarioGame,
  type ScenarioReader,
} from '#engine/scenario/index.ts';
import { heartLessons, lessons, woodLessons } from './lessons.ts';

type Lesson = (typeof lessons)[number];

/** What a learner does next, by number: mostly something legal, and now and then anything else. */
function wander<
  Options,
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioReader<State, View, Action, Event, Reason> &
    NewGames<Options, State> &
    ScenarioGame<State, View, Action, Event, Reason> & { readonly legalActions: (view: View) => readonly Action[] },
  { written }: Lesson,
  step: number,
  choices: readonly number[],
): void {
  const built = buildScenario(game, written);
  if (!('scenario' in built)) throw new Error(JSON.stringify(built.problem));
  const run = runScenario(game, built.scenario);
  let lesson = run.begin(step % built.scenario.steps.length);
  for (const choice of choices) {
    const legal = game.legalActions(game.view(lesson.now.state, learner));
    const action = legal[choice % Math.max(legal.length, 1)];
    const names = ['takeBack', 'doAnyway', 'hint', 'undo', 'redo', 'next'] as const;
    const other = names[choice % names.length] ?? 'hint';
    const current = built.scenario.steps[lesson.now.step];
    const option = current?.kind === 'question' ? current.options[choice % current.options.length]?.name : undefined;
    const input: LessonInput<Action> =
      option !== undefined && choice % 2 === 0
        ? { type: 'answer', option }
        : action !== undefined && choice % 3 > 0
          ? { type: 'act', action }
          : { type: other };
    const { lesson: after, facts } = run.step(lesson, input);
    expect(facts.length).toBeGreaterThan(0);
    expect(after.now.state.rng.forced).toEqual([]);
    // The learner is asked by the game or a question, or the step is done, or the game is over.
    const asked = game.toAct(after.now.state);
    const isQuestion = built.scenario.steps[after.now.step]?.kind === 'question';
    expect(asked === learner || asked === null || after.now.isDone || isQuestion).toBe(true);
    lesson = after;
  }
}

test.each(lessons)('in $place a learner may do anything: the lesson goes on', (lesson) => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(fc.nat(100_000), { maxLength: 12 }), (step, choices) => {
      if (lesson.written.game === 'dragonwood') wander(woodLessons, lesson, step, choices);
      else wander(heartLessons, lesson, step, choices);
    }),
    { numRuns: 20 },
  );
});
