/** What the score pads of both games share: names, and counts that are written in an address. */

/** The longest name, in characters as people count them. */
export const longestName = 20;

/** Characters as people count them; in a browser that cannot tell, as Unicode does. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : [...text];

/** A name as it is kept: one line, no space around it, not longer than a name is. */
export function cleanName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  // Signs that turn the direction of writing would turn the whole pad.
  const plain = line.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '');
  return charactersOf(plain)
    .slice(0, longestName)
    .join('')
    .slice(0, 4 * longestName)
    .trim()
    .toWellFormed();
}

/** One field of an address, its value written so that it stays readable; nothing for an empty one. */
export const written = (name: string, value: string | number): readonly string[] =>
  value === '' ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`];
