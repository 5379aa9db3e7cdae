/** Every lesson works: its solutions reach their goals, its mistakes are met, its answers hold, its words are complete. */
import { describe, expect, test } from 'vitest';
import { captureChance, dieFaces, dragonheart, dragonwood, type CodedReason } from '#engine/index.ts';
import {
  buildScenario,
  hintRungs,
  runScenario,
  type ActionStep,
  type LessonGameState,
  type LessonInput,
  type NewGames,
  type Scenario,
  type ScenarioGame,
  type ScenarioReader,
} from '#engine/scenario/index.ts';
import type { ScenarioText } from '#schemas/scenario.ts';
import { chanceOf, heartLessons, lessons, woodLessons } from './lessons.ts';

const ruleIds = new Set<string>([...dragonwood.dragonwoodRuleIds, ...dragonheart.dragonheartRuleIds]);
const repeated = <Item>(items: readonly Item[]) => items.filter((item, place) => items.indexOf(item) !== place);

/** What one lesson is played with: its run, and what is written of it. */
function played<
  Options,
  State extends LessonGameState,
  View,
  Action extends { readonly type: string },
  Event extends { readonly type: string },
  Reason extends CodedReason,
>(
  game: ScenarioReader<State, View, Action, Event, Reason> &
    NewGames<Options, State> &
    ScenarioGame<State, View, Action, Event, Reason>,
  { written }: (typeof lessons)[number],
) {
  const built = buildScenario(game, written);
  const scenario: Scenario<State, Action> =
    'scenario' in built ? built.scenario : { ...written, seed: 0, rules: [], steps: [] };
  const run = runScenario(game, scenario);
  const inputs = (step: Scenario<State, Action>['steps'][number]): LessonInput<Action>[] =>
    step.kind === 'action'
      ? step.solution.map(({ action }) => ({ type: 'act', action }))
      : step.options.filter(({ rule }) => rule === null).map(({ name }) => ({ type: 'answer', option: name }));
  const play = (place: number, list: readonly LessonInput<Action>[]) => {
    let lesson = run.begin(place);
    const facts = list.map((input) => {
      const stepped = run.step(lesson, input);
      lesson = stepped.lesson;
      return stepped.facts;
    });
    return { lesson, facts };
  };
  const solve = (place: number) => {
    const step = scenario.steps[place];
    return play(place, step ? inputs(step) : []);
  };
  const actionSteps = scenario.steps.flatMap((step, place): [number, ActionStep<State, Action>][] =>
    step.kind === 'action' ? [[place, step]] : [],
  );
  return {
    problem: 'problem' in built ? built.problem : null,
    steps: scenario.steps.length,
    /** The goal is reached by the solution, and everybody has played the script. */
    solved: () => scenario.steps.map((_, place) => solve(place).lesson.now.isDone),
    offScript: () =>
      scenario.steps.flatMap((_, place) =>
        solve(place)
          .facts.flat()
          .filter((fact) => fact.type === 'missed' || (fact.type === 'happened' && fact.by === 'bot')),
      ),
    fromBeginningToEnd: () => {
      let lesson = run.begin();
      const facts = scenario.steps.flatMap((step) =>
        [...inputs(step), { type: 'next' } as const].flatMap((input) => {
          const stepped = run.step(lesson, input);
          lesson = stepped.lesson;
          return stepped.facts;
        }),
      );
      return { last: facts.at(-1), tables: facts.flatMap((fact) => (fact.type === 'stepBegan' ? [fact.table] : [])) };
    },
    /** What each mistake's example leads to, beside what it should. */
    mistakes: () =>
      actionSteps.flatMap(([place, { mistakes }]) =>
        mistakes.map(({ name, is, rule, example }) => {
          const { facts, lesson } = play(
            place,
            example.map((action) => ({ type: 'act', action })),
          );
          const fact = facts.at(-1)?.[0];
          const met = fact && (fact.type === 'refused' || fact.type === 'held') ? fact : null;
          const stayed = met?.type !== 'held' || lesson.held?.mistake === name;
          return {
            told: `${place + 1} ${name}: ${met?.type} ${met?.mistake} ${met?.rule} ${stayed}`,
            meant: `${place + 1} ${name}: ${is === 'allowed' ? 'held' : 'refused'} ${name} ${rule} true`,
          };
        }),
      ),
    /** Every wrong answer is told with a rule. */
    wrongAnswers: () =>
      scenario.steps.flatMap((step, place) =>
        step.kind === 'question'
          ? step.options
              .filter(({ rule }) => rule !== null)
              .map(({ name }) => play(place, [{ type: 'answer', option: name }]).facts[0]?.[0])
          : [],
      ),
    /** The third hint does the solution's next action. */
    lastHints: () =>
      actionSteps.map(([place, { solution }]) => {
        const hints = Array.from({ length: hintRungs }, () => ({ type: 'hint' }) as const);
        const fact = play(place, hints).facts.at(-1)?.[0];
        return fact?.type === 'hinted' && JSON.stringify(fact.action) === JSON.stringify(solution[0]?.action);
      }),
    json: scenario,
  };
}

