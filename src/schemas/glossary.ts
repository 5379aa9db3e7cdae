import { z } from 'astro/zod';
import { text } from './text.ts';

const term = z.strictObject({
  /** The anchor on the glossary page, the same in both languages. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The word as the glossary lists it. */
  word: text,
  /** What it means: a short text that is understood alone. */
  means: text,
  /** The rule that tells more. */
  rule: z.string().optional(),
});

/** The words of one game. */
export const glossarySchema = z
  .strictObject({ game: z.enum(['dragonwood', 'dragonheart']), terms: z.array(term).min(1) })
  .superRefine(({ terms }, context) => {
    const seen = new Set<string>();
    for (const { id } of terms) {
      if (seen.has(id)) context.addIssue({ code: 'custom', message: `${id} stands here twice` });
      seen.add(id);
    }
  });

/** The glossary of one game, as read from `content/glossary/<game>.yaml`. */
export type GlossaryData = z.infer<typeof glossarySchema>;
