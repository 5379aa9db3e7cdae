/**
 * /data/examples.json: the examples of the pages of prose as links to their table. By the page's path, in the order in which
 * they stand there: the texts that a table opens behind `#` (src/engine/README.md, Notation). One address for both languages.
 */
import type { APIRoute } from 'astro';
import { exampleLinks } from '#components/prose/example-positions.ts';

const pages = import.meta.glob<string>('../../content/docs/{dragonwood,dragonheart}/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const links = Object.entries(pages).flatMap(([file, text]) => {
  const found = exampleLinks(text);
  return found.length > 0 ? [[file.replace(/^.*\/docs\/|\.mdx$/g, ''), found] as const] : [];
});

export const GET: APIRoute = () => Response.json(Object.fromEntries(links));