type Lesson = (typeof lessons)[number];
const playedOf = (lesson: Lesson) =>
  lesson.written.game === 'dragonwood' ? played(woodLessons, lesson) : played(heartLessons, lesson);

/** The names that a step's texts must have: of its mistakes, of its wrong answers, of all its answers. */
function namesOf({ mistakes = {}, question }: Lesson['written']['steps'][number]) {
  const wrong = Object.keys(question?.wrong ?? {});
  const answers = question ? [...Object.keys(question.answer), ...wrong].sort() : null;
  return { mistakes: [...Object.keys(mistakes), ...wrong].sort(), answers };
}

const namesIn = ({ steps }: ScenarioText) =>
  steps.map(({ mistakes, options }) => ({
    mistakes: Object.keys(mistakes).sort(),
    answers: options ? Object.keys(options).sort() : null,
  }));

/** Every text of a lesson with its place. */
const textsOf = ({ title, summary, steps }: ScenarioText) => [
  ['title', title],
  ['summary', summary],
  ...steps.flatMap(({ ask, hints, done, mistakes, options = {} }, at) => [
    [`${at + 1} ask`, ask],
    ...hints.map((hint, rung) => [`${at + 1} hint ${rung + 1}`, hint]),
    [`${at + 1} done`, done],
    ...Object.entries({ ...mistakes }).map(([name, text]) => [`${at + 1} ${name}`, text]),
    ...Object.values(options).map((text) => [`${at + 1} option`, text]),
  ]),
];

const isPowerOfSix = (den: number) => [6, 36, 216, 1296, 7776, 46656].includes(den);
/** Counted chances in a text: "35 of 36 rolls", «в 35 бросках из 36». */
const chancesIn = (text: string) =>
  [...text.matchAll(/(\d+)(?:\s\p{L}+)?\s(?:of|из)\s(\d+)/gu)]
    .map(([, num, den]) => ({ num: Number(num), den: Number(den) }))
    .filter(({ den }) => isPowerOfSix(den));
/** The notation of a lesson: solutions, what is tried, and claims that are attacks. */
const notationOf = ({ steps }: Lesson['written']): string[] =>
  steps.flatMap(({ do: solution = [], mistakes = {}, question }) => [
    ...[solution].flat().map((move) => move.replace(/>.*$/, '')),
    ...Object.values(mistakes).flatMap(({ try: tried }) => tried.split(';')),
    ...Object.values(question?.answer ?? {}).filter((claim) => typeof claim === 'string'),
    ...Object.values(question?.wrong ?? {}).flatMap(({ claim }) => (typeof claim === 'string' ? [claim] : [])),
  ]);

/** The chances of one die that is thrown again. */
const ofOneDie = [...new Set(dieFaces)].map((need) => {
  const { num, den } = captureChance({ dice: 1, bonus: 0, need });
  return `${num} of ${den}`;
});

/**
 * The chances of the attacks that a lesson speaks of, with and without their enhancements, and those of missing; of a re-roll
 * those of its die.
 */
function chancesOf({ written }: Lesson): string[] {
  if (written.game !== 'dragonwood') return [];
  return notationOf(written).flatMap((text) => {
    const parsed = woodLessons.parseAction(text.trim());
    if (!('value' in parsed)) return [];
    if (parsed.value.type === 'reroll') return ofOneDie;
    if (parsed.value.type !== 'capture') return [];
    const bare = { ...parsed.value, enhancements: [] };
    return [parsed.value, bare].flatMap((action) => {
      const chance = chanceOf(action);
      return chance ? [`${chance.num} of ${chance.den}`, `${chance.den - chance.num} of ${chance.den}`] : [];
    });
  });
}

/** A task has few words: fourteen at most. */
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const mostWords = 14;

