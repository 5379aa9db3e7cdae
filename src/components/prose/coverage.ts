/** What proves a rule and where it is shown, read from the texts of tests and pages. Nothing here reads a file. */

/** A test whose title starts with a rule's id in square brackets. */
export interface Citation {
  /** The rule's id. */
  readonly rule: string;
  /** The title without the id. `…` stands where a test is repeated with values. */
  readonly title: string;
}

const title = /(['"`])\[(d[wh]-[\w-]+)\]\s+((?:\\.|(?!\1).)+)\1/gs;

/** The rules that a file of tests cites, in its order. `text` is its source. */
export const citationsIn = (text: string): Citation[] =>
  [...text.matchAll(title)].map(([, , rule = '', words = '']) => ({
    rule,
    title: words.replace(/%[a-z]|\$\{[^}]*\}|\$\w+/g, '…').replace(/\\(.)/g, '$1'),
  }));

/** How many positions of the game a page plays to show each rule, by the rule's id. `body` is its MDX. */
export function examplesIn(body: string): Map<string, number> {
  const shown = new Map<string, number>();
  for (const [, id = '', inside = ''] of body.matchAll(/<Rule\s[^>]*?\bid="([^"]*)"[^>]*>(.*?)<\/Rule>/gs)) {
    const count = inside.match(/<(?:Example|Scene)\s/g)?.length ?? 0;
    if (count > 0) shown.set(id, count);
  }
  return shown;
}
