import type { APIRoute, GetStaticPaths } from 'astro';
import { drawPicture, pictureNames } from '#components/cards/picture/index.ts';
import { sprites } from '#components/cards/picture/sprite.ts';

/** Every card's picture and the small icons, drawn when the site is built. */
export const getStaticPaths = (() =>
  [...pictureNames, ...Object.keys(sprites)].map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<never, { name: string }> = ({ params: { name } }) =>
  new Response(sprites[name]?.() ?? drawPicture(name), { headers: { 'Content-Type': 'image/svg+xml' } });