describe.each(lessons)('the lesson $place', (lesson) => {
  const { written, en, ru } = lesson;
  const run = playedOf(lesson);
  const languages = [en, ru];

  test('can be read and played as it is written', () => {
    expect(run.problem).toBeNull();
    expect(written.game).toBe(lesson.folder);
    expect(run.steps).toBeGreaterThanOrEqual(2);
    expect(run.steps).toBeLessThanOrEqual(6);
  });

  test('is data that survives being saved', () => {
    expect(JSON.parse(JSON.stringify(run.json))).toEqual(run.json);
  });

  test('each solution reaches its goal, and the others play their script to its end', () => {
    expect(run.solved()).toEqual(written.steps.map(() => true));
    expect(run.offScript()).toEqual([]);
  });

  test('it is played from its beginning to its end, and no table is set anew without a position', () => {
    const { last, tables } = run.fromBeginningToEnd();
    expect(last).toEqual({ type: 'finished' });
    expect(tables).toEqual(written.steps.slice(1).map(({ position }) => (position === undefined ? 'goesOn' : 'own')));
  });

  test('each named mistake is met by its name before anything moves', () => {
    const mistakes = run.mistakes();
    expect(mistakes.map(({ told }) => told)).toEqual(mistakes.map(({ meant }) => meant));
  });

  test('each wrong answer is told with its rule', () => {
    expect(run.wrongAnswers().filter((fact) => fact?.type !== 'answered' || fact.isRight || !fact.rule)).toEqual([]);
  });

  test('the last hint does what the solution does', () => {
    expect(run.lastHints().filter((isSame) => !isSame)).toEqual([]);
  });

  test('both languages have a text for everything, and for nothing else', () => {
    const names = written.steps.map(namesOf);
    for (const text of languages) expect(namesIn(text)).toEqual(names);
  });

  test('every rule that it names exists and belongs to its game', () => {
    const cited = written.steps.flatMap(({ shows, mistakes = {}, question }) => [
      ...shows,
      ...Object.values(mistakes).flatMap(({ refused, allowed }) => refused ?? allowed ?? []),
      ...Object.values(question?.wrong ?? {}).map(({ rule }) => rule),
    ]);
    const prefix = written.game === 'dragonwood' ? 'dw-' : 'dh-';
    expect(cited.filter((id) => !ruleIds.has(id) || !id.startsWith(prefix))).toEqual([]);
    for (const { shows } of written.steps) expect(repeated(shows)).toEqual([]);
  });

  test('a task is one short sentence or two', () => {
    for (const text of languages) {
      expect(text.steps.map(({ ask }) => ask).filter((ask) => wordsIn(ask) > mostWords)).toEqual([]);
    }
  });

  test('each language is written in itself', () => {
    expect(textsOf(en).filter(([, text = '']) => /[а-яё]/i.test(text))).toEqual([]);
    expect(textsOf(ru).filter(([, text = '']) => /[a-z]{2}/i.test(text) || !/[а-яё\d]/i.test(text))).toEqual([]);
  });

  test('the chances in its texts are counted ones, the same in both languages', () => {
    const [english = [], russian = []] = languages.map((text) =>
      textsOf(text).map(([place, told = '']) => ({ place, chances: chancesIn(told) })),
    );
    expect(russian).toEqual(english);
    const counted = chancesOf(lesson);
    const told = english.flatMap(({ chances }) => chances.map(({ num, den }) => `${num} of ${den}`));
    expect(told.filter((chance) => !counted.includes(chance))).toEqual([]);
  });
});

describe.each(['dragonwood', 'dragonheart'])('the lessons of %s', (game) => {
  const own = lessons.filter(({ written }) => written.game === game);

  test('have each its own place in the course', () => {
    expect(repeated(own.map(({ written }) => written.order))).toEqual([]);
  });

  test('have titles of their own in both languages', () => {
    expect(repeated(own.map(({ en }) => en.title))).toEqual([]);
    expect(repeated(own.map(({ ru }) => ru.title))).toEqual([]);
  });
});

/** Each rule that a lesson shows, once for each step that shows it. */
const shown = lessons.flatMap(({ place, written }) =>
  written.steps.flatMap(({ shows }, at) => shows.map((rule) => ({ rule, place, step: at + 1 }))),
);

test.each(shown)('[$rule] is shown by step $step of $place', ({ rule }) => {
  expect(ruleIds.has(rule)).toBe(true);
});
