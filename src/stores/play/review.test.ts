import { describe, expect, test } from 'vitest';
import { seedRng, type Player, type ReplayMove } from '#engine/core/index.ts';
import { parseQuestion } from '../odds-address.ts';
import { formatQuestion } from '../odds-link.ts';
import { attackChance, oddsOfTold } from './dragonwood-odds.ts';
import { attemptsOf, luckOf, reviewDragonwood, type Attempted } from './dragonwood-review.ts';
import { reviewDragonheart } from './dragonheart-review.ts';
import { moverOf, toldMove, unroll, withMove, type Course } from './match.ts';
import { dragonheart, dragonheartBots, dragonwood, dragonwoodBots, player } from './testing.ts';

type WoodCourse = Course<
  dragonwood.DragonwoodOptions,
  dragonwood.DragonwoodState,
  dragonwood.DragonwoodAction,
  dragonwood.DragonwoodEvent
>;
type HeartCourse = Course<
  dragonheart.DragonheartOptions,
  dragonheart.DragonheartState,
  dragonheart.DragonheartAction,
  dragonheart.DragonheartEvent
>;

/** A game of normal bots, as if these players had played it. */
function woodGame(players: readonly Player[], seed: number): WoodCourse {
  const options = { players: players.length as 2, edition: 'tabletop', variants: ['dragonSpell'] } as const;
  const match = {
    id: 'a',
    game: 'dragonwood',
    players,
    start: { kind: 'seed', options, seed } as const,
    moves: [],
    at: 0,
  };
  const begun = unroll(dragonwood, match);
  if ('problem' in begun) throw new RangeError('no start');
  let { course } = begun.value;
  for (;;) {
    const state = course.tables.at(-1)!;
    const seat = dragonwood.toAct(state);
    if (seat === null) return course;
    const view = dragonwood.view(state, seat);
    course = withMove(dragonwood, course, { kind: 'action', action: dragonwoodBots.normal(view, seedRng(1)) });
  }
}
function heartGame(seed: number): HeartCourse {
  const start = { kind: 'seed', options: {}, seed } as const;
  const match = { id: 'a', game: 'dragonheart', players: [player('person'), player('easy')], start, moves: [], at: 0 };
  const begun = unroll(dragonheart, match);
  if ('problem' in begun) throw new RangeError('no start');
  let { course } = begun.value;
  for (let at = 0; ; at++) {
    const state = course.tables.at(-1)!;
    const seat = dragonheart.toAct(state);
    if (seat === null) return course;
    const view = dragonheart.view(state, seat);
    course = withMove(dragonheart, course, { kind: 'action', action: dragonheartBots.easy(view, seedRng(at)) });
  }
}

