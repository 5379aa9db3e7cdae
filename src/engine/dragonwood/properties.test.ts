import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playReplay } from '../core/index.ts';
import { deepFreeze } from '../core/testing.ts';
import { apply } from './apply.ts';
import { numbersOf } from './attack.ts';
import { isEnhancementId, isEventId, mostDice, isDragon } from './cards.ts';
import { editionIds, playerCounts, variantIds } from './editions.ts';
import { evolve } from './evolve.ts';
import { illegality, toAct } from './legality.ts';
import { formatAction, parseAction } from './notation.ts';
import { parsePosition } from './parse-position.ts';
import { attemptOdds } from './odds.ts';
import { outcome } from './score.ts';
import { newGame } from './setup.ts';
import { isWhole, lastOf, playedGame, possible, type Step, told } from './testing.ts';
import type { DragonwoodOptions, DragonwoodState } from './types.ts';
import { view } from './view.ts';

const options: fc.Arbitrary<DragonwoodOptions> = fc.record({
  players: fc.constantFrom(...playerCounts),
  edition: fc.constantFrom(...editionIds),
  variants: fc.subarray([...variantIds]),
});
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const styles = fc.constantFrom('random' as const, 'greedy' as const);

/** Checks whole games of both styles, with all numbers of players, editions and variants. */
const inGames = (numRuns: number, check: (steps: readonly Step[], chosen: DragonwoodOptions, seed: number) => void) =>
  fc.assert(
    fc.property(options, seeds, styles, (chosen, seed, style) => check(playedGame(chosen, seed, style), chosen, seed)),
    { numRuns, seed: 2015 },
  );

test('all 106 cards are always somewhere, each once', () => {
  inGames(40, (steps) => {
    for (const { before, after } of steps) {
      if (!isWhole(before) || !isWhole(after)) expect(after).toBe('whole');
    }
  });
});

test('no event ever lies in the landscape, and no dragon at the beginning', () => {
  inGames(60, (steps) => {
    expect(steps[0]?.before.landscape.filter(isDragon)).toEqual([]);
    for (const { after } of steps) expect(after.landscape.filter(isEventId)).toEqual([]);
  });
});

test('[dw-hand-limit] nobody ever holds more than nine cards at a turn’s end', () => {
  inGames(60, (steps) => {
    for (const { after } of steps) {
      if (after.phase.kind !== 'turn' && after.phase.kind !== 'over') continue;
      for (const hand of after.hands) expect(hand.length).toBeLessThanOrEqual(9);
      expect(after.played).toEqual([]);
    }
  });
});

test('[dw-six-dice] never more than six dice are rolled', () => {
  inGames(60, (steps) => {
    for (const { events } of steps) {
      for (const { rolled } of told(events, 'diceRolled')) {
        expect(rolled.length).toBeGreaterThan(0);
        expect(rolled.length).toBeLessThanOrEqual(mostDice);
      }
    }
  });
});

test('[dw-reshuffle] the Adventurer deck never runs dry', () => {
  inGames(60, (steps) => {
    for (const { after } of steps) expect(after.deck.length).toBeGreaterThan(0);
  });
});

test('[dw-replenish] when a turn ends five cards lie open, unless the deck is empty', () => {
  inGames(60, (steps) => {
    for (const { after } of steps) {
      if (after.phase.kind === 'turn' && after.dragonwoodDeck.length > 0) expect(after.landscape).toHaveLength(5);
    }
  });
});

test('[dw-turn-choice] who is asked can always do something, and every game ends', () => {
  inGames(60, (steps) => {
    for (const { before } of steps) expect(possible(before).length).toBeGreaterThan(0);
    const end = lastOf(steps);
    for (const seat of end.hands.keys()) expect(illegality(view(end, seat), { type: 'reload' })?.code).toBe('gameOver');
    expect(outcome(end)?.winners.length).toBeGreaterThan(0);
    expect(end.turn).toBeLessThan(1000);
  });
});

