import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { addRulesToToc } from '#components/prose/toc.ts';
import { parsePathname } from '#i18n/address.ts';
import { type Game, gameOfHead, gameOfPath, linksOf, type SidebarEntry } from './world.ts';

/** The groups of one game: what stands in its entry of the sidebar. */
const groupsOf = (game: Game, sidebar: readonly SidebarEntry[], base: string): SidebarEntry[] =>
  sidebar.flatMap((entry) => {
    const [first] = linksOf([entry]);
    const isOfGame = first && gameOfPath(parsePathname(first.href, base).path) === game;
    return isOfGame && entry.type === 'group' ? entry.entries : [];
  });

const tellsAddress = ({ attrs }: StarlightRouteData['head'][number]) =>
  attrs?.rel === 'canonical' || attrs?.rel === 'alternate' || attrs?.property === 'og:url';

/**
 * Lists a page's rules in its table of contents and tells the page its game: a meta tag chooses the world's colours, and
 * the sidebar shows that game alone.
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
  // A rule's own page lies in no game's folder and names its game itself.
  const named = gameOfHead(route.head);
  const game = named ?? gameOfPath(path);
  if (!game) return;
  if (!named) route.head.push({ tag: 'meta', attrs: { name: 'game', content: game }, content: '' });
  route.sidebar = groupsOf(game, route.sidebar, base);
});
