/** The lessons as pages read them: written form and words, played with their game while the site is built. */
import { getCollection } from 'astro:content';
import * as dragonheart from '#engine/dragonheart/index.ts';
import * as dragonwood from '#engine/dragonwood/index.ts';
import { captureChance } from '#engine/odds/index.ts';
import { alikeInDragonheart, alikeInDragonwood, buildScenario, type Scenario } from '#engine/scenario/index.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ScenarioText } from '#schemas/scenario.ts';

/** A lesson with its words in both languages. */
interface LessonBase {
  /** The folder's name, part of the address. */
  readonly slug: string;
  /** Its place among the lessons of its game, from 1. */
  readonly order: number;
  readonly texts: Readonly<Record<Locale, ScenarioText>>;
}

export interface WoodLesson extends LessonBase {
  readonly game: 'dragonwood';
  readonly scenario: Scenario<dragonwood.DragonwoodState, dragonwood.DragonwoodAction>;
}

export interface HeartLesson extends LessonBase {
  readonly game: 'dragonheart';
  readonly scenario: Scenario<dragonheart.DragonheartState, dragonheart.DragonheartAction>;
}

export type Lesson = WoodLesson | HeartLesson;
export type LessonGame = Lesson['game'];

const wood = {
  ...dragonwood,
  alike: alikeInDragonwood,
  chanceOf: (action: dragonwood.DragonwoodAction) =>
    action.type === 'capture'
      ? captureChance({ ...dragonwood.numbersOf(action), reroll: dragonwood.allowsReroll(action) })
      : null,
};
const heart = { ...dragonheart, alike: alikeInDragonheart };

function built<Value>(result: { readonly scenario: Value } | { readonly problem: unknown }, id: string): Value {
  if ('scenario' in result) return result.scenario;
  throw new Error(`src/content/scenarios/${id}: ${JSON.stringify(result.problem)}`);
}

/** The lessons of a game in the order of the course. One that cannot be played stops the build. */
export async function lessonsOf(game: LessonGame): Promise<readonly Lesson[]> {
  const texts = await getCollection('scenarioTexts');
  const written = await getCollection('scenarios', ({ data }) => data.game === game);
  const lessons = written.map(({ id, data }): Lesson => {
    const folder = id.replace(/\/scenario$/, '');
    const slug = folder.replace(/^.*\//, '');
    const textIn = (locale: Locale) => {
      const text = texts.find((entry) => entry.id === `${folder}/${locale}`);
      if (!text) throw new Error(`There is no src/content/scenarios/${folder}/${locale}.yaml`);
      return text.data;
    };
    const base = { slug, order: data.order, texts: { en: textIn('en'), ru: textIn('ru') } };
    return game === 'dragonwood'
      ? { ...base, game, scenario: built(buildScenario(wood, data), folder) }
      : { ...base, game, scenario: built(buildScenario(heart, data), folder) };
  });
  return lessons.sort((a, b) => a.order - b.order);
}

/** Where a lesson is played, below the language's folder. */
export const lessonPath = ({ game, slug }: Pick<Lesson, 'game' | 'slug'>): string => `/${game}/learn/${slug}/`;
