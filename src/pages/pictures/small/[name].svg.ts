import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSmallPicture, smallPictureNames } from '#components/cards/picture/index.ts';

/** The drawings for small faces, made when the site is built. */
export const getStaticPaths = (() => smallPictureNames.map((name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute<never, { name: string }> = ({ params: { name } }) =>
  new Response(drawSmallPicture(name), { headers: { 'Content-Type': 'image/svg+xml' } });
