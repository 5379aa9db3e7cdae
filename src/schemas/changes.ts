import { z } from 'astro/zod';
import { text } from './text.ts';

/** A ruling of this site, or a change to one. */
export const changeSchema = z.strictObject({
  id: z.string(),
  /** The day, `2026-11-30`. */
  date: z.iso.date(),
  /** The id of the rule that it belongs to. */
  rule: z.string(),
  /** The ruling in short. */
  what: text,
  /** What the sources leave open, and the reason for the choice. */
  why: text,
});
