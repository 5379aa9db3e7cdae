import { z } from 'astro/zod';
import { text } from './text.ts';

/** Where a rule comes from, as the registry says it; the head of each registry file explains the words. */
export const sources = ['printed', 'online', 'seed', 'cards', 'others', 'ours'] as const;
export type Source = (typeof sources)[number];

const rule = z.strictObject({
  id: z.string().regex(/^d[wh](-[a-z0-9]+)+$/),
  src: z.array(z.enum(sources)).min(1),
  title: text,
  says: text,
  /** What each edition says, where they disagree. */
  differs: z.strictObject({ tabletop: text, online: text }).optional(),
  /** Ids of rules of the same game that help to understand this one. */
  related: z.array(z.string()).min(1).optional(),
  /** Why no test can prove it; most rules have a test instead. */
  unprovable: text.optional(),
  /** The page on which the rule stands in full; `/r/<id>/` leads there. */
  page: z.string(),
});

const section = z.strictObject({ id: z.string(), title: text, rules: z.array(rule).min(1) });

const prefixes = { dragonwood: 'dw-', dragonheart: 'dh-' } as const;

/** The rules of one game: sections and rules in the order in which they are numbered. */
export const rulesSchema = z
  .strictObject({ game: z.enum(['dragonwood', 'dragonheart']), sections: z.array(section).min(1) })
  .superRefine(({ game, sections: parts }, context) => {
    const seen = new Set<string>();
    const rules = parts.flatMap((part) => part.rules);
    for (const { id } of rules) {
      const message = seen.has(id)
        ? `${id} stands here twice`
        : id.startsWith(prefixes[game])
          ? null
          : `${id} is no rule of ${game}: its rules start with ${prefixes[game]}`;
      if (message) context.addIssue({ code: 'custom', message });
      seen.add(id);
    }
    for (const { id, related = [] } of rules) {
      for (const [place, other] of related.entries()) {
        const message = !seen.has(other)
          ? `${id} is related to ${other}, which is no rule`
          : other === id || related.indexOf(other) !== place
            ? `${id} names ${other} among its related rules without need`
            : null;
        if (message) context.addIssue({ code: 'custom', message });
      }
    }
  });

/** The registry of one game, as read from `content/rules/<game>.yaml`. */
export type RuleRegistry = z.infer<typeof rulesSchema>;
