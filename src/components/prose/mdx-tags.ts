/** The components that a page of prose uses, as its author wrote them. */

/** A component on a page. */
export interface MdxTag {
  readonly name: string;
  /** As written: a text without its quotes, an expression with its braces, `true` for one that is only named. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The components of an MDX text, in the order in which they stand there. */
export const mdxTags = (text: string): readonly MdxTag[] =>
  [...text.matchAll(/<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^}]*\}))?)*)\s*\/?>/g)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: new Map(
        [...attributes.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|(\{[^}]*\})))?/g)].map(
          ([, attribute = '', word, expression]) => [attribute, word ?? expression ?? 'true'],
        ),
      ),
    }),
  );
