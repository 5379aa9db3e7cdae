import { docsLoader, i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { pageSchema } from '#schemas/page.ts';
import { rulesSchema } from '#schemas/rules.ts';

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
};
