/** A lesson on its way: a pure reducer. Whoever shows it sets the pace; nothing here waits or speaks. */
import { type CodedReason, seedRng } from '../core/index.ts';
import { isReached, mistakeOf } from './judge.ts';
import type { LessonFact, LessonInput, LessonRun, LessonState, Moment, StepTable, Stepped } from './lesson.ts';
import { othersOpen, othersPlay } from './others.ts';
import { applyWith, beginningOf } from './script.ts';
import {
  hintRungs,
  learner,
  type ActionStep,
  type LessonGameState,
  type Scenario,
  type ScenarioGame,
} from './types.ts';

/** An action as text, its cards in whatever order. */
const unordered = (action: unknown): string =>
  JSON.stringify(action, (_key, value: unknown) => (Array.isArray(value) ? value.toSorted() : value));

/** Runs a lesson with its game. Never throws at an input: what cannot be done now is `ignored`. */
export function runScenario<
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event,
  Reason extends CodedReason,
>(
  game: ScenarioGame<State, View, Action, Event, Reason>,
  scenario: Scenario<State, Action>,
): LessonRun<State, Action, Event, Reason> {
  type Lesson = LessonState<State, Action>;
  type Fact = LessonFact<State, Action, Event, Reason>;
  type Result = Stepped<State, Action, Event, Reason>;

  const momentAt = (step: number): Moment<State> => ({
    step,
    state: beginningOf(game, scenario, step).state,
    acted: 0,
    onScript: true,
    facts: [],
    isDone: false,
    bot: seedRng(scenario.seed),
  });

  const tableOf = (step: number): StepTable => (scenario.steps[step]?.start ? 'own' : 'reset');
  function began(place: number, table: StepTable): Fact[] {
    const step = scenario.steps[place];
    return [{ type: 'stepBegan', step: place, table }, ...(step ? othersOpen(game, step) : [])];
  }

  const fresh = { hints: 0, held: null, isFinished: false } as const;
  const begin = (step = 0): Lesson => ({ ...fresh, now: momentAt(step), past: [], future: [] });
  const ignored = (lesson: Lesson): Result => ({ lesson, facts: [{ type: 'ignored' }] });
  const moved = (lesson: Lesson, now: Moment<State>): Lesson => ({
    ...lesson,
    now,
    past: [...lesson.past, lesson.now],
    future: [],
    held: null,
  });

  function perform(lesson: Lesson, step: ActionStep<State, Action>, chosen: Action): Result {
    const { now } = lesson;
    const scripted = step.solution[now.acted];
    const isScripted = scripted !== undefined && unordered(chosen) === unordered(scripted.action);
    const action = isScripted ? scripted.action : chosen;
    const { state, events: done } = applyWith(game, now.state, action, scripted?.forced ?? []);
    const own = [...now.facts, ...done];
    const isDone = isReached(step.goal, own, state);
    const played: Moment<State> = {
      ...now,
      state,
      acted: now.acted + 1,
      onScript: now.onScript && isScripted,
      facts: own,
      isDone,
    };
    const events = done.map((event) => game.viewEvent(event, learner));
    const facts: Fact[] = [{ type: 'happened', by: 'learner', seat: learner, action, events, state }];
    if (isDone) facts.push({ type: 'goalReached' });
    // A wound, a choice: the same turn asks for more.
    const isAskedMore = game.toAct(state) === learner && state.phase.kind !== 'turn';
    if (!isDone && !isAskedMore) facts.push({ type: 'missed' });
    const [after, others] = othersPlay(game, played, step);
    return { lesson: moved(lesson, after), facts: [...facts, ...others] };
  }

  function act(lesson: Lesson, action: Action): Result {
    const { now } = lesson;
    const step = scenario.steps[now.step];
    if (step?.kind !== 'action' || now.isDone) return ignored(lesson);
    const reason = game.illegality(game.view(now.state, learner), action);
    const mistake = mistakeOf(step, action, reason);
    if (reason) {
      const rule = game.ruleOf(reason);
      return {
        lesson: { ...lesson, held: null },
        facts: [{ type: 'refused', action, reason, rule, mistake: mistake?.name ?? null }],
      };
    }
    if (!mistake) return perform(lesson, step, action);
    const { name, rule } = mistake;
    return { lesson: { ...lesson, held: { action, mistake: name } }, facts: [{ type: 'held', mistake: name, rule }] };
  }

  function answer(lesson: Lesson, name: string): Result {
    const step = scenario.steps[lesson.now.step];
    const option = step?.kind === 'question' ? step.options.find((one) => one.name === name) : undefined;
    if (!option || lesson.now.isDone) return ignored(lesson);
    const isRight = option.rule === null;
    const fact: Fact = { type: 'answered', option: name, isRight, rule: option.rule };
    if (!isRight) return { lesson, facts: [fact] };
    return { lesson: moved(lesson, { ...lesson.now, isDone: true }), facts: [fact, { type: 'goalReached' }] };
  }

  function hint(lesson: Lesson): Result {
    if (lesson.now.isDone) return ignored(lesson);
    const rung = Math.min(lesson.hints + 1, hintRungs);
    const { step: place, acted, onScript } = lesson.now;
    const step = scenario.steps[place];
    const next = step?.kind === 'action' && onScript ? step.solution[acted]?.action : undefined;
    const action = rung === hintRungs ? (next ?? null) : null;
    return { lesson: { ...lesson, hints: rung }, facts: [{ type: 'hinted', rung, action }] };
  }

  function next(lesson: Lesson): Result {
    if (!lesson.now.isDone || lesson.isFinished) return ignored(lesson);
    const step = lesson.now.step + 1;
    if (step >= scenario.steps.length) {
      return { lesson: { ...lesson, isFinished: true }, facts: [{ type: 'finished' }] };
    }
    const now = momentAt(step);
    const isSame = JSON.stringify(now.state) === JSON.stringify(lesson.now.state);
    const table = isSame ? 'goesOn' : tableOf(step);
    return { lesson: { ...moved(lesson, now), ...fresh }, facts: began(step, table) };
  }

  function back(lesson: Lesson): Result {
    const now = lesson.past.at(-1);
    if (!now) return ignored(lesson);
    const future = [lesson.now, ...lesson.future];
    const hints = now.step === lesson.now.step ? lesson.hints : 0;
    return {
      lesson: { ...fresh, hints, now, past: lesson.past.slice(0, -1), future },
      facts: [{ type: 'undone' }],
    };
  }

  function forth(lesson: Lesson): Result {
    const [now, ...future] = lesson.future;
    if (!now) return ignored(lesson);
    const hints = now.step === lesson.now.step ? lesson.hints : 0;
    return {
      lesson: { ...fresh, hints, now, past: [...lesson.past, lesson.now], future },
      facts: [{ type: 'redone' }],
    };
  }

  function step(lesson: Lesson, input: LessonInput<Action>): Result {
    switch (input.type) {
      case 'act':
        return act(lesson, input.action);
      case 'takeBack':
        return lesson.held ? { lesson: { ...lesson, held: null }, facts: [{ type: 'takenBack' }] } : ignored(lesson);
      case 'doAnyway': {
        const current = scenario.steps[lesson.now.step];
        return lesson.held && current?.kind === 'action'
          ? perform(lesson, current, lesson.held.action)
          : ignored(lesson);
      }
      case 'answer':
        return answer(lesson, input.option);
      case 'hint':
        return hint(lesson);
      case 'next':
        return next(lesson);
      case 'undo':
        return back(lesson);
      case 'redo':
        return forth(lesson);
      case 'restart':
      case 'goto': {
        const place = input.type === 'goto' ? input.step : 0;
        if (!scenario.steps[place]) return ignored(lesson);
        return { lesson: begin(place), facts: began(place, tableOf(place)) };
      }
    }
  }

  return { begin, step };
}
