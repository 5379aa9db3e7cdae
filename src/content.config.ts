import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { rulesSchema } from '#schemas/rules.ts';

export const collections = {
  /** The prose pages, English at the root and Russian in `ru/`. */
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
  /** The rule registry: one entry per game, with the game's name as its id. */
  rules: defineCollection({
    loader: glob({ base: './src/content/rules', pattern: '*.yaml' }),
    schema: rulesSchema,
  }),
};
