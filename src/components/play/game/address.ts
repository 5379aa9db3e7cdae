/** What the fragment of a game's address asks for. */

/** A saved game by its id, or a link's text. */
export type AskedByAddress =
  { readonly kind: 'saved'; readonly id: string } | { readonly kind: 'link'; readonly text: string };

const saved = 'saved=';
/** Places on the page that links of the page's frame lead to. */
const places: ReadonlySet<string> = new Set(['', '_top']);

/** What a fragment asks for, with or without `#`; null for nothing. */
export function askedByAddress(hash: string): AskedByAddress | null {
  const bare = hash.replace(/^#/, '');
  if (places.has(bare)) return null;
  return bare.startsWith(saved) ? { kind: 'saved', id: bare.slice(saved.length) } : { kind: 'link', text: bare };
}

/** The fragment of a saved game: a reload comes back to it. */
export const addressOf = (id: string): string => `#${saved}${id}`;
