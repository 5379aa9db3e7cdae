/** A lesson on its way: what the learner does, and what comes of it. */
import { describe, expect, test } from 'vitest';
import type { DragonwoodAction } from '#engine/dragonwood/index.ts';
import {
  buildScenario,
  runScenario,
  type LessonInput,
  type LessonState,
  type WrittenScenario,
} from '#engine/scenario/index.ts';
import { woodLessons } from './lessons.ts';

const written: WrittenScenario = {
  game: 'dragonwood',
  order: 1,
  steps: [
    {
      shows: ['dw-strike'],
      position: `players 2; hands R3 G4 B5 O5 | R1 O2 G7; landscape spooky-spiders angry-ogre crazy-bats;
        deck P7 P8 P9 ...; dragonwood fire-ants wild-boar ...; seed 3`,
      do: 'strike spooky-spiders R3 G4 B5 > 1 1 2',
      then: ['strike angry-ogre R1 > 1', 'discard R1'],
      goal: { event: { type: 'creatureCaptured', target: 'spooky-spiders' } },
      mistakes: {
        gap: { try: 'strike spooky-spiders R3 B5', refused: 'dw-strike' },
        short: { try: 'strike spooky-spiders R3 G4', allowed: 'dw-dice' },
      },
    },
    {
      shows: ['dw-reload'],
      question: {
        about: 'events',
        answer: { missed: { has: { type: 'attackMissed', seat: 1 } } },
        wrong: { hit: { rule: 'dw-total' } },
      },
    },
    { shows: ['dw-reload'], do: 'reload', goal: { event: { type: 'reloaded' } } },
  ],
};

const built = buildScenario(woodLessons, written);
if (!('scenario' in built)) throw new Error(JSON.stringify(built.problem));
const run = runScenario(woodLessons, built.scenario);

const action = (text: string): DragonwoodAction => {
  const parsed = woodLessons.parseAction(text);
  if ('problem' in parsed) throw new Error(text);
  return parsed.value;
};
const act = (text: string): LessonInput<DragonwoodAction> => ({ type: 'act', action: action(text) });

type Input = LessonInput<DragonwoodAction>;

/** Plays inputs one after another: the lesson then, the facts of the last one, and all in few words. */
function after(...inputs: readonly Input[]) {
  let lesson = run.begin();
  let facts: ReturnType<typeof run.step>['facts'] = [];
  for (const input of inputs) ({ lesson, facts } = run.step(lesson, input));
  const words = facts.map((fact) => (fact.type === 'happened' ? `${fact.by} ${fact.action.type}` : fact.type));
  return { lesson, facts, words };
}

const solution = act('strike spooky-spiders R3 G4 B5');
const right: Input = { type: 'answer', option: 'missed' };
const next: Input = { type: 'next' };
const tableOf = ({ now }: LessonState<unknown, unknown>) => JSON.stringify(now.state);

test('the solution reaches the goal, then the others play their script', () => {
  const { words, lesson } = after(solution);
  expect(words).toEqual(['learner capture', 'goalReached', 'script capture', 'script discard']);
  expect(lesson.now.isDone).toBe(true);
});

test('the cards may be chosen in any order', () => {
  expect(after(act('strike spooky-spiders B5 R3 G4')).lesson).toEqual(after(solution).lesson);
});

test('another way to the goal is a good one: the script goes on, and the next step sets the table as it was written', () => {
  const reached = after(act('strike spooky-spiders R3 G4 O5'));
  expect(reached.words.slice(0, 3)).toEqual(['learner capture', 'goalReached', 'script capture']);
  const following = run.step(reached.lesson, next);
  expect(following.facts).toEqual([{ type: 'stepBegan', step: 1, table: 'reset' }]);
  expect(tableOf(following.lesson)).toBe(tableOf(run.begin(1)));
});

test('facts are told as the learner sees them', () => {
  const { facts } = after(act('reload'));
  const drawn = facts.flatMap((fact) => (fact.type === 'happened' && fact.by === 'bot' ? fact.events : []));
  for (const event of drawn) if (event.type === 'adventurerDrawn') expect(event.card).toBeNull();
});

