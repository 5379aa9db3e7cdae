import type { APIRoute } from 'astro';
import { drawSitePicture, sitePictureNames } from '#components/site/picture/index.ts';

/** One file for each of the site's own pictures. */
export const getStaticPaths = () => sitePictureNames.map((name) => ({ params: { name } }));

/** The picture as an SVG file. */
export const GET: APIRoute = ({ params }) =>
  new Response(drawSitePicture(params.name ?? ''), { headers: { 'Content-Type': 'image/svg+xml' } });
