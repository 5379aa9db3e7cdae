import { expect, test } from 'vitest';
import type { Game } from '../core/index.ts';
import * as dragonheart from './index.ts';

test('the front door is a game as the contract has it', () => {
  const game: Game<
    dragonheart.DragonheartOptions,
    dragonheart.DragonheartState,
    dragonheart.DragonheartView,
    dragonheart.DragonheartAction,
    dragonheart.DragonheartEvent,
    dragonheart.DragonheartIllegality,
    dragonheart.DragonheartRuleId
  > = dragonheart;
  expect(game.id).toBe('dragonheart');
  expect(game.toAct(game.newGame({}, 1))).toBe(game.newGame({}, 1).active);
});
