/** The languages of the site. English stands at the root, Russian under /ru/. */
export const locales = ['en', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** The language of a page from its path below the base, from Starlight's locale or from a `lang` tag: anything unknown is English. */
export const localeOf = (value: string | undefined): Locale => (value === 'ru' ? 'ru' : 'en');
