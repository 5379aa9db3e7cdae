/**
 * Open data: /data/dragonwood.json and /data/dragonheart.json, the same address in every language.
 *
 * `format` is 1. New fields may come at any time; a field that goes or changes its meaning makes it 2. Ids of cards and
 * rules are permanent. Everything is generated from what the site itself runs on: the engine's cards, the names of both
 * languages, and the rule registry.
 */
import type { APIRoute } from 'astro';
import {
  rulePath,
  rulesOf,
  sourceNames,
  type Game,
  type Rule,
  type SourceName,
  type Text,
} from '#components/prose/registry.ts';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { dragonheartCardNames, dragonwoodCardNames } from '#i18n/cards.ts';

/** A rule, as the site shows it. */
export interface RuleData {
  readonly id: string;
  /** Section and place in it; may change when rules are added. Cite the id. */
  readonly number: string;
  readonly section: Text;
  readonly title: Text;
  readonly says: Text;
  /** Where the rule comes from; `ours` is a ruling of this site. */
  readonly sources: readonly SourceName[];
  readonly differs?: NonNullable<Rule['differs']>;
  /** Where the rule is read, below the site's address: the English path. The Russian one starts with /ru. */
  readonly path: string;
}

/** What both files hold. */
export interface OpenData<Id extends Game> {
  readonly format: 1;
  readonly game: Id;
  readonly name: Text;
  readonly licence: Text;
  readonly rules: readonly RuleData[];
}

/** A card with its names. The Russian names are this site's own. */
type Named<Card> = Card & { readonly name: Text };

/** A type of Dragonheart's cards; its id is the type. */
type TypeData = Named<dragonheart.TypeFacts> & { readonly id: dragonheart.CardType };

/** /data/dragonwood.json */
export interface DragonwoodData extends OpenData<'dragonwood'> {
  /** The Dragonwood deck: one entry per title, `copies` tells how many cards. */
  readonly cards: readonly Named<dragonwood.Creature | dragonwood.Enhancement | dragonwood.EventCard>[];
  /** The 60 Adventurers, each once in the deck. */
  readonly adventurers: readonly dragonwood.Adventurer[];
  readonly luckyLadybugs: number;
  readonly dice: { readonly count: number; readonly faces: readonly number[] };
}

/** /data/dragonheart.json */
export interface DragonheartData extends OpenData<'dragonheart'> {
  /** One entry per type; `values` holds one number per card of one of the two equal decks. */
  readonly cards: readonly TypeData[];
  readonly decks: number;
  readonly greatDragonPoints: number;
}

const licence: Text = {
  en: 'Free to use for any purpose. The sentences and the Russian names are the work of this unofficial fan site: please name it.',
  ru: 'Можно свободно использовать для чего угодно. Формулировки и русские названия — работа этого неофициального сайта любителей: пожалуйста, упоминайте его.',
};

const games: Record<Game, Text> = {
  dragonwood: { en: 'Dragonwood', ru: 'Драконий лес' },
  dragonheart: { en: 'Dragonheart', ru: 'Сердце дракона' },
};

const ruleData = (rule: Rule): RuleData => ({
  id: rule.id,
  number: rule.number,
  section: rule.sectionTitle,
  title: rule.title,
  says: rule.says,
  sources: sourceNames(rule.src),
  ...(rule.differs && { differs: rule.differs }),
  path: rulePath(rule),
});

const common = async <Id extends Game>(game: Id): Promise<OpenData<Id>> => ({
  format: 1,
  game,
  name: games[game],
  licence,
  rules: (await rulesOf(game)).map(ruleData),
});

async function dragonwoodData(): Promise<DragonwoodData> {
  const [en, ru] = [dragonwoodCardNames('en'), dragonwoodCardNames('ru')];
  const { creatures, enhancements, events, adventurers, ladybugCount, editions, dieFaces } = dragonwood;
  return {
    ...(await common('dragonwood')),
    cards: [...creatures, ...enhancements, ...events].map((card) => ({
      ...card,
      name: { en: en[card.id], ru: ru[card.id] },
    })),
    adventurers,
    luckyLadybugs: ladybugCount,
    dice: { count: editions.tabletop.mostDice.value, faces: dieFaces },
  };
}

async function dragonheartData(): Promise<DragonheartData> {
  const [en, ru] = [dragonheartCardNames('en'), dragonheartCardNames('ru')];
  const { typeFacts, greatDragonPoints, parameters } = dragonheart;
  return {
    ...(await common('dragonheart')),
    cards: typeFacts.map((facts) => ({ id: facts.type, ...facts, name: { en: en[facts.type], ru: ru[facts.type] } })),
    decks: parameters.players.value,
    greatDragonPoints,
  };
}

const files: Record<Game, () => Promise<DragonwoodData | DragonheartData>> = {
  dragonwood: dragonwoodData,
  dragonheart: dragonheartData,
};

const isGame = (name: string | undefined): name is Game => name !== undefined && Object.hasOwn(files, name);

export const getStaticPaths = () => Object.keys(files).map((game) => ({ params: { game } }));

export const GET: APIRoute = async ({ params: { game } }) => {
  if (!isGame(game)) throw new Error(`There is no game "${String(game)}"`);
  // The hard spaces of the pages' typography are of no use in data.
  const body = `${JSON.stringify(await files[game](), null, 1)}\n`.replaceAll('\u00a0', ' ');
  return new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