describe('a game of Dragonwood looked back over', () => {
  const course = woodGame([player('person'), player('normal')], 21);
  const review = reviewDragonwood(course);

  test('every attack stands there with its chance and what came of it, as the log tells them', () => {
    const events = course.facts.flat();
    const results = events.filter(
      ({ type }) => type === 'creatureCaptured' || type === 'enhancementCaptured' || type === 'attackMissed',
    );
    const attempts = review.luck.flatMap((luck) => luck.attempts).toSorted((a, b) => a.at - b.at);
    expect(attempts.map(({ isCaptured }) => isCaptured)).toEqual(results.map(({ type }) => type !== 'attackMissed'));
    const declared = events.filter((event) => event.type === 'attackDeclared');
    expect(attempts.map(({ seat, attack }) => [seat, attack.target])).toEqual(
      declared.map(({ seat, target }) => [seat, target]),
    );
    expect(attempts.length).toBeGreaterThan(15);
  });

  test('captures and points are those that lie in the victory piles at the end', () => {
    const end = course.tables.at(-1)!;
    for (const [seat, luck] of review.luck.entries()) {
      const creatures = end.creatures[seat] ?? [];
      expect(luck.attempts.filter(({ isCaptured, points }) => isCaptured && points > 0)).toHaveLength(creatures.length);
      expect(luck.capturedPoints).toBe(dragonwood.scoreNow(end).lines[seat]?.points);
    }
  });

  test('expected captures are the chances added up, each counted by trying all rolls', () => {
    const faces = [1, 2, 2, 3, 3, 4];
    const byHand = ({ attack }: Attempted): number => {
      const { dice, bonus, need } = dragonwood.numbersOf(attack);
      let sums = [0];
      for (let die = 0; die < dice; die++) sums = sums.flatMap((sum) => faces.map((face) => sum + face));
      return sums.filter((sum) => sum + bonus >= need).length / sums.length;
    };
    for (const { attempts, expected } of review.luck) {
      const plain = attempts.filter(({ attack }) => !dragonwood.allowsReroll(attack));
      for (const attempt of plain) expect(attempt.chance.num / attempt.chance.den).toBeCloseTo(byHand(attempt), 12);
      const all = attempts.reduce((sum, { chance }) => sum + chance.num / chance.den, 0);
      expect(expected).toBeCloseTo(all, 9);
    }
  });

  test('only the person’s decisions are looked at, each with more than one choice, beside the adviser’s', () => {
    expect(review.decisions.length).toBeGreaterThan(10);
    for (const { at, seat, action, best, isBest, reasons, bestReasons, worth } of review.decisions) {
      expect(seat).toBe(0);
      expect(moverOf(dragonwood, course, at)).toBe(0);
      expect(course.match.moves[at]).toEqual({ kind: 'action', action });
      const view = dragonwood.view(course.tables[at]!, 0);
      expect(dragonwood.illegality(view, best)).toBeNull();
      expect(isBest).toBe(dragonwood.formatAction(best) === dragonwood.formatAction(action));
      expect(reasons).toEqual(dragonwoodBots.explain(view, action));
      expect(bestReasons).toEqual(dragonwoodBots.explain(view, best));
      if (worth?.measure === 'points' && 'value' in reasons) expect(worth.own).toBe(reasons.value);
    }
  });

  test('a game that is not over is looked at as far as it is played', () => {
    const half = { ...course, match: { ...course.match, at: 10 } };
    const { decisions, luck } = reviewDragonwood(half);
    expect(decisions.every(({ at }) => at < 10)).toBe(true);
    expect(luck.flatMap(({ attempts }) => attempts).every(({ at }) => at < 10)).toBe(true);
  });

  test('it survives being sent from a worker', () => {
    expect(structuredClone(review)).toEqual(review);
  });
});

describe('how lucky somebody was', () => {
  const attack = { target: 'fire-ants', method: 'strike', cards: ['R1'], enhancements: [] } as const;
  const attempt = (num: number, den: number, isCaptured: boolean): Attempted => ({
    at: 0,
    seat: 0,
    attack,
    chance: { num, den },
    isCaptured,
    points: 1,
  });

  test('is counted exactly: all ways to capture and miss, tried one by one', () => {
    const chances = [
      [1, 2],
      [5, 6],
      [13, 36],
      [0, 6],
      [6, 6],
    ] as const;
    for (let captured = 0; captured < 32; captured++) {
      const attempts = chances.map(([num, den], place) => attempt(num, den, Boolean(captured & (1 << place))));
      const count = attempts.filter(({ isCaptured }) => isCaptured).length;
      let atLeast = 0;
      let atMost = 0;
      for (let ways = 0; ways < 32; ways++) {
        const hits = chances.map((_, place) => Boolean(ways & (1 << place)));
        const likely = chances.reduce((all, [num, den], place) => all * (hits[place] ? num / den : 1 - num / den), 1);
        const sum = hits.filter(Boolean).length;
        if (sum >= count) atLeast += likely;
        if (sum <= count) atMost += likely;
      }
      const luck = luckOf(attempts);
      expect(luck.captured).toBe(count);
      expect(luck.atLeast).toBeCloseTo(atLeast, 12);
      expect(luck.atMost).toBeCloseTo(atMost, 12);
      expect(luck.expected).toBeCloseTo(1 / 2 + 5 / 6 + 13 / 36 + 1, 12);
    }
  });

  test('without an attack there is no luck, good or bad', () => {
    expect(luckOf([])).toMatchObject({ expected: 0, captured: 0, atLeast: 1, atMost: 1 });
  });

  test('over many games captures are as many as expected', () => {
    let expected = 0;
    let captured = 0;
    let spread = 0;
    for (let seed = 0; seed < 60; seed++) {
      const one = luckOf(attemptsOf(woodGame([player('easy'), player('easy')], seed)));
      expected += one.expected;
      captured += one.captured;
      for (const { chance } of one.attempts) spread += (chance.num / chance.den) * (1 - chance.num / chance.den);
    }
    expect(captured).toBeGreaterThan(1000);
    expect(Math.abs(captured - expected)).toBeLessThan(4 * Math.sqrt(spread));
  });
});

