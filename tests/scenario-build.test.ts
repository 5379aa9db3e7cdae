/** A lesson that is written badly is told what is wrong, and where; nothing throws. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildScenario, type ScenarioProblem, type WrittenScenario, type WrittenStep } from '#engine/scenario/index.ts';
import { scenarioSchema } from '#schemas/scenario.ts';
import { root } from './imports.ts';
import { heartLessons, woodLessons } from './lessons.ts';

const position = `players 2; hands R3 G4 B5 | R1 O2; landscape spooky-spiders angry-ogre; dragonwood fire-ants ...`;

/** A good step: a strike that hits. */
const good: WrittenStep = {
  shows: ['dw-strike'],
  position,
  do: 'strike spooky-spiders R3 G4 B5 > 1 1 2',
  then: 'reload',
  goal: { event: { type: 'creatureCaptured' } },
  mistakes: {
    gap: { try: 'strike spooky-spiders R3 B5', refused: 'dw-strike' },
    short: { try: 'strike spooky-spiders R3 G4', allowed: 'dw-dice' },
  },
};

const lesson = (...steps: readonly WrittenStep[]): WrittenScenario => ({ game: 'dragonwood', order: 1, steps });

/** What is wrong with a lesson, in a few words; null when it is good. */
function complaint(written: WrittenScenario): string | null {
  const built = buildScenario(woodLessons, written);
  if (!('problem' in built)) return null;
  const { step, part, code }: ScenarioProblem = built.problem;
  return `${step === null ? 'lesson' : step + 1}, ${part}: ${code}`;
}

const question = (
  about: 'state' | 'score' | 'impossible' | 'rule' | 'after' | 'events',
  rest: object,
): WrittenStep => ({
  shows: ['dw-strike'],
  question: { about, answer: {}, wrong: {}, ...rest },
});

test('a good lesson is read: what is alike is a mistake, too', () => {
  const built = buildScenario(woodLessons, lesson(good));
  if (!('scenario' in built)) throw new Error(JSON.stringify(built.problem));
  const [step] = built.scenario.steps;
  expect(step).toMatchObject({
    kind: 'action',
    solution: [{ forced: [1, 1, 2] }],
    then: [{ action: { type: 'reload' }, forced: [] }],
    mistakes: [
      { name: 'gap', is: 'refused', action: { type: 'capture' }, reason: { code: 'gap' } },
      { name: 'short', is: 'allowed', action: { target: 'spooky-spiders', cards: { length: 2 } }, reason: null },
    ],
  });
  expect(built.scenario).toMatchObject({ seed: 1, rules: ['dw-strike'] });
});

test('the rules of a lesson are those of its steps, each once', () => {
  const built = buildScenario(woodLessons, lesson({ ...good, shows: ['dw-dice', 'dw-strike'] }, good));
  expect('scenario' in built && built.scenario.rules).toEqual(['dw-dice', 'dw-strike']);
});

test('the examples of the engine’s README are good lessons', () => {
  const readme = readFileSync(path.join(root, 'src/engine/README.md'), 'utf8');
  const [action = '', asked = ''] = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  expect(complaint(scenarioSchema.parse(parse(action)))).toBeNull();
  const board = `hands Fi2 Kn1 | ?5; board Fi3' Tr4'`;
  const before = { shows: ['dh-pile'], position: board, do: 'play Fi2', goal: { event: { type: 'pileTaken' } } };
  const heart = { game: 'dragonheart', order: 1, steps: [before, ...(parse(asked) as unknown[])] };
  expect(buildScenario(heartLessons, scenarioSchema.parse(heart))).toHaveProperty('scenario');
});