describe('an action that the rules refuse', () => {
  test('is told with its reason, its rule and its name, and moves nothing', () => {
    const { facts, lesson } = after(act('strike spooky-spiders R3 B5'));
    expect(facts).toMatchObject([{ type: 'refused', rule: 'dw-strike', mistake: 'gap', reason: { code: 'gap' } }]);
    expect(tableOf(lesson)).toBe(tableOf(run.begin()));
  });

  test('is told without a name if the lesson has none', () => {
    expect(after(act('strike blue-dragon R3')).facts).toMatchObject([
      { type: 'refused', rule: 'dw-target', mistake: null },
    ]);
  });
});

describe('a mistake that the rules allow', () => {
  const mistake = act('strike spooky-spiders G4 B5');

  test('is held: nothing moves and no die is used', () => {
    const { facts, lesson } = after(mistake);
    expect(facts).toEqual([{ type: 'held', mistake: 'short', rule: 'dw-dice' }]);
    expect(tableOf(lesson)).toBe(tableOf(run.begin()));
    expect(lesson.held?.mistake).toBe('short');
  });

  test('may be taken back', () => {
    const { words, lesson } = after(mistake, { type: 'takeBack' });
    expect(words).toEqual(['takenBack']);
    expect(lesson.held).toBeNull();
  });

  test('may be done anyway, with the dice of the step', () => {
    const { facts, words } = after(mistake, { type: 'doAnyway' });
    // A miss: the wound is still to be suffered before the turn is over.
    expect(words).toEqual(['learner capture']);
    const [first] = facts;
    expect(first?.type === 'happened' && first.events.find(({ type }) => type === 'diceRolled')).toMatchObject({
      rolled: [1, 1],
    });
  });

  test('is forgotten when something else is done', () => {
    expect(after(mistake, solution).lesson.held).toBeNull();
    expect(after(mistake, act('strike blue-dragon R3')).lesson.held).toBeNull();
  });
});

describe('a legal action that misses the goal', () => {
  test('is played, and the bot plays the others until the learner is asked again', () => {
    const { words, lesson } = after(act('reload'));
    expect(words.slice(0, 2)).toEqual(['learner reload', 'missed']);
    expect(words.slice(2).every((word) => word.startsWith('bot'))).toBe(true);
    expect(woodLessons.toAct(lesson.now.state)).toBe(0);
  });

  test('leaves the goal open', () => {
    const { lesson } = after(act('strike angry-ogre R3'), act('discard R3'));
    expect(lesson.now).toMatchObject({ isDone: false, acted: 2, onScript: false });
    expect(run.step(lesson, act('reload')).facts[0]).toMatchObject({ type: 'happened', by: 'learner' });
  });

  test('is judged only when its turn is over', () => {
    const { words } = after(act('strike angry-ogre R3'));
    expect(words).toEqual(['learner capture']);
  });

  test('is always answered in the same way', () => {
    expect(after(act('reload')).facts).toEqual(after(act('reload')).facts);
  });
});

describe('undo and redo', () => {
  test('go back and forth over what the learner did', () => {
    const done = after(act('reload'));
    const undone = run.step(done.lesson, { type: 'undo' });
    expect(undone.facts).toEqual([{ type: 'undone' }]);
    expect(tableOf(undone.lesson)).toBe(tableOf(run.begin()));
    const redone = run.step(undone.lesson, { type: 'redo' });
    expect(tableOf(redone.lesson)).toBe(tableOf(done.lesson));
  });

  test('cross the border of a step', () => {
    const { lesson } = after(solution, next, { type: 'undo' });
    expect(lesson.now).toMatchObject({ step: 0, isDone: true });
  });

  test('something new forgets what was undone', () => {
    expect(after(act('reload'), { type: 'undo' }, solution, { type: 'redo' }).words).toEqual(['ignored']);
  });

  test('with nothing to undo or redo nothing happens', () => {
    expect(after({ type: 'undo' }).words).toEqual(['ignored']);
    expect(after({ type: 'redo' }).words).toEqual(['ignored']);
  });
});

describe('hints', () => {
  const hint: Input = { type: 'hint' };

  test('come in three rungs, and the last one does it', () => {
    expect(after(hint).facts).toEqual([{ type: 'hinted', rung: 1, action: null }]);
    expect(after(hint, hint).facts).toEqual([{ type: 'hinted', rung: 2, action: null }]);
    expect(after(hint, hint, hint, hint).facts).toEqual([
      { type: 'hinted', rung: 3, action: action('strike spooky-spiders R3 G4 B5') },
    ]);
  });

  test('begin anew with each step', () => {
    expect(after(hint, solution, next).lesson.hints).toBe(0);
  });

  test('do nothing when the script was left', () => {
    expect(after(act('reload'), hint, hint, hint).facts).toEqual([{ type: 'hinted', rung: 3, action: null }]);
  });
});