describe('the odds of an attack that was told', () => {
  test('are exact, and the calculator is asked the same', () => {
    let asked = 0;
    for (let seed = 0; seed < 12; seed++) {
      const course = woodGame([player('person'), player('normal')], seed);
      for (const at of course.match.moves.keys()) {
        const told = toldMove(dragonwood, course, at, 0)!;
        const odds = oddsOfTold(told);
        if (told.action.type === 'capture') expect(odds?.chance).toEqual(attackChance(told.action));
        const hasDice = told.events.some(
          ({ type }) => type === 'diceRolled' || type === 'dieRerolled' || type === 'rollKept',
        );
        expect(odds !== null).toBe(hasDice);
        if (!odds?.search) continue;
        asked += 1;
        const { question, problems } = parseQuestion(odds.search);
        expect(problems).toEqual([]);
        expect(formatQuestion(question)).toBe(odds.search);
        const { target, method, cards, enhancements } = odds.attack;
        if (method === 'dragonSpell') throw new RangeError('the calculator knows no spell');
        expect(question.target).toBe(target);
        const answer = dragonwood.attemptOdds({
          target,
          method,
          adventurers: question.cards[method],
          enhancements: question.enhancements,
        });
        expect(answer.chance.num / answer.chance.den).toBeCloseTo(odds.chance.num / odds.chance.den, 12);
        expect([cards.length, [...enhancements].sort()]).toEqual([
          question.cards[method],
          [...question.enhancements].sort(),
        ]);
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  test.each([
    ['dragonSpell blue-dragon R3 R4 R5', 'players 2; variants dragonSpell; hands R3 R4 R5 | -; landscape blue-dragon'],
    [
      'strike fire-ants +charmed-potion=G6',
      'players 2; hands R3 | -; landscape fire-ants; enhancements charmed-potion | -',
    ],
  ])('the calculator cannot be asked for %s', (text, position) => {
    const action = dragonwood.parseAction(text);
    if ('problem' in action) throw new RangeError(text);
    const moves: ReplayMove<dragonwood.DragonwoodAction>[] = [{ kind: 'action', action: action.value }];
    const start = { kind: 'position', position } as const;
    const unrolled = unroll(dragonwood, { id: 'a', game: 'dragonwood', players: [], start, moves, at: 1 });
    if ('problem' in unrolled) throw new RangeError(JSON.stringify(unrolled));
    expect(unrolled.value.problem).toBeNull();
    const odds = oddsOfTold(toldMove(dragonwood, unrolled.value.course, 0, 0)!);
    expect(odds).toMatchObject({ search: null, chance: { den: expect.any(Number) } });
  });
});

describe('a game of Dragonheart looked back over', () => {
  test('points taken are those in the pile, and the adviser’s are counted on the same tables', () => {
    for (const seed of [3, 8]) {
      const course = heartGame(seed);
      const { decisions, points } = reviewDragonheart(course);
      const end = course.tables.at(-1)!;
      for (const [seat, one] of points.entries()) {
        expect(one.taken).toBe(dragonheart.pointsOf(end.piles[seat] ?? []));
      }
      expect(decisions.every(({ seat }) => seat === 0)).toBe(true);
      let adviser = 0;
      for (const { at, best, bestReasons, action } of decisions) {
        const table = course.tables[at]!;
        expect(course.match.moves[at]).toEqual({ kind: 'action', action });
        // What a pile brings at once, told by the engine itself; a choice asked in between is part of the next decision.
        const { events } = dragonheart.apply(table, best);
        const taken = events.reduce((sum, event) => sum + (event.type === 'pileTaken' ? event.points : 0), 0);
        const gain = bestReasons.kind === 'play' ? bestReasons.gain : bestReasons.points;
        const asksOrDragon = events.some(({ type }) => type === 'choiceAsked' || type === 'greatDragonTaken');
        if (!asksOrDragon) expect(gain).toBe(taken);
        adviser += gain;
      }
      expect(points[0]?.adviser).toBe(adviser);
      expect(points[1]).toMatchObject({ own: 0, adviser: 0 });
    }
  });
});