test('a game survives being written down as JSON, its events and views too', () => {
  inGames(15, (steps) => {
    for (const { before, action, events, after } of steps) {
      for (const value of [before, action, events, after, view(after, 0)]) {
        expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
      }
    }
  });
});

test('the events of an action lead to its state, all but the randomness', () => {
  inGames(40, (steps) => {
    for (const { before, events, after } of steps) {
      expect({ ...events.reduce<DragonwoodState>(evolve, before), rng: after.rng }).toStrictEqual(after);
    }
  });
});

test('an action changes nothing in the table that it is given', () => {
  inGames(20, (steps) => {
    for (const { before, action, after, events } of steps) {
      const applied = apply(deepFreeze(structuredClone(before)), deepFreeze(structuredClone(action)));
      expect(applied.state).toEqual(after);
      const frozen = deepFreeze(structuredClone(before));
      for (const event of deepFreeze(structuredClone(events)).slice(0, 1)) evolve(frozen, event);
    }
  });
});

test('played again from its seed, a game is the same; taken back, it is as it was', () => {
  inGames(30, (steps, chosen, seed) => {
    const moves = steps.map(({ action }) => ({ kind: 'action', action }) as const);
    const replay = { start: { kind: 'seed', options: chosen, seed }, players: [], moves } as const;
    const game = { newGame, apply, parsePosition };
    const played = playReplay(game, replay);
    if ('problem' in played) throw new RangeError(played.problem.code);
    expect(played.value.problem).toBeNull();
    expect(played.value.state).toEqual(lastOf(steps));
    expect(played.value.events).toEqual(steps.map(({ events }) => events));
    expect(played.value.before).toEqual(steps.map(({ before }) => before));
    const shorter = { ...replay, moves: moves.slice(0, -1) };
    expect(playReplay(game, shorter)).toMatchObject({ value: { state: steps.at(-1)?.before } });
  });
});

test('every action of a game is read as it was written', () => {
  inGames(20, (steps) => {
    for (const { action } of steps) expect(parseAction(formatAction(action))).toEqual({ value: action });
  });
});

test('an attack rolls and needs what the calculator says', () => {
  inGames(60, (steps) => {
    for (const { action } of steps) {
      if (action.type !== 'capture' || action.method === 'dragonSpell') continue;
      const { target, method, cards, enhancements } = action;
      const odds = attemptOdds({ target, method, adventurers: cards.length, enhancements });
      expect(numbersOf(action)).toEqual({ dice: odds.dice, bonus: odds.bonus, need: odds.need });
    }
  });
});

test('[dw-total] a target is captured exactly when dice and bonuses reach its number', () => {
  inGames(60, (steps) => {
    for (const { events } of steps) {
      const roll = [...told(events, 'diceRolled'), ...told(events, 'rollKept'), ...told(events, 'dieRerolled')].at(-1);
      if (!roll || told(events, 'rerollOffered').length > 0) continue;
      const sum = roll.rolled.reduce((total: number, face) => total + face, roll.bonus);
      const hits = [...told(events, 'creatureCaptured'), ...told(events, 'enhancementCaptured')].length;
      expect([hits, told(events, 'attackMissed').length]).toEqual(sum >= roll.need ? [1, 0] : [0, 1]);
    }
  });
});

test('[dw-turn-ends] turns go round the table, one after the other', () => {
  inGames(40, (steps, { players }) => {
    for (const { before, after, events } of steps) {
      const ended = told(events, 'turnEnded').length;
      expect(ended).toBeLessThanOrEqual(1);
      expect([after.turn, after.active]).toEqual([before.turn + ended, (before.active + ended) % players]);
      if (after.phase.kind === 'turn') expect(toAct(after)).toBe(after.active);
    }
  });
});

test('[dw-capture-enhancement] enhancements lie before their owners, creatures in victory piles, never mixed', () => {
  inGames(40, (steps) => {
    const { creatures, enhancements } = lastOf(steps);
    expect(creatures.flat().filter(isEnhancementId)).toEqual([]);
    expect(enhancements.flat().every(isEnhancementId)).toBe(true);
  });
});
