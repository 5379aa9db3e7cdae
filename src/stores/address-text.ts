/** What all addresses share: words of a field, and what is told of a wrong one. */

/** The longest piece of an address that is told back. */
const longestEcho = 40;

/** A wrong value as it is told back: cut where it is very long. */
export const shorten = (value: string): string =>
  value.length > longestEcho ? `${value.slice(0, longestEcho)}…` : value;

/** The words of a field or of what somebody types: separated by spaces, commas or semicolons. */
export const fieldWords = (text: string | null): readonly string[] => (text ?? '').split(/[\s,;]+/u).filter(Boolean);

/** A whole number in plain digits from `least` to `most`; null for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
