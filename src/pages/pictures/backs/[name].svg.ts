import type { APIRoute } from 'astro';
import { backNames, drawBack } from '#components/cards/back/back.ts';

/** One file for the back of each deck. */
export const getStaticPaths = () => backNames.map((name) => ({ params: { name } }));

/** The back as an SVG file. */
export const GET: APIRoute = ({ params }) =>
  new Response(drawBack(params.name ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
