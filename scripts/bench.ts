/** How fast the odds are counted: `node scripts/bench.ts`. Every pass answers all questions of its kind once. */
import { Bench } from 'tinybench';
import { captureChance, dragonwood } from '../src/engine/index.ts';

const { attemptOdds, enhancementIds, methods, mostAdventurers, targets } = dragonwood;

const rolls = [1, 2, 3, 4, 5, 6].flatMap((dice) => [3, 7, 11, 15].map((need) => ({ dice, bonus: 1, need })));
const attempts = targets.flatMap(({ id: target }) =>
  methods.map((method) => ({ target, method, adventurers: mostAdventurers[method], enhancements: enhancementIds })),
);

const bench = new Bench({ time: 500 });
bench
  .add(`captureChance, ${rolls.length} rolls`, () => {
    for (const roll of rolls) captureChance(roll);
  })
  .add(`captureChance with a re-roll, ${rolls.length} rolls`, () => {
    for (const roll of rolls) captureChance({ ...roll, reroll: true });
  })
  .add(`attemptOdds with all enhancements, ${attempts.length} attempts`, () => {
    for (const attempt of attempts) attemptOdds(attempt);
  });

await bench.run();
console.table(bench.table());
