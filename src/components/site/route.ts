import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { addRulesToToc } from '#components/prose/toc.ts';
import { parsePathname } from '#i18n/address.ts';

type SidebarEntry = StarlightRouteData['sidebar'][number];

const games = ['dragonwood', 'dragonheart'] as const;
type Game = (typeof games)[number];

/** The game that a path below the language folder belongs to. */
const gameOfPath = (path: string): Game | undefined => games.find((game) => path.startsWith(`/${game}/`));

const firstLink = (entry: SidebarEntry): (SidebarEntry & { type: 'link' }) | undefined =>
  entry.type === 'link' ? entry : entry.entries.map(firstLink).find((link) => link !== undefined);

/** On a page of one game the other game's group shrinks to one link, its overview. */
const shrinkOtherGame =
  (game: Game, base: string) =>
  (entry: SidebarEntry): SidebarEntry => {
    const link = firstLink(entry);
    const of = link && gameOfPath(parsePathname(link.href, base).path);
    return link && of && of !== game ? { ...link, label: entry.label } : entry;
  };

const tellsAddress = ({ attrs }: StarlightRouteData['head'][number]) =>
  attrs?.rel === 'canonical' || attrs?.rel === 'alternate' || attrs?.property === 'og:url';

/**
 * Lists a page's rules in its table of contents and tells the page its game: a meta tag chooses the world's colours, and
 * the sidebar shows that game.
 */
export const onRequest = defineRouteMiddleware(async ({ locals, url }) => {
  const base = import.meta.env.BASE_URL;
  const route = locals.starlightRoute;
  const { locale, path } = parsePathname(url.pathname, base);
  if (route.toc) await addRulesToToc(route.entry.body ?? '', route.toc.items, locale);
  // Elsewhere the page's title stands before the site's name; the home page's title is that name.
  if (path === '/') for (const entry of route.head) if (entry.tag === 'title') entry.content = route.siteTitle;
  // The pages for wrong addresses have no address of their own that could be named.
  if (path.startsWith('/404')) route.head = route.head.filter((entry) => !tellsAddress(entry));
  const game = gameOfPath(path);
  if (!game) return;
  route.head.push({ tag: 'meta', attrs: { name: 'game', content: game }, content: '' });
  route.sidebar = route.sidebar.map(shrinkOtherGame(game, base));
});
