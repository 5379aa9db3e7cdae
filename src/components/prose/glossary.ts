import { getEntry } from 'astro:content';
import type { GlossaryData } from '#schemas/glossary.ts';
import type { Game } from './registry.ts';

/** A word of a game as the glossary explains it. */
export type GlossaryTerm = GlossaryData['terms'][number];

/** All words of a game, in no order that readers would see. */
export async function termsOf(game: Game): Promise<readonly GlossaryTerm[]> {
  const entry = await getEntry('glossary', game);
  if (!entry) throw new Error(`There is no src/content/glossary/${game}.yaml`);
  return entry.data.terms;
}

/** The word with this id. An unknown id throws, so that a page which cites it does not build. */
export async function findTerm(game: Game, id: string): Promise<GlossaryTerm> {
  const term = (await termsOf(game)).find((known) => known.id === id);
  if (!term) throw new Error(`There is no word "${id}" in src/content/glossary/${game}.yaml`);
  return term;
}

/** Where a word is explained, as a path below the language's folder. */
export const termPath = (game: Game, { id }: Pick<GlossaryTerm, 'id'>): string => `/${game}/glossary/#${id}`;
