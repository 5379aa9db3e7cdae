/**
 * `npm test`: runs every stage up to the first that fails, shows the output of that one, and ends with the line
 * `N passed, N failed`. A stage such as lint counts as one check. `--without-browser` leaves the last stage out.
 */
import { parseArgs } from 'node:util';
import { add, countsLine, oneCheck } from './counts.ts';
import { type Stage, type StageResult, stages } from './stages.ts';
import { secondsSince } from './tools.ts';

const { values } = parseArgs({ options: { 'without-browser': { type: 'boolean', default: false } } });

/** A stage that throws has failed, with the error as what to show. */
async function outcome(stage: Stage): Promise<StageResult> {
  try {
    return await stage.run();
  } catch (error) {
    return { counts: oneCheck(false), output: error instanceof Error ? error.message : String(error) };
  }
}

// Ctrl+C reaches the running tool, its stage fails, and the counts are still told.
process.on('SIGINT', () => undefined);

let total = { passed: 0, failed: 0 };
for (const stage of stages) {
  if (stage.needsBrowser && values['without-browser']) {
    console.log('browser tests left out: npm test runs them');
    continue;
  }
  const start = performance.now();
  process.stdout.write(`${stage.name} … `);
  const { counts, output, remark } = await outcome(stage);
  console.log(`${counts.failed === 0 ? 'passed' : 'FAILED'} (${countsLine(counts)}, ${secondsSince(start)})`);
  if (remark) console.log(remark);
  total = add(total, counts);
  if (counts.failed > 0) {
    console.log(`\n${output.trimEnd()}\n`);
    break;
  }
}
console.log(countsLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
