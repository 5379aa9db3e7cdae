/** What the pages of the site may weigh, in bytes, and how many of their pictures are in sight at first. */

/** What a budget is set for. */
export type Part = 'html' | 'css' | 'script' | 'total';

/** A phone of 390 × 844 pixels and a desk of 1440 × 900. */
export const screens = ['phone', 'desk'] as const;
export type Screen = (typeof screens)[number];

/** Bytes in a kilobyte, as budgets are told. */
export const kB = 1000;

/** A page's name in both languages: its address below the language's folder. */
const nameOf = (page: string) => page.replace(/^ru\//, '').replace(/index\.html$/, '');

/** How many lazy pictures a browser has in sight before anything is scrolled. */
const measuredInSight: Record<string, Readonly<Record<Screen, number>>> = {
  '': { phone: 1, desk: 4 },
  'dragonwood/odds/': { phone: 1, desk: 1 },
  'dragonwood/cards/': { phone: 2, desk: 4 },
  'dragonwood/score/': { phone: 2, desk: 12 },
  'dragonwood/end/': { phone: 2, desk: 3 },
  'dragonwood/events/': { phone: 4, desk: 4 },
  'dragonwood/roll/': { phone: 0, desk: 2 },
  'dragonwood/three-minutes/': { phone: 3, desk: 4 },
  'dragonheart/board/': { phone: 10, desk: 12 },
  'dragonheart/deck/': { phone: 1, desk: 3 },
  'dragonheart/table/': { phone: 6, desk: 9 },
  'about/specimen/': { phone: 10, desk: 16 },
};
/** The card that stands beside the text; a phone has no room for it. */
const besideProse: Readonly<Record<Screen, number>> = { phone: 0, desk: 1 };

/** How many of a page's lazy pictures count as in sight. */
export const lazyInSight = (page: string, screen: Screen): number =>
  (measuredInSight[nameOf(page)] ?? besideProse)[screen];

/** The pages with a budget of their own; all others are prose. */
const ownBudgets: Record<string, number> = { '': 180 * kB, 'dragonwood/cards/': 250 * kB };
/** Pages with tools, or with all there is of something, which have the budget of their language. A lesson has the larger one. */
const toolPages = new Set([
  'dragonwood/odds/',
  'dragonwood/charts/',
  'dragonwood/table/',
  'dragonheart/table/',
  'dragonwood/score/',
  'dragonheart/score/',
  'dragonheart/board/',
  'about/coverage/',
  'about/specimen/',
]);
/** The lessons and their list. */
const lessonPages = /^\w+\/learn\//;
/** The tables to play at. */
const playPages = /^\w+\/play\//;
const proseBudget = 60 * kB;

/** What a page may weigh, in bytes. */
export function budgetOf(page: string): number {
  const name = nameOf(page);
  // A table with all its pieces shows as much as the home page does.
  if (playPages.test(name)) return 180 * kB;
  if (lessonPages.test(name)) return 140 * kB;
  if (toolPages.has(name)) return (page.startsWith('ru/') ? 140 : 100) * kB;
  return ownBudgets[name] ?? proseBudget;
}

/** What the parts of a page of prose may weigh: it is to be there at once, on any phone. */
const proseParts: Readonly<Record<Exclude<Part, 'total'>, number>> = { html: 12 * kB, css: 20 * kB, script: 8 * kB };

/** What the parts of a lesson may weigh: the table it is played at comes with the engine of its game. */
const lessonParts: Partial<Readonly<Record<Part, number>>> = { script: 45 * kB };

/** The bots come on top, in a worker of their own: `tests/e2e/play.spec.ts` weighs them all together. */
const playParts: Partial<Readonly<Record<Part, number>>> = { script: 80 * kB };

function ownLimits(name: string, total: number): Partial<Readonly<Record<Part, number>>> {
  if (total === proseBudget) return proseParts;
  if (lessonPages.test(name)) return lessonParts;
  return playPages.test(name) ? playParts : {};
}

/** The parts of a page that weigh more than they may, all together included. */
export function partsOver(page: string, parts: Readonly<Record<Part, number>>): Part[] {
  const total = budgetOf(page);
  const limits = { ...ownLimits(nameOf(page), total), total };
  return (Object.entries(limits) as [Part, number][]).flatMap(([part, most]) => (parts[part] > most ? [part] : []));
}
