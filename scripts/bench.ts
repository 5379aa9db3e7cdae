/**
 * How fast the engine is: `node scripts/bench.ts`. Timings are noisy: compare them with each other, on one machine. Prints how
 * often a second each thing can be done, and how much memory 10,000 games leave behind.
 */
import { Bench } from 'tinybench';
import { advise } from '../src/engine/adviser/dragonwood/index.ts';
import { bots, captureChance, dragonheart, dragonwood, playOut, seedRng } from '../src/engine/index.ts';

const { attemptOdds, enhancementIds, legalActions, methods, mostAdventurers, newGame, parsePosition, targets, view } =
  dragonwood;

const rolls = [1, 2, 3, 4, 5, 6].flatMap((dice) => [3, 7, 11, 15].map((need) => ({ dice, bonus: 1, need })));
const attempts = targets.flatMap(({ id: target }) =>
  methods.map((method) => ({ target, method, adventurers: mostAdventurers[method], enhancements: enhancementIds })),
);

/** A position that stands in this file and therefore can be read. */
function position(text: string) {
  const parsed = parsePosition(text);
  if ('problem' in parsed) throw new RangeError(JSON.stringify(parsed.problem));
  return parsed.value;
}

/** Nine cards of one suit in a row: the most sets that a hand can hold, with all one-use enhancements beside it. */
const worstHand = position(`players 2; hands R1 R2 R3 R4 R5 R6 R7 R8 R9 | -;
  landscape fire-ants wild-boar gooey-glob angry-ogre spooky-spiders;
  enhancements ${enhancementIds.join(' ')} | -`);
const middle = position(`players 2; hands R1 R2 R3 B3 G3 P7 O9 | B1 B2 B5 G9 P9 O10;
  landscape fire-ants wild-boar gooey-glob silver-sword spooky-spiders; enhancements magical-unicorn | -`);

/** The same hand before the adviser. */
const worstTable = {
  hand: worstHand.hands[0] ?? [],
  landscape: worstHand.landscape,
  enhancements: enhancementIds,
  players: 2,
  othersHold: 5,
  discard: [],
  round: 'first',
  variants: [],
} as const;

const twoPlayers = { players: 2, edition: 'tabletop', variants: [] } as const;
let seed = 0;
const playGame = () =>
  playOut(dragonwood, [bots.dragonwood.normal, bots.dragonwood.normal], newGame(twoPlayers, seed), seed++);

const { normal } = bots.dragonheart;
const playDragonheart = () => playOut(dragonheart, [normal, normal], dragonheart.newGame({}, seed), seed++);
const dragonheartStart = dragonheart.newGame({}, 1);

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
  })
  .add('Dragonwood: a game of two normal bots', () => {
    playGame();
  })
  .add(`Dragonwood: legalActions, ${legalActions(view(worstHand, 0)).length} of nine cards`, () => {
    legalActions(view(worstHand, 0));
  })
  .add('Dragonwood: a move of the hard bot', () => {
    bots.dragonwood.hard(view(middle, 0), seedRng(seed++));
  })
  .add('Dragonwood: the adviser, nine cards, five targets, nine enhancements', () => {
    // Another table each time: the draws of the latest one are remembered.
    advise({ ...worstTable, othersHold: seed++ % 10 });
  })
  .add('Dragonwood: the adviser, the same with two dragons and their Spell', () => {
    const landscape = ['fire-ants', 'wild-boar', 'blue-dragon', 'orange-dragon', 'spooky-spiders'] as const;
    advise({ ...worstTable, landscape, variants: ['dragonSpell'], othersHold: seed++ % 10 });
  })
  .add('Dragonwood: a worker’s answer on nine cards, copied there and back', () => {
    structuredClone(bots.dragonwood.hard(structuredClone(view(worstHand, 0)), seedRng(seed++)));
  })
  .add('Dragonheart: a game of two normal bots', () => {
    playDragonheart();
  })
  .add('Dragonheart: a move of the hard bot', () => {
    bots.dragonheart.hard(dragonheart.view(dragonheartStart, dragonheartStart.active), seedRng(seed++));
  });

await bench.run();
console.table(bench.table());

const megabytes = () => Math.round(process.memoryUsage().heapUsed / 2 ** 20);
const before = megabytes();
for (let game = 0; game < 5_000; game++) {
  playGame();
  playDragonheart();
}
// Without a forced collection the heap also holds what is waiting to be collected; it must not grow with the games.
console.log(`heap before 10,000 games ${before} MB, after them ${megabytes()} MB`);
