import { z } from 'astro/zod';

/** What a prose page may say in its head, besides Starlight's own words. */
export const pageSchema = z.object({
  /** The card that stands beside the text: a creature's or an enhancement's id, or a Dragonheart type. */
  marginCard: z.string().optional(),
});
