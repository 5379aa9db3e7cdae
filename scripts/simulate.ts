/**
 * Matches between bots: `node scripts/simulate.ts dragonwood hard normal --games 2000`. Every deal is played twice with the
 * seats exchanged, and the win rate of the first bot is printed with its confidence interval.
 */
import { parseArgs } from 'node:util';
import { bots, botLevels, type BotLevel, dragonheart, dragonwood, playOut } from '../src/engine/index.ts';
import { confidence, tally, type Tally } from './tally.ts';

const usage = `node scripts/simulate.ts <game> <bot> <bot> [--games 2000] [--from 0]
games: dragonwood, dragonheart
bots: ${['random', ...botLevels].join(', ')}`;

type Contestant = BotLevel | 'random';

const isContestant = (name: string | undefined): name is Contestant =>
  name !== undefined && ['random', ...botLevels].includes(name);

/** One game with `seats` at the table; the seed decides the deal and the bots' own randomness. */
function playDragonwood(seats: readonly [Contestant, Contestant], seed: number) {
  const start = dragonwood.newGame({ players: 2, edition: 'tabletop', variants: [] }, seed);
  const end = playOut(
    dragonwood,
    seats.map((name) => bots.dragonwood[name]),
    start,
    seed,
  );
  return { winners: dragonwood.scoreNow(end).winners, scores: dragonwood.scoreNow(end).scores, turns: end.turn };
}

function playDragonheart(seats: readonly [Contestant, Contestant], seed: number) {
  const start = dragonheart.newGame({}, seed);
  const end = playOut(
    dragonheart,
    seats.map((name) => bots.dragonheart[name]),
    start,
    seed,
  );
  return { winners: dragonheart.scoreNow(end).winners, scores: dragonheart.scoreNow(end).scores, turns: end.turn };
}

const games = { dragonwood: playDragonwood, dragonheart: playDragonheart };

function report(names: readonly [Contestant, Contestant], result: Tally): string {
  const { rate, low, high } = confidence(result);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const mean = (sum: number) => (sum / result.games).toFixed(1);
  return [
    `${names[0]} beats ${names[1]} in ${percent(rate)} of ${result.games} games (95 %: ${percent(low)} to ${percent(high)})`,
    `points ${mean(result.points[0])} to ${mean(result.points[1])}, ${mean(result.turns)} turns a game; a shared win counts half`,
  ].join('\n');
}

function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { games: { type: 'string', default: '2000' }, from: { type: 'string', default: '0' } },
  });
  const [game, first, second] = positionals;
  const count = Number(values.games);
  const from = Number(values.from);
  const play = Object.entries(games).find(([name]) => name === game)?.[1];
  const areNumbers = Number.isInteger(count) && count > 0 && Number.isInteger(from) && from >= 0;
  if (!play || !isContestant(first) || !isContestant(second) || !areNumbers) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const result: Tally = { games: 0, wins: 0, points: [0, 0], turns: 0 };
  const started = Date.now();
  for (let game = 0; game < count; game++) {
    // A deal is played twice: the second time the bots have changed seats.
    const isTurned = game % 2 === 1;
    const seed = from + Math.floor(game / 2);
    tally(result, play(isTurned ? [second, first] : [first, second], seed), isTurned ? 1 : 0);
    if (process.stdout.isTTY && game % 10 === 9) process.stdout.write(`\r${game + 1} of ${count} games`);
  }
  if (process.stdout.isTTY) process.stdout.write('\r');
  console.log(report([first, second], result));
  console.log(`${(count / ((Date.now() - started) / 1000)).toFixed(1)} games a second`);
}

main();
