import type { APIRoute } from 'astro';
import { lightSheet } from '#components/site/light-sheet.ts';
import tokens from '../../styles/tokens.css?raw';

/** Light colours where no script asks for the reader's; `Head.astro` links it for readers without scripts alone. */
export const GET: APIRoute = () => new Response(lightSheet(tokens), { headers: { 'Content-Type': 'text/css' } });
