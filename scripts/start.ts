/** `npm start`: builds the site, serves it on the first free port from `PORT` (4321) up, and says where. */
import path from 'node:path';
import getPort, { portNumbers } from 'get-port';
import { serve } from './serve.ts';
import { base } from './site-address.mjs';
import { root, runTool, secondsSince } from './tools.ts';

const lastPort = 65_535;

function wantedPort(): number {
  const wanted = Number(process.env.PORT || 4321);
  if (Number.isInteger(wanted) && wanted >= 1024 && wanted <= lastPort) return wanted;
  console.error(`PORT must be a whole number from 1024 to ${lastPort}, not "${process.env.PORT}".`);
  process.exit(1);
}

const first = wantedPort();
const start = performance.now();
process.stdout.write('Building … ');
const built = await runTool({ package: 'astro', args: ['build'] });
console.log(secondsSince(start));
if (!built.ok) {
  console.error(`${built.output}\nThe site could not be built.`);
  process.exit(1);
}

const port = await getPort({ port: portNumbers(first, lastPort) });
if (port !== first) console.log(`Port ${first} is taken, using ${port}.`);
await serve({ folder: path.join(root, 'dist'), port, base });
console.log(`\n  http://localhost:${port}${base}\n\nCtrl+C stops it.`);

// Without this npm reports the interrupted process as a failure.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
