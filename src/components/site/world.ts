import type { StarlightRouteData } from '@astrojs/starlight/route-data';

/** The games, in the order in which they stand on the shelf. */
export const games = ['dragonwood', 'dragonheart'] as const;
export type Game = (typeof games)[number];

type Head = StarlightRouteData['head'];
export type SidebarEntry = StarlightRouteData['sidebar'][number];

/** The game that a path below the language folder belongs to. */
export const gameOfPath = (path: string): Game | undefined => games.find((game) => path.startsWith(`/${game}/`));

/** The game that a page's head names; it chooses the colours too. Undefined on a page of neither game. */
export const gameOfHead = (head: Head): Game | undefined => {
  const named = head.find(({ attrs }) => attrs?.name === 'game')?.attrs?.content;
  return games.find((game) => game === named);
};

/** All links of a sidebar, in their order. */
export const linksOf = (entries: readonly SidebarEntry[]): readonly (SidebarEntry & { type: 'link' })[] =>
  entries.flatMap((entry) => (entry.type === 'link' ? [entry] : linksOf(entry.entries)));
