import type { Game } from './world.ts';

/**
 * The ways into a game, by the page that each leads to. A way is shown where the sidebar lists that page: Dragonheart has no
 * dice and no odds. Rules leads to the overview, which explains the game in brief and lists every rule by number.
 */
const ways = [
  { id: 'learn', folder: 'learn/' },
  { id: 'rules', folder: '' },
  { id: 'odds', folder: 'odds/' },
  { id: 'play', folder: 'play/' },
] as const;

/** One entry of the header's navigation. */
export interface Section {
  readonly id: (typeof ways)[number]['id'] | Game;
  /** The path of its page below the language's folder. */
  readonly path: string;
  /** For `aria-current`: this very page, or one that belongs to it. */
  readonly current: 'page' | 'true' | undefined;
}

/** What the header offers on a page of a game. `path` is the page's own, `pages` are the paths that the sidebar lists. */
export function sectionsOf(game: Game, path: string, pages: readonly string[]): readonly Section[] {
  const shown = ways
    .map(({ id, folder }) => ({ id, path: `/${game}/${folder}` }))
    .filter((way) => pages.includes(way.path));
  // The odds at a real table belong to the odds, though they stand beside them.
  const place = path === `/${game}/table/` ? `/${game}/odds/` : path;
  // The longest path that holds this page: the odds are a place of their own. A rule's own address lies in no folder.
  const [here] = shown
    .filter((way) => place.startsWith(way.path))
    .map((way) => way.path)
    .toSorted((a, b) => b.length - a.length);
  const current = here ?? `/${game}/`;
  return shown.map((way) => ({
    ...way,
    current: way.path === path ? 'page' : way.path === current ? 'true' : undefined,
  }));
}
