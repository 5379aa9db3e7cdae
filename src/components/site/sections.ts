import type { Game } from './world.ts';

/**
 * The ways into a game, by the pages that belong to each; the first that the sidebar lists is where it leads. Dragonheart has
 * no dice: its odds are those of the table. Rules leads to the overview, which explains the game in brief and lists every
 * rule by number, and has whatever belongs nowhere else.
 */
const ways = [
  { id: 'learn', folders: ['learn/'] },
  { id: 'rules', folders: [''] },
  { id: 'odds', folders: ['odds/', 'table/', 'charts/'] },
  { id: 'play', folders: ['play/', 'score/'] },
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
  const shown = ways.flatMap(({ id, folders }) => {
    const paths = folders.map((folder) => `/${game}/${folder}`);
    const first = paths.find((each) => pages.includes(each));
    return first === undefined ? [] : [{ id, path: first, paths }];
  });
  // The longest path that holds this page: all lie below the overview. A rule's own address lies in no folder.
  const longest = shown
    .flatMap(({ id, paths }) => paths.map((each) => ({ id, path: each })))
    .filter((each) => path.startsWith(each.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  const here = longest?.id ?? 'rules';
  return shown.map(({ id, path: to }) => ({
    id,
    path: to,
    current: to === path ? 'page' : id === here ? 'true' : undefined,
  }));
}
