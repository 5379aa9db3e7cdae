import type { Locale } from './locales.ts';

/** A word in the forms that a count asks for; Russian needs one, few and many, English one and other (given as `many`). */
export interface PluralForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

const rules: Record<Locale, Intl.PluralRules> = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

/** The form for `count`: 1 card, 2 cards; 1 карта, 2 карты, 5 карт. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const category = rules[locale].select(count);
  return category === 'one' ? forms.one : category === 'few' ? forms.few : forms.many;
}

/** Puts values into the `{names}` of a message. A name without a value is a programming error. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });
}