describe('a question', () => {
  test('tells a wrong answer with its rule and may be answered again', () => {
    const { facts, lesson } = after(solution, next, { type: 'answer', option: 'hit' });
    expect(facts).toEqual([{ type: 'answered', option: 'hit', isRight: false, rule: 'dw-total' }]);
    expect(run.step(lesson, right).facts).toMatchObject([{ isRight: true }, { type: 'goalReached' }]);
  });

  test('has no other answers and no actions', () => {
    expect(after(solution, next, { type: 'answer', option: 'toString' }).words).toEqual(['ignored']);
    expect(after(solution, next, act('reload')).words).toEqual(['ignored']);
  });
});

describe('going on', () => {
  test('the next step begins when this one is done, and the lesson ends after the last', () => {
    expect(after(next).words).toEqual(['ignored']);
    expect(after(solution, next).facts).toEqual([{ type: 'stepBegan', step: 1, table: 'goesOn' }]);
    const { words, lesson } = after(solution, next, right, next, act('reload'), next);
    expect(words).toEqual(['finished']);
    expect(lesson.isFinished).toBe(true);
    expect(run.step(lesson, next).facts).toEqual([{ type: 'ignored' }]);
  });

  test('what is done is done: nothing more is played in this step', () => {
    expect(after(solution, act('reload')).words).toEqual(['ignored']);
  });

  test('any step may be opened, as the script leads to it', () => {
    const { lesson } = after(solution, next, right, next);
    expect(tableOf(after({ type: 'goto', step: 2 }).lesson)).toBe(tableOf(lesson));
    expect(after({ type: 'goto', step: 9 }).words).toEqual(['ignored']);
    expect(after({ type: 'goto', step: 0.5 }).words).toEqual(['ignored']);
    expect(() => run.begin(3)).toThrow(RangeError);
  });

  test('the lesson may be begun again', () => {
    expect(after(solution, next, { type: 'restart' }).lesson).toEqual(run.begin());
  });
});

describe('others who play before the learner is asked', () => {
  const opening: WrittenScenario['steps'][number] = {
    shows: ['dw-wound'],
    position: 'players 2; hands R3 G4 | R1 P9; landscape angry-ogre spooky-spiders; active 1; seed 3',
    first: ['strike angry-ogre R1 > 1', 'discard P9'],
    question: {
      about: 'events',
      answer: { missed: { has: { type: 'attackMissed', seat: 1 } } },
      wrong: { hit: { rule: 'dw-total' } },
    },
  };
  const again = { ...opening, position: `${opening.position}4` };
  const opened = buildScenario(woodLessons, { ...written, steps: [opening, again] });
  if (!('scenario' in opened)) throw new Error(JSON.stringify(opened.problem));
  const lessons = runScenario(woodLessons, opened.scenario);

  test('are told when the step begins', () => {
    const began = [
      { type: 'stepBegan', table: 'own' },
      { type: 'happened', by: 'script', seat: 1, action: { type: 'capture' } },
      { type: 'happened', by: 'script', seat: 1, action: { type: 'discard' } },
    ];
    const { lesson } = lessons.step(lessons.begin(), right);
    expect(lessons.step(lesson, next).facts).toMatchObject(began);
    expect(lessons.step(lesson, { type: 'restart' }).facts).toMatchObject(began);
    expect(lessons.step(lesson, { type: 'goto', step: 1 }).facts).toMatchObject(began);
  });

  test('have played when it is opened, and the question is about it', () => {
    const { state } = lessons.begin(1).now;
    expect([woodLessons.toAct(state), state.hands[1]]).toEqual([0, ['R1']]);
    expect(lessons.step(lessons.begin(1), right).facts).toMatchObject([{ isRight: true }, { type: 'goalReached' }]);
  });
});

test('a lesson on its way is data that survives being saved', () => {
  const { lesson } = after(act('reload'), { type: 'undo' }, act('strike spooky-spiders G4 B5'));
  expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
});
