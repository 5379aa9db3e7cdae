import { z } from 'astro/zod';

/** A text in both languages. */
export const text = z.strictObject({ en: z.string().min(1), ru: z.string().min(1) });
