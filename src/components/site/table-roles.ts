/** Elements of a table that a style sheet may lay out anew, and what they are. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
  td: 'cell',
  th: 'columnheader',
};

/** An opening tag: its name and its attributes, whose values may hold anything but their own quotation mark. */
const openingTag = /<(table|thead|tbody|tfoot|tr|td|th)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

const roleOf = (name: string, attributes: string): string | undefined =>
  name === 'th' && /\sscope="?row\b/.test(attributes) ? 'rowheader' : roles[name];

/** The HTML of a table with a role on each of its elements. */
export const withTableRoles = (html: string): string =>
  html.replace(
    openingTag,
    (_, name: string, attributes: string) => `<${name} role="${roleOf(name, attributes)}"${attributes}>`,
  );
