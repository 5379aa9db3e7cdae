import { getEntry } from 'astro:content';
import type { RuleRegistry, Source } from '#schemas/rules.ts';

export type Game = RuleRegistry['game'];

/** A text in both languages. */
export type Text = Readonly<Record<'en' | 'ru', string>>;

/** A rule as pages show it. */
export interface Rule {
  readonly id: string;
  readonly game: Game;
  /** Section and place in it, `4.2`; computed from the registry's order. */
  readonly number: string;
  /** The id of its section. */
  readonly section: string;
  readonly sectionTitle: Text;
  readonly title: Text;
  /** The rule in one or two sentences. */
  readonly says: Text;
  readonly src: readonly Source[];
  /** What each edition says, where they disagree. */
  readonly differs: { readonly tabletop: Text; readonly online: Text } | undefined;
  /** Why no test can prove it. */
  readonly unprovable: Text | undefined;
  /** Rules that help to understand this one, by their ids. */
  readonly related: readonly string[];
  /** The slug of the page on which the rule stands in full. */
  readonly page: string;
}

/** All rules of a game in their order. */
export async function rulesOf(game: Game): Promise<readonly Rule[]> {
  const entry = await getEntry('rules', game);
  if (!entry) throw new Error(`There is no src/content/rules/${game}.yaml`);
  return entry.data.sections.flatMap((section, part) =>
    section.rules.map((rule, place) => ({
      id: rule.id,
      game,
      number: `${part + 1}.${place + 1}`,
      section: section.id,
      sectionTitle: section.title,
      title: rule.title,
      says: rule.says,
      src: rule.src,
      differs: rule.differs,
      unprovable: rule.unprovable,
      related: rule.related ?? [],
      page: rule.page,
    })),
  );
}

/** The game in whose folder a page lies, by its path below the language's folder. A page elsewhere throws. */
export function gameOfPage(path: string): Game {
  const game = (['dragonwood', 'dragonheart'] as const).find((name) => path.startsWith(`/${name}/`));
  if (!game) throw new Error(`${path} lies in no game's folder: name the game`);
  return game;
}

/** All rules of both games. */
export const allRules = async (): Promise<readonly Rule[]> => [
  ...(await rulesOf('dragonwood')),
  ...(await rulesOf('dragonheart')),
];

const byId = async (): Promise<ReadonlyMap<string, Rule>> => new Map((await allRules()).map((rule) => [rule.id, rule]));
let known: ReturnType<typeof byId> | undefined;

/** The rule with this id. An unknown id throws, so that a page which cites it does not build. */
export async function findRule(id: string): Promise<Rule> {
  // While a site is built its rules stay as they are; where they are written they are read anew.
  const rules = await (import.meta.env.DEV ? byId() : (known ??= byId()));
  const rule = rules.get(id);
  if (!rule) throw new Error(`There is no rule "${id}" in src/content/rules/`);
  return rule;
}

/** Where a rule is read, as a path below the language's folder: its place on its page. */
export const rulePath = ({ id, page }: Pick<Rule, 'id' | 'page'>): string => `/${page}/#${id}`;

/** What the badges tell: one name per source, whichever game's registry it comes from. */
export type SourceName = Exclude<Source, 'seed'>;

const inOrder: readonly SourceName[] = ['printed', 'online', 'cards', 'others', 'ours'];

/** The sources of a rule by the names that readers see, each once and always in the same order: printed rules first. */
export const sourceNames = (src: readonly Source[]): SourceName[] =>
  inOrder.filter((name) => src.includes(name) || (name === 'online' && src.includes('seed')));
