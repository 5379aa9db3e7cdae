import { locales, type Locale } from './locales.ts';

/** Where a page stands: its language, and its path below the site's base and the language's folder, with a leading slash. */
export interface PageAddress {
  readonly locale: Locale;
  readonly path: string;
}

/** Splits a pathname into language and path. `base` starts and ends with a slash. */
export function parsePathname(pathname: string, base: string): PageAddress {
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.replace(/^\//, '');
  return below === 'ru' || below.startsWith('ru/')
    ? { locale: 'ru', path: below.slice(2) || '/' }
    : { locale: 'en', path: `/${below}` };
}

/** The pathname of a page in one language: English at the root, Russian under /ru/. `path` starts with a slash. */
export const pathnameOf = ({ locale, path }: PageAddress, base: string): string =>
  `${base}${locale === 'en' ? '' : `${locale}/`}${path.slice(1)}`;

/** The language that is not `locale`. */
export const otherLocale = (locale: Locale): Locale => locales.find((other) => other !== locale) ?? locale;
