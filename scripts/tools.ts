/** Runs the project's tools (astro, eslint, vitest …) with the Node that runs us, whatever the machine's own is. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

/** What a finished tool left: whether it succeeded, and all that it printed. */
export interface ToolResult {
  readonly ok: boolean;
  readonly output: string;
}

/** The file that a package's command starts. */
export function commandFile(packageName: string, command: string): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}.`);
  return path.join(folder, file);
}

/** The environment of every tool; `undefined` takes a variable away. */
function toolEnv(changes: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  // Tools cannot see through our pipe whether somebody looks.
  const colours = process.stdout.isTTY
    ? { FORCE_COLOR: '1', NO_COLOR: undefined }
    : { FORCE_COLOR: undefined, NO_COLOR: '1' };
  const localBin = path.join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    // A tool that starts `node` itself gets ours.
    PATH: [localBin, process.env.PATH].join(path.delimiter),
    ASTRO_TELEMETRY_DISABLED: '1',
    ...colours,
    ...changes,
  };
}

/** A command of a package with its arguments, as in `['astro', 'astro', ['build']]`. */
export interface Tool {
  readonly package: string;
  /** Defaults to the package's name. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
}

/** Runs a tool to its end and keeps its output back, so that only a failure need be shown. */
export function runTool({ package: name, command = name, args, env = {} }: Tool): Promise<ToolResult> {
  const child = spawn(process.execPath, [commandFile(name, command), ...args], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (ok: boolean) => resolve({ ok, output: Buffer.concat(chunks).toString() });
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    child.once('close', (code) => finish(code === 0));
  });
}

/** `12.3 s` */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
