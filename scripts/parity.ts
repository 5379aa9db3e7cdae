/**
 * English and Russian hold the same pages. Starlight would show an English text under `/ru/` where a translation is
 * missing; this site promises never to do that, so a build without a page's twin stops here.
 */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A page and the file that should stand beside it in the other language; both relative to the source folder. */
export interface MissingTwin {
  readonly page: string;
  readonly twin: string;
}

/** One tree of pages with the Russian ones in its `ru` folder. */
interface PageTree {
  readonly folder: string;
  readonly files: string;
  /** Addresses that are the same in every language, relative to the folder. */
  readonly shared?: RegExp;
}

const trees: readonly PageTree[] = [
  { folder: 'content/docs', files: '**/*.{md,mdx}' },
  // Open data, fonts, style sheets and pictures have no language, and a static host serves one 404 page for all.
  { folder: 'pages', files: '**/*.{astro,ts,md,mdx}', shared: /^(?:data|fonts|pictures|styles)\/|^404\./ },
];

/** Every page of one tree, as paths with forward slashes relative to the tree. */
export const pagesOf = (sourceFolder: string, tree: PageTree): string[] =>
  globSync(tree.files, { cwd: path.join(sourceFolder, tree.folder) })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => !tree.shared?.test(page))
    .sort();

const twinOf = (page: string) => (page.startsWith('ru/') ? page.slice('ru/'.length) : `ru/${page}`);

/** The pages that lack their twin in the other language. */
export const missingTwins = (sourceFolder: string): MissingTwin[] =>
  trees.flatMap((tree) =>
    pagesOf(sourceFolder, tree)
      .map((page) => ({ page: `${tree.folder}/${page}`, twin: `${tree.folder}/${twinOf(page)}` }))
      .filter(({ twin }) => !existsSync(path.join(sourceFolder, twin))),
  );

/** What to tell an author. */
export const twinSentence = ({ page, twin }: MissingTwin): string =>
  `${page} has no twin in the other language: write ${twin}.`;

/** Fails the build if a page lacks its twin; while writing (`astro dev`) it only warns. */
export function pageParity(): AstroIntegration {
  return {
    name: 'page-parity',
    hooks: {
      'astro:config:setup': ({ command, config, logger }) => {
        const sentences = missingTwins(fileURLToPath(config.srcDir)).map(twinSentence);
        if (sentences.length === 0) return;
        if (command === 'build') throw new Error(sentences.join('\n'));
        if (command === 'dev') sentences.forEach((sentence) => logger.warn(sentence));
      },
    },
  };
}
