import { getEntry } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';

/** The title of a prose page, by its slug below the language's folder. An unknown page throws. */
export async function pageTitle(slug: string, locale: Locale): Promise<string> {
  const id = locale === 'en' ? slug : `${locale}/${slug}`;
  const entry = await getEntry('docs', id);
  if (!entry) throw new Error(`There is no page "${id}" in src/content/docs/`);
  return entry.data.title;
}
