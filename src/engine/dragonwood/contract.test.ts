import { expect, test } from 'vitest';
import type { Game } from '../core/index.ts';
import * as dragonwood from './index.ts';

test('the front door is a game as the contract has it', () => {
  const game: Game<
    dragonwood.DragonwoodOptions,
    dragonwood.DragonwoodState,
    dragonwood.DragonwoodView,
    dragonwood.DragonwoodAction,
    dragonwood.DragonwoodEvent,
    dragonwood.DragonwoodIllegality,
    dragonwood.DragonwoodRuleId
  > = dragonwood;
  expect(game.id).toBe('dragonwood');
  const options = { players: 2, edition: 'tabletop', variants: [] } as const;
  expect(game.toAct(game.newGame(options, 1))).toBe(game.newGame(options, 1).active);
});
