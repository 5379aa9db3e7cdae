import { getCollection } from 'astro:content';
import type { Text } from './registry.ts';

/** A step of a lesson in which a rule is shown. */
export interface LessonStep {
  /** The lesson's place in the course of its game, from 1. */
  readonly order: number;
  readonly title: Text;
  /** Where the step is played, below the language's folder. */
  readonly path: string;
}

/** The first step of each lesson that shows a rule, in the order of the course. */
export async function lessonsShowing(ruleId: string): Promise<readonly LessonStep[]> {
  const texts = await getCollection('scenarioTexts');
  const titleIn = (lesson: string, locale: keyof Text) =>
    texts.find(({ id }) => id === `${lesson}/${locale}`)?.data.title ?? lesson;
  const lessons = await getCollection('scenarios');
  return lessons
    .flatMap(({ id, data }) => {
      const step = data.steps.findIndex(({ shows }) => shows.some((rule) => rule === ruleId));
      if (step < 0) return [];
      const [, slug] = id.split('/');
      const path = `/${data.game}/learn/${slug ?? ''}/#step-${step + 1}`;
      return [{ order: data.order, title: { en: titleIn(id, 'en'), ru: titleIn(id, 'ru') }, path }];
    })
    .sort((a, b) => a.order - b.order);
}
