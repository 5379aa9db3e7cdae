import type { APIRoute, GetStaticPaths } from 'astro';
import { fallbackFaces, type LetterScript, letterScripts } from '#components/site/font-fallbacks.ts';

/** The faces that stand in until the site's fonts have come, a sheet for each script. */
export const getStaticPaths = (() =>
  letterScripts.map((script) => ({ params: { script }, props: { script } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ script: LetterScript }> = ({ props: { script } }) =>
  new Response(fallbackFaces(script), { headers: { 'Content-Type': 'text/css' } });
