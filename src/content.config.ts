import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { changeSchema } from '#schemas/changes.ts';
import { glossarySchema } from '#schemas/glossary.ts';
import { pageSchema } from '#schemas/page.ts';
import { rulesSchema } from '#schemas/rules.ts';
import { scenarioSchema, scenarioTextSchema } from '#schemas/scenario.ts';

export const collections = {
  /** The prose pages, English at the root and Russian in `ru/`. */
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema({ extend: pageSchema }) }),
  /** Where the shell's own words differ from Starlight's. */
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
  /** The rule registry: one entry per game, with the game's name as its id. */
  rules: defineCollection({
    loader: glob({ base: './src/content/rules', pattern: '*.yaml' }),
    schema: rulesSchema,
  }),
  /** The words of each game, with the game's name as its id. */
  glossary: defineCollection({
    loader: glob({ base: './src/content/glossary', pattern: '*.yaml' }),
    schema: glossarySchema,
  }),
  /** The lessons without their words, as `dragonwood/first-turn`. */
  scenarios: defineCollection({
    loader: glob({
      base: './src/content/scenarios',
      pattern: '*/*/scenario.yaml',
      generateId: ({ entry }) => entry.replace(/\/scenario\.yaml$/, ''),
    }),
    schema: scenarioSchema,
  }),
  /** The words of the lessons, as `dragonwood/first-turn/ru`. */
  scenarioTexts: defineCollection({
    loader: glob({
      base: './src/content/scenarios',
      pattern: '*/*/{en,ru}.yaml',
      generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
    }),
    schema: scenarioTextSchema,
  }),
  /** The rulings of this site, the oldest first. */
  changes: defineCollection({ loader: file('src/content/changes.yaml'), schema: changeSchema }),
};