describe('what is wrong is told', () => {
  const changed = (change: Partial<WrittenStep>): WrittenScenario => lesson({ ...good, ...change });
  const mistake = (written: object): WrittenScenario => changed({ mistakes: { one: { try: 'reload', ...written } } });

  test.each<[string, WrittenScenario, string]>([
    ['no steps', lesson(), 'lesson, steps: missing'],
    ['a seed that is none', { ...lesson(good), seed: -1 }, 'lesson, seed: unreadable'],
    ['nowhere to begin', changed({ position: undefined }), '1, position: missing'],
    ['options of no game', { ...changed({ position: undefined }), options: 'players=9' }, '1, options: unreadable'],
    ['a position that is none', changed({ position: 'players 2; hands Z9 | -' }), '1, position: unreadable'],
    ['a later position that is none', lesson(good, { ...good, position: 'x' }), '2, position: unreadable'],
    [
      'others who begin in the middle',
      lesson(good, { ...good, position: undefined, first: 'reload' }),
      '2, first: contradiction',
    ],
    ['others who begin in the learner’s turn', changed({ first: 'reload' }), '1, first: otherSeat'],
    [
      'others who begin with what is refused',
      changed({ position: `${position}; active 1`, first: 'keep' }),
      '1, first: illegal',
    ],
    ['nothing to do', changed({ do: undefined }), '1, do: missing'],
    ['a task and a question', { ...lesson({ ...good, ...question('rule', {}), position }) }, '1, do: missing'],
    ['an action that is none', changed({ do: 'dance' }), '1, do: unreadable'],
    ['dice that are none', changed({ do: 'reload > x' }), '1, do: unreadable'],
    ['a solution that the rules refuse', changed({ do: 'strike spooky-spiders R3 B5' }), '1, do: illegal'],
    ['dice that no die shows', changed({ do: 'strike spooky-spiders R3 > 9' }), '1, do: impossibleDraw'],
    ['dice that are left over', changed({ do: 'reload > 2' }), '1, do: leftOver'],
    ['a solution in somebody else’s turn', changed({ do: ['reload', 'reload'] }), '1, do: otherSeat'],
    ['others who do what the learner is asked', changed({ then: ['reload', 'reload'] }), '1, then: otherSeat'],
    ['no goal', changed({ goal: {} }), '1, goal: missing'],
    ['a goal out of reach', changed({ goal: { event: { type: 'gameEnded' } } }), '1, goal: noGoal'],
    [
      'a goal that is reached too early',
      changed({ do: ['strike spooky-spiders R3 > 1', 'discard R3'], goal: { event: { type: 'diceRolled' } } }),
      '1, goal: goalTooEarly',
    ],
    ['a mistake without a rule', mistake({}), '1, mistake one: missing'],
    ['a mistake of two kinds', mistake({ refused: 'dw-dice', allowed: 'dw-dice' }), '1, mistake one: contradiction'],
    ['a mistake that is none of the game', mistake({ try: 'dance', allowed: 'dw-dice' }), '1, mistake one: unreadable'],
    ['a refused mistake that is allowed', mistake({ refused: 'dw-dice' }), '1, mistake one: notRefused'],
    [
      'an allowed mistake that is refused',
      mistake({ try: 'strike spooky-spiders R3 B5', allowed: 'dw-dice' }),
      '1, mistake one: notAllowed',
    ],
    [
      'a mistake refused by another rule',
      mistake({ try: 'strike spooky-spiders R3 B5', refused: 'dw-dice' }),
      '1, mistake one: otherRule',
    ],
    [
      'a mistake that another one hides',
      changed({
        mistakes: {
          any: { try: 'strike angry-ogre R3', allowed: 'dw-dice', when: { cards: { length: 1 } } },
          one: { try: 'strike spooky-spiders R3', allowed: 'dw-dice' },
        },
      }),
      '1, mistake one: otherMistake',
    ],
    [
      'a mistake whose pattern is not its example’s',
      mistake({ allowed: 'dw-dice', when: { type: 'capture', cards: { length: 1 } } }),
      '1, mistake one: otherMistake',
    ],
    [
      'a mistake that is the solution',
      mistake({ try: 'strike angry-ogre R3', allowed: 'dw-dice', when: { type: 'capture' } }),
      '1, mistake one: hidesSolution',
    ],
  ])('%s', (_title, written, said) => {
    expect(complaint(written)).toBe(said);
  });
});

test('a goal of two facts alike wants both', () => {
  const spell = `players 2; variants dragonSpell; hands G5 G6 G7 P1 R12 | ?4; landscape orange-dragon; seed 1`;
  const discarded = { type: 'cardDiscarded' };
  const cast = { ...good, position: spell, do: 'dragonSpell orange-dragon G5 G6 G7 > 2 3', then: [], mistakes: {} };
  const wounds = {
    shows: good.shows,
    do: ['discard P1', 'discard R12'],
    goal: { events: [discarded, discarded] },
  };
  const step = { ...cast, goal: { event: { type: 'attackMissed' } } };
  expect(complaint(lesson(step, wounds))).toBeNull();
  expect(complaint(lesson(step, { ...wounds, goal: { events: [discarded] } }))).toBe('2, goal: goalTooEarly');
});

