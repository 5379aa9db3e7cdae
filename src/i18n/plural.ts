import type { Locale } from './locales.ts';

/** A word in the forms that a count asks for: Russian has one, few and many, English only one and (as `many`) the rest. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many: string;
}

/** The two forms of a language such as English; or one for a sentence that every count leaves alone. */
export const forms = (one: string, many = one): PluralForms => ({ one, many });

const rules: Record<Locale, Intl.PluralRules> = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };

/** The form for `count`: 1 card, 2 cards; 1 карта, 2 карты, 5 карт. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const category = rules[locale].select(count);
  return category === 'one' ? forms.one : (category === 'few' && forms.few) || forms.many;
}

/** Puts values into the `{names}` of a message. A name without a value is a programming error. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });
}
