/** Chances of rolls as plain numbers, counted once: bots ask for them many thousand times. */
import { captureChance, mostDice, toNumber } from '../../odds/index.ts';

/** The greatest total of six dice. */
const greatest = 24;

type Table = readonly (readonly number[])[];

const count = (reroll: boolean): Table =>
  Array.from({ length: mostDice + 1 }, (_, dice) =>
    Array.from({ length: greatest + 2 }, (__, need) =>
      dice === 0 ? 0 : toNumber(captureChance({ dice, bonus: 0, need, reroll })),
    ),
  );

// Pure: a table is the same whenever it is counted, and is counted when somebody asks.
let plain: Table | undefined;
let rerolled: Table | undefined;

/** The chance from 0 to 1 that so many dice and `bonus` reach `need`, with one optional re-roll or without. */
export function chanceOf(dice: number, bonus: number, need: number, reroll: boolean): number {
  const table = reroll ? (rerolled ??= count(true)) : (plain ??= count(false));
  const target = Math.min(Math.max(need - bonus, 0), greatest + 1);
  return table[dice]?.[target] ?? 0;
}
