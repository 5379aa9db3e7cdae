import { describe, expect, test } from 'vitest';
import { type CodedReason, type Game, type GameState, seedRng } from '../core/index.ts';
import * as dragonheart from '../dragonheart/index.ts';
import * as dragonwood from '../dragonwood/index.ts';
import { type Bot, type BotLevel, botLevels, bots, type BotsOf, playOut } from './index.ts';

/** What the tests need of a game, whichever it is. */
interface Match<Options, State extends GameState, View, Action, GameEvent, Reason extends CodedReason, Reasons> {
  readonly game: Omit<Game<Options, State, View, Action, GameEvent, Reason>, 'ruleOf'>;
  readonly bots: BotsOf<View, Action, Reasons>;
  readonly start: (seed: number) => State;
  readonly winnersOf: (state: State) => readonly number[];
}

/** Registers the same tests for any game. */
function describeBots<Options, State extends GameState, View, Action, GameEvent, Reason extends CodedReason, Reasons>(
  name: string,
  { game, bots: named, start, winnersOf }: Match<Options, State, View, Action, GameEvent, Reason, Reasons>,
): void {
  type OurBot = Bot<View, Action>;

  /** Plays to the end and hands every decision to `look`. */
  function watch(bot: OurBot, seed: number, look: (view: View, action: Action) => void): State {
    let decision = 0;
    const watched: OurBot = (view) => {
      const action = bot(view, seedRng(decision++));
      look(view, action);
      return action;
    };
    return playOut(game, [watched, watched, watched, watched], start(seed), seed);
  }

  describe.each(['random', ...botLevels] as const)(`the %s bot of ${name}`, (level) => {
    const seeds = level === 'hard' ? [1] : [1, 2, 3, 4, 5];

    test('does only what the rules allow, to the end of the game', () => {
      for (const seed of seeds) {
        const end = watch(named[level], seed, (view, action) => expect(game.illegality(view, action)).toBeNull());
        expect(game.outcome(end)).not.toBeNull();
      }
    });

    test('does the same again with the same view and randomness', () => {
      for (const seed of seeds) {
        const state = start(seed);
        const view = game.view(state, game.toAct(state) ?? 0);
        expect(named[level](view, seedRng(seed))).toEqual(named[level](structuredClone(view), seedRng(seed)));
      }
    });

    test('has reasons for whatever it does, in plain data', () => {
      watch(named[level], 9, (view, action) => {
        const reasons = named.explain(view, action);
        expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
      });
    });
  });

  /** Wins of the first bot, every deal played twice with the seats exchanged. */
  function wins(first: BotLevel, second: BotLevel | 'random', games: number): number {
    let won = 0;
    for (let turn = 0; turn < games; turn++) {
      const seat = turn % 2;
      const seats = seat === 0 ? [named[first], named[second]] : [named[second], named[first]];
      const winners = winnersOf(playOut(game, seats, start(2000 + Math.floor(turn / 2) * 3), turn));
      if (winners.includes(seat)) won += 1 / winners.length;
    }
    return won;
  }

  test(`in ${name} the easy bot beats the random one, and the normal bot the easy one`, () => {
    // Far below what scripts/simulate.ts measures over 2,000 games, so that only a broken bot fails here.
    expect(wins('easy', 'random', 60)).toBeGreaterThan(40);
    expect(wins('normal', 'easy', 100)).toBeGreaterThan(65);
  });
}

const playersOf = (seed: number) => ([2, 3, 4] as const)[seed % 3] ?? 2;

describeBots('Dragonwood', {
  game: dragonwood,
  bots: bots.dragonwood,
  // Seeds that are multiples of three make games of two.
  start: (seed) =>
    dragonwood.newGame(
      { players: seed >= 2000 ? 2 : playersOf(seed), edition: seed % 2 ? 'tabletop' : 'online', variants: [] },
      seed,
    ),
  winnersOf: (state) => dragonwood.scoreNow(state).winners,
});

describeBots('Dragonheart', {
  game: dragonheart,
  bots: bots.dragonheart,
  start: (seed) => dragonheart.newGame({ endTrigger: seed % 2 ? 'lastCardDrawn' : 'cannotRefill' }, seed),
  winnersOf: (state) => dragonheart.scoreNow(state).winners,
});