describe('a question', () => {
  const ask = (about: Parameters<typeof question>[0], rest: object) => lesson({ ...question(about, rest), position });
  const wrong = (claim?: unknown) => ({ no: { rule: 'dw-dice', ...(claim === undefined ? {} : { claim }) } });

  test.each<[string, WrittenScenario, string | null]>([
    ['about the table', ask('state', { answer: { yes: { turn: 1 } }, wrong: wrong({ turn: 2 }) }), null],
    ['about the score', ask('score', { answer: { yes: { scores: [2, 2] } }, wrong: wrong({ scores: [0, 0] }) }), null],
    [
      'about an attack without a chance',
      ask('impossible', { answer: { yes: 'strike angry-ogre R3' }, wrong: wrong('strike spooky-spiders R3') }),
      null,
    ],
    [
      'about what would come of it',
      ask('after', { try: 'reload', answer: { yes: { active: 1 } }, wrong: wrong({ active: 0 }) }),
      null,
    ],
    [
      'about what would come of a miss',
      ask('after', {
        try: 'strike angry-ogre R3 > 1; discard R3',
        answer: { yes: { hands: { 0: { length: 2 } } } },
        wrong: wrong({ hands: { 0: { length: 3 } } }),
      }),
      null,
    ],
    ['about what a rule says', ask('rule', { answer: { yes: null }, wrong: wrong() }), null],
    [
      'whose answer is wrong',
      ask('state', { answer: { yes: { turn: 3 } }, wrong: wrong() }),
      '1, answer yes: wrongAnswer',
    ],
    [
      'with two right answers',
      ask('state', { answer: { yes: { turn: 1 } }, wrong: wrong({ active: 0 }) }),
      '1, answer no: rightAnswer',
    ],
    ['without a wrong answer', ask('rule', { answer: { yes: null } }), '1, question: missing'],
    [
      'whose order leaves one out',
      ask('rule', { answer: { yes: null }, wrong: wrong(), order: ['yes'] }),
      '1, order: contradiction',
    ],
    [
      'that claims what only a rule says',
      ask('rule', { answer: { yes: 1 }, wrong: wrong() }),
      '1, question: contradiction',
    ],
    ['that tries what is no action', ask('after', { answer: { yes: {} }, wrong: wrong() }), '1, try: unreadable'],
    [
      'about the chance of no attack',
      ask('impossible', { answer: { yes: 'reload' }, wrong: wrong() }),
      '1, question: missing',
    ],
  ])('%s', (_title, written, said) => {
    expect(complaint(written)).toBe(said);
  });

  test('may be asked at the table of a new game', () => {
    const removed = question('state', {
      answer: { yes: { removed: { length: 10 } } },
      wrong: wrong({ removed: { length: 12 } }),
    });
    expect(complaint({ ...lesson(removed), options: 'players=3,edition=tabletop' })).toBeNull();
    expect(complaint({ ...lesson(removed), options: 'players=2,edition=tabletop' })).toBe('1, answer yes: wrongAnswer');
  });

  test('may be about a game that is over', () => {
    const over = `players 2; hands O3 P8 | ?4; creatures blue-dragon crazy-bats spooky-spiders giggling-goblin fire-ants wild-boar
      | orange-dragon fierce-jaguar hungry-bear pack-of-wolves giggling-goblin; phase over dragons`;
    const who = (seat: number, tie: string) =>
      question('score', {
        answer: { yes: { scores: [18, 18], winners: [seat], tie } },
        wrong: wrong({ winners: { length: 2 } }),
      });
    const printed = { ...who(1, 'orangeDragon'), position: over };
    const online = { ...who(0, 'mostCreatures'), position: `edition online; ${over}` };
    expect(complaint(lesson(printed, online))).toBeNull();
  });

  test('may be about what has happened in the steps before it', () => {
    const happened = { has: { type: 'creatureCaptured' } };
    const asked = question('events', { answer: { yes: happened }, wrong: wrong({ not: happened }) });
    expect(complaint(lesson(good, asked))).toBeNull();
  });
});

test('garbage in the texts is a problem and never throws, in either game', () => {
  const word = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('reload', 'play Tr3', 'take treasure > 1 >', '> 1', position),
  );
  const written = fc.record({ position: word, do: word, try: word });
  fc.assert(
    fc.property(written, ({ position: place, do: doing, try: tried }) => {
      const steps: WrittenStep[] = [
        { ...good, position: place, do: doing },
        { ...good, mistakes: { one: { try: tried, refused: 'dw-dice' } } },
      ];
      for (const step of steps) {
        expect('problem' in buildScenario(woodLessons, lesson(step))).toBe(true);
        expect('problem' in buildScenario(heartLessons, lesson(step))).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
