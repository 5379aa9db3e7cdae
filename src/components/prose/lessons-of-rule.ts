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

/** By rule: the first step of each lesson that shows it, in the order of the course. */
async function stepsByRule(): Promise<ReadonlyMap<string, readonly LessonStep[]>> {
  const titles = new Map((await getCollection('scenarioTexts')).map(({ id, data }) => [id, data.title]));
  const lessons = await getCollection('scenarios');
  const steps = new Map<string, LessonStep[]>();
  for (const { id, data } of lessons.toSorted((a, b) => a.data.order - b.data.order)) {
    const [, slug = ''] = id.split('/');
    const titleIn = (locale: keyof Text) => titles.get(`${id}/${locale}`) ?? id;
    const title = { en: titleIn('en'), ru: titleIn('ru') };
    for (const rule of new Set(data.steps.flatMap(({ shows }) => shows))) {
      const step = data.steps.findIndex(({ shows }) => shows.includes(rule));
      const path = `/${data.game}/learn/${slug}/#step-${step + 1}`;
      steps.set(rule, [...(steps.get(rule) ?? []), { order: data.order, title, path }]);
    }
  }
  return steps;
}

let known: ReturnType<typeof stepsByRule> | undefined;

/** The first step of each lesson that shows a rule, in the order of the course. */
export async function lessonsShowing(ruleId: string): Promise<readonly LessonStep[]> {
  // While a site is built its lessons stay as they are; where they are written they are read anew.
  const steps = await (import.meta.env.DEV ? stepsByRule() : (known ??= stepsByRule()));
  return steps.get(ruleId) ?? [];
}
