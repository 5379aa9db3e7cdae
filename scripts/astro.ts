/** `astro` without telemetry, on every system: `node scripts/astro.ts dev`. */
import { pathToFileURL } from 'node:url';
import { commandFile } from './tools.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
await import(pathToFileURL(commandFile('astro', 'astro')).href);
