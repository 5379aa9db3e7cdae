/** What all addresses share: words of a field, and what is told of a wrong one. */

/** The longest piece of an address that is told back. */
const longestEcho = 40;

/** A wrong value as it is told back: cut where it is very long. */
export const shorten = (value: string): string =>
  value.length > longestEcho ? `${value.slice(0, longestEcho)}…` : value;

/** The words of a field or of what somebody types: separated by spaces, commas or semicolons. */
export const fieldWords = (text: string | null): readonly string[] => (text ?? '').split(/[\s,;]+/u).filter(Boolean);

/** The search part of an address that somebody pasted where cards are typed; null when it is none. */
export function pastedSearch(text: string): string | null {
  const start = text.search(/\?[a-z]+=/u);
  return start < 0 ? null : (text.slice(start).trim().split('#')[0] ?? null);
}

/** A whole number in plain digits from `least` to `most`; null for anything else. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  if (!/^\d{1,3}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
