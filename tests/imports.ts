/** Reads what a source file imports, and which file an import means. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.dirname(import.meta.dirname);

/** The parts of a source file that hold imports. */
function code(file: string, text: string): string {
  if (file.endsWith('.astro')) {
    const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
    const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
    return [frontmatter, ...scripts].join('\n');
  }
  if (file.endsWith('.mdx')) {
    // In MDX a block that starts with `import` or `export` is code; what stands in a code fence is not.
    const prose = text.replaceAll(/^(```+|~~~+)[\s\S]*?^\1/gm, '');
    return prose
      .split(/\n\s*\n/)
      .filter((block) => /^(?:import|export)\s/.test(block.trimStart()))
      .join('\n');
  }
  return text;
}

/** An import as written, and whether it takes types alone. */
export interface Import {
  readonly specifier: string;
  readonly isType: boolean;
}

/** Everything that a file imports: also types, workers and Vite's globs. */
export function importsOf(file: string, text: string): Import[] {
  const source = code(file, text);
  const typesFrom = /\b(?:import|export)\s+type\s[^'";]*?\bfrom\s*(['"][^'"]+['"])/g;
  const globs = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"`][^'"`]+['"`])/g;
  const urls = /new URL\(\s*(['"`][^'"`]+['"`])\s*,\s*import\.meta\.url/g;
  /** The strings within the first group of each match. */
  const strings = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].flatMap(([, list = '']) =>
      [...list.matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, specifier = '']) => specifier),
    );
  const plain = ts.preProcessFile(source.replaceAll(typesFrom, ''), true, true).importedFiles;
  const values = [...plain.map(({ fileName }) => fileName), ...strings(globs, source), ...strings(urls, source)];
  return [
    ...values.map((specifier) => ({ specifier, isType: false })),
    ...strings(typesFrom, source).map((specifier) => ({ specifier, isType: true })),
  ];
}

const subpaths = (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }
).imports;

/** The file that an import means, relative to the project; undefined for a package. */
export function targetOf(file: string, specifier: string): string | undefined {
  const [written = ''] = specifier.split('?');
  if (written.startsWith('.')) return path.posix.join(path.posix.dirname(file), written);
  if (written.startsWith('/')) return written.slice(1);
  const subpath = Object.entries(subpaths).find(([pattern]) => written.startsWith(pattern.replace('*', '')));
  if (!subpath) return undefined;
  const [pattern, target] = subpath;
  return path.posix.normalize(target.replace('*', written.slice(pattern.length - 1)));
}

/** All files of this project that a file loads when it runs, and all packages; types vanish before that. */
export function loadedBy(file: string, read: (file: string) => string): { files: string[]; packages: string[] } {
  const files = new Set([file]);
  const packages = new Set<string>();
  // The set grows while it is walked.
  for (const loaded of files) {
    for (const { specifier, isType } of importsOf(loaded, read(loaded))) {
      if (isType) continue;
      const target = targetOf(loaded, specifier);
      if (target === undefined) packages.add(specifier);
      else if (/\.tsx?$/.test(target)) files.add(target);
    }
  }
  return { files: [...files], packages: [...packages] };
}
