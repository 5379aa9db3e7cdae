/**
 * Light colours for readers without scripts whose system is light. Starlight's pages say "dark" until a script has asked
 * the system; where no script runs a style sheet asks, and takes the light values of the tokens back.
 */

/** A rule's selectors and what it declares. */
interface Rule {
  readonly selectors: string;
  readonly body: string;
}

const rulesOf = (css: string): Rule[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: (selectors ?? '').trim(),
    body: body ?? '',
  }));

const colours = (body: string): (readonly [name: string, value: string])[] =>
  [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? ''] as const);

const isDark = ({ selectors }: Rule) => selectors.includes("[data-theme='dark']");

/** What the night does to pictures and not by tokens. */
const pictures = [
  '.hero-scene img,.book,.hero-dice,.tile-picture>img,.board-land{filter:none!important}',
  '.hero-scene::after,.page-dragonwood::after{content:none!important}',
  '.hero-paper .rim{fill:#fffdf6!important}',
].join('');

/**
 * The style sheet for those readers. `tokens` is the text of tokens.css: what it declares for both themes comes again,
 * in its light value and so that the dark one cannot win.
 */
export function lightSheet(tokens: string): string {
  const rules = rulesOf(tokens);
  const changing = new Set(rules.filter(isDark).flatMap(({ body }) => colours(body).map(([name]) => name)));
  const light = rules
    .filter((rule) => !isDark(rule))
    .map(({ selectors, body }) => ({ selectors, own: colours(body).filter(([name]) => changing.has(name)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ selectors, own }) => `${selectors}{${own.map(([name, value]) => `${name}:${value}!important`).join(';')}}`);
  return `:root{color-scheme:light!important}${light.join('')}${pictures}`;
}
