/**
 * /data/examples.json: the examples of the pages of prose as links to their table. By the page's path, in the order in which
 * they stand there: the texts that a table opens behind `#` (src/engine/README.md, Notation). One address for both languages.
 */
import type { APIRoute } from 'astro';
import { getCollection } from 'astro:content';
import { exampleLinks } from '#components/prose/example-positions.ts';

/** The first page of a game has the game's name. */
const nameOf = (id: string) => (id.includes('/') ? id : `${id}/index`);

export const GET: APIRoute = async () => {
  const pages = await getCollection('docs', ({ id }) => !id.startsWith('ru/'));
  const links = pages.map(({ id, body = '' }) => [nameOf(id), exampleLinks(body)] as const);
  return Response.json(Object.fromEntries(links.filter(([, found]) => found.length > 0)));
};
