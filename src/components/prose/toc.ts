import type { StarlightRouteData } from '@astrojs/starlight/route-data';
import type { Locale } from '#i18n/locales.ts';
import { findRule, type Game, rulesOf } from './registry.ts';
import { sectionsOf } from './rule-sections.ts';

type TocItems = NonNullable<StarlightRouteData['toc']>['items'];

async function ruleHeading(id: string, locale: Locale): Promise<string> {
  const { number, title } = await findRule(id);
  return `${number} ${title[locale]}`;
}

/** The sections of a list of all rules. */
const sectionItems = async (game: Game, locale: Locale): Promise<TocItems> =>
  sectionsOf(await rulesOf(game)).map(({ id, number, title }) => ({
    depth: 2,
    slug: id,
    text: `${number} ${title[locale]}`,
    children: [],
  }));

/**
 * Puts the rules and questions of an MDX page into its table of contents, each below the heading before it: Astro collects
 * headings of Markdown only, not those of components. `body` is the page's source, `items` what Starlight made of its headings; the
 * first of them is the page's top.
 */
export async function addRulesToToc(body: string, items: TocItems, locale: Locale): Promise<void> {
  const [top, ...headings] = items;
  if (!top) return;
  let below: TocItems = items;
  for (const line of body.split('\n')) {
    const heading = /^## /.test(line) ? headings.shift() : undefined;
    if (heading) below = heading.children;
    const [, game] = /^<RuleList game="(\w+)"/.exec(line) ?? [];
    if (game !== undefined) items.push(...(await sectionItems(game as Game, locale)));
    const [, tag, id, title] = /^<(Rule|Question) id="([\w-]+)"(?: title="([^"]+)")?/.exec(line) ?? [];
    if (id === undefined) continue;
    const text = tag === 'Rule' ? await ruleHeading(id, locale) : title;
    if (text === undefined) throw new Error(`The question "${id}" has no title on its tag's line`);
    const item = { depth: below === items ? 2 : 3, slug: id, text, children: [] };
    if (below === items) items.splice(items.length - headings.length, 0, item);
    else below.push(item);
  }
}
