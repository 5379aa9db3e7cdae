/** A lesson's session: its pace, and what is written down of it. */
import { describe, expect, test } from 'vitest';
import { buildScenario, type LessonInput } from '#engine/scenario/index.ts';
import type { DragonwoodAction } from '#engine/dragonwood/index.ts';
import { followProgress, stepOfHash } from '#stores/lesson-progress.ts';
import { createProgress } from '#stores/progress.ts';
import { createSession } from '#stores/session.ts';
import { woodLessons } from './lessons.ts';

const built = buildScenario(woodLessons, {
  game: 'dragonwood',
  order: 1,
  steps: [
    {
      shows: ['dw-reload'],
      position: `players 3; hands R3 G4 P9 | R1 O2 | P4; landscape spooky-spiders angry-ogre crazy-bats silver-sword fire-ants;
        deck B5 G10 O3 ...; dragonwood wild-boar ...; seed 1`,
      do: 'reload',
      then: ['reload', 'reload'],
      goal: { event: { type: 'reloaded' } },
      mistakes: { early: { try: 'strike spooky-spiders R3 G4', allowed: 'dw-turn-choice', when: { type: 'capture' } } },
    },
    { shows: ['dw-reload'], do: 'reload', goal: { event: { type: 'reloaded' } } },
  ],
});
if (!('scenario' in built)) throw new Error(JSON.stringify(built.problem));
const { scenario } = built;

const action = (text: string): DragonwoodAction => {
  const parsed = woodLessons.parseAction(text);
  if ('problem' in parsed) throw new Error(text);
  return parsed.value;
};
const act = (text: string): LessonInput<DragonwoodAction> => ({ type: 'act', action: action(text) });
const reload = act('reload');
const early = act('strike spooky-spiders R3 G4');

describe('the pace of a lesson', () => {
  test('the others wait to be told, one after the other, and the table waits with them', () => {
    const { $session, send, tellNext } = createSession(woodLessons, scenario);
    const sizes = () => $session.get().table.hands.map((hand) => hand.length);
    send(reload);
    expect([sizes(), $session.get().waiting.length]).toEqual([[4, 2, 1], 2]);
    expect($session.get().facts.map(({ type }) => type)).toEqual(['happened', 'goalReached']);
    tellNext();
    expect([sizes(), $session.get().waiting.length]).toEqual([[4, 3, 1], 1]);
    tellNext();
    expect([sizes(), $session.get().waiting.length]).toEqual([[4, 3, 2], 0]);
    expect($session.get().log).toHaveLength(3);
    const before = $session.get();
    tellNext();
    expect($session.get()).toBe(before);
  });

  test('while they wait, nothing but a way back is taken', () => {
    const { $session, send } = createSession(woodLessons, scenario);
    send(reload);
    const before = $session.get();
    for (const type of ['next', 'hint', 'takeBack', 'redo'] as const) send({ type });
    send(reload);
    expect($session.get()).toBe(before);
    send({ type: 'undo' });
    expect($session.get().waiting).toEqual([]);
    expect($session.get().table).toEqual(scenario.steps[0]?.start);
  });

  test('a named mistake is held, and what cannot be done changes nothing', () => {
    const { $session, send } = createSession(woodLessons, scenario);
    send(early);
    expect($session.get().lesson.held?.mistake).toBe('early');
    send({ type: 'takeBack' });
    expect($session.get().lesson.held).toBeNull();
    const before = $session.get();
    send({ type: 'redo' });
    expect($session.get()).toBe(before);
  });

  test('two sessions of one lesson do not know of each other', () => {
    const [one, other] = [createSession(woodLessons, scenario), createSession(woodLessons, scenario)];
    one.send(reload);
    expect(other.$session.get().turn).toBe(0);
  });

  test('a step that is not there cannot be opened', () => {
    const { $session, open } = createSession(woodLessons, scenario);
    open(7);
    expect($session.get().lesson.now.step).toBe(0);
    open(1);
    expect([$session.get().lesson.now.step, $session.get().turn]).toEqual([1, 0]);
  });
});

describe('what is written down', () => {
  test('steps that are done, where the reader is, and the end', () => {
    const session = createSession(woodLessons, scenario);
    const progress = createProgress(() => undefined);
    const stop = followProgress(session, progress, 'dragonwood/first-turn');
    const known = () => progress.$progress.get()['dragonwood/first-turn'];
    session.open(0);
    expect(known()).toBeUndefined();
    session.send(reload);
    expect(known()).toEqual({ done: [0], at: 0, isFinished: false });
    session.tellNext();
    session.tellNext();
    session.send({ type: 'next' });
    expect(known()).toEqual({ done: [0], at: 1, isFinished: false });
    session.send(reload);
    session.send({ type: 'next' });
    expect(known()).toEqual({ done: [0, 1], at: 0, isFinished: true });
    stop();
    session.send({ type: 'restart' });
    session.send(reload);
    expect(known()?.isFinished).toBe(true);
  });

  test.each([
    ['#step-1', 0],
    ['#step-12', 11],
    ['#step-0', null],
    ['#dw-strike', null],
    ['', null],
  ])('the address %s names a step or none', (hash, step) => {
    expect(stepOfHash(hash)).toBe(step);
  });
});
