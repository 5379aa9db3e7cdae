/** What the fragment of a game's address asks for. */

/** A saved game by its id, a link's text to be looked at or to be played on from, an example of a page of prose. */
export type AskedByAddress =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'link' | 'play'; readonly text: string }
  /** The `place`th example of a page, from 1. */
  | { readonly kind: 'example'; readonly page: string; readonly place: number };

const saved = 'saved=';
const played = 'play=';
/** Places on the page that links of the page's frame lead to. */
const places: ReadonlySet<string> = new Set(['', '_top']);

/** What a fragment asks for, with or without `#`; null for nothing. */
export function askedByAddress(hash: string): AskedByAddress | null {
  const bare = hash.replace(/^#/, '');
  if (places.has(bare)) return null;
  if (bare.startsWith(saved)) return { kind: 'saved', id: bare.slice(saved.length) };
  if (bare.startsWith(played)) return { kind: 'play', text: bare.slice(played.length) };
  const [, page, place] = /^example=([a-z]+\/[a-z-]+)\.(\d{1,3})$/.exec(bare) ?? [];
  return page === undefined ? { kind: 'link', text: bare } : { kind: 'example', page, place: Number(place) };
}

/** The link of an example, from the site's list of them (/data/examples.json); null if it is not there, or cannot be had. */
export async function exampleLink(base: string, page: string, place: number): Promise<string | null> {
  try {
    const response = await fetch(`${base}data/examples.json`);
    const links = (await response.json()) as Readonly<Record<string, readonly string[]>>;
    return (Object.hasOwn(links, page) ? links[page]?.[place - 1] : null) ?? null;
  } catch {
    return null;
  }
}

/** The fragment of a saved game: a reload comes back to it. */
export const addressOf = (id: string): string => `#${saved}${id}`;
