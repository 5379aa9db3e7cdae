/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of the second colour in the first: 0 is the first, 1 the second. */
export const mix = (first: Colour, second: Colour, share: number): Colour => {
  const other = channels(second);
  const mixed = channels(first).map((value, i) => Math.round(value + ((other[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour with some white in it. */
export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);

/** The colour with some black in it. */
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#000000', share);
