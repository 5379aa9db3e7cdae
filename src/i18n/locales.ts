/** The languages of the site. English stands at the root, Russian under /ru/. */
export const locales = ['en', 'ru'] as const;
export type Locale = (typeof locales)[number];

/** The language that a tag such as Astro's `currentLocale` names; anything unknown is English. */
export const localeOf = (value: string | undefined): Locale => (value === 'ru' ? 'ru' : 'en');
